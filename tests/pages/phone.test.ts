import { afterAll, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { createReference } from '#domain/complaints/complaint-reference.ts';
import { isGsm, toGsm } from '#domain/text/gsm-text.ts';
import { contentIn } from '#server/languages.ts';
import { openOwnSite } from '../support/own-site.ts';

const SECRET = 'secret-of-the-ussd-gateway';
const CODES = ['en', ...translations];
/** Networks give a screen up after a few seconds, of which the aggregator needs most. */
const QUICK_MS = 300;
const site = await openOwnSite({ USSD_SECRET: SECRET });
afterAll(() => site.close());

let callers = 0;

/** From another number each time: one may ask only so often. */
async function dial(text: string) {
  const phoneNumber = `+234803${String(callers++).padStart(7, '0')}`;
  const call = { sessionId: 's', serviceCode: '*1#', networkCode: '1', phoneNumber, text };
  const start = performance.now();
  const answer = await site.fetch(`/ussd/${SECRET}`, { method: 'POST', body: new URLSearchParams(call) });
  const screen = await answer.text();
  return { status: answer.status, screen, ms: performance.now() - start };
}

/** What is typed where a screen asks for something, by what it asks. */
function typedAt(code: string): [ask: string, inputs: string[]][] {
  const { places, price, covered, dates, complaint } = contentIn(code, 'phone').phoneWords;
  return [
    [
      places.ask,
      ['ikorodu', 'Ikorodu General Hospital', 'aquart pharmacy', 'reddington', 'xyzzyq', '👩‍⚕️', '1'],
    ],
    [price.askOthers, ['2 3 0', '2', '0 0 2', '20 20 20', '21', 'two', '-1']],
    [covered.ask, ['malaria', 'igo oju', 'eye glasses', 'delivery', 'xyzzyq']],
    [dates.askDay, ['1', '14/3/2027', '31/2/2027', 'tomorrow', '1/1/1999']],
    [complaint.ask, [createReference(() => 5), 'LA-7777-7777', 'x']],
    [complaint.askDigits, ['1234', '12', 'abcd']],
  ];
}

/** Screens that differ only by the page of a list are looked at a few times. */
const MOST_PAGES = 2;

test.each(CODES.map((code, index) => [code, String(index + 1)]))(
  'every way through the menu in %s fits the screen of every phone, and leads back',
  async (code, first) => {
    const words = contentIn(code, 'phone').phoneWords;
    const foot = toGsm(`${words.back}, ${words.start}`);
    const seen = new Map<string, string>();
    const times: { path: string; ms: number }[] = [];
    const asks = typedAt(code).map(([ask, inputs]) => [toGsm(ask), inputs] as const);
    const met = new Set<string>();
    const queue = [first];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { status, screen, ms } = await dial(path);
      times.push({ path, ms });
      expect([status, screen.length <= 182, isGsm(screen)], `${path}: ${screen}`).toEqual([200, true, true]);
      expect(screen, path).toMatch(/^(CON|END) \S/);
      seen.set(path, screen);
      if (screen.startsWith('END')) continue;
      expect(screen.endsWith(foot), path).toBe(true);
      const depth = path.split('*');
      // What was refused shows the same step again.
      const isAgain = seen.get(depth.slice(0, -1).join('*'))?.slice(4) === screen.slice(4);
      const ask = asks.find(([text]) => screen.includes(text));
      const isRefused =
        ask !== undefined &&
        [...seen].some(([other, said]) => path.startsWith(`${other}*`) && said.includes(ask[0]));
      if (isAgain || isRefused) continue;
      if (ask) met.add(ask[0]);
      const choices = ask ? [] : [...screen.matchAll(/\n([1-8]) /g)].map(([, digit = '']) => digit);
      const more =
        screen.includes(toGsm(`${words.more}, `)) &&
        depth.filter((input) => input === '9').length < MOST_PAGES;
      queue.push(
        ...[...(ask?.[1] ?? choices.slice(0, 8)), ...(more ? ['9'] : [])].map((input) => `${path}*${input}`),
      );
    }
    expect([...met].sort()).toEqual(asks.map(([text]) => text).sort());
    for (const [index, label] of Object.values(words.choices).entries()) {
      expect(seen.get(first)).toContain(`${index + 1} ${toGsm(label)}`);
      expect(seen.has(`${first}*${index + 1}`)).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(50);
    // In an emergency nobody turns pages.
    expect(seen.get(`${first}*6`)).toContain('112');
    expect(seen.get(`${first}*6`)).not.toContain(toGsm(words.more));
    expect(seen.get(`${first}*7*1`)).toBe(`END ${toGsm(words.callBack.done)}`);
    for (const path of [...seen.keys()].filter((each) => !seen.get(each)?.startsWith('END')).slice(0, 12)) {
      expect((await dial(`${path}*00`)).screen, path).toBe(seen.get(first));
      const before = path.split('*').slice(0, -1).join('*');
      if (before.includes('*') && !/[a-z]/i.test(path))
        expect((await dial(`${path}*0`)).screen).toBe(seen.get(before));
    }
    times.sort((one, other) => one.ms - other.ms);
    // What was slow is asked again: other programs may have had the processor.
    for (const { path } of times.slice(-5)) {
      const again: number[] = [];
      for (let tries = 0; tries < 5; tries++) again.push((await dial(path)).ms);
      expect(Math.min(...again), path).toBeLessThan(QUICK_MS);
    }
  },
);

test('answers are those of the pages, in the language that was chosen', async () => {
  const said = async (text: string) => (await dial(text)).screen;
  const names = CODES.map((code, index) => `\n${index + 1} ${contentIn(code, 'language').language.name}`);
  expect(await said('')).toBe(`CON Ilera Eko (LASHMA)${toGsm(names.join(''))}`);
  // What is said in a language is asked only while there is it.
  for (const [code, typed, answer] of [
    ['yo', '1*ikorodu', 'Ilé ìwòsàn 45'],
    ['yo', '3*iba', 'Ibà'],
    ['pcm', '1*reddington', 'No hospital or pharmacy wey get dis name'],
    ['pcm', '1*pharmacy ikorodu', '1 Aquart Pharmacy\n'],
  ] as const)
    if (CODES.includes(code)) expect(await said(`${CODES.indexOf(code) + 1}*${typed}`)).toContain(answer);
  expect(await said('1*1*ikorodu')).toContain('45 hospitals and 28 pharmacies in Ikorodu.');
  // Hospitals come first unless pharmacies are asked for, and no line repeats the area.
  expect(await said('1*1*ikorodu')).toMatch(/The first 20:\n1 Agbede [^,\n]+\n2 [^,\n]+\n/);
  expect(await said('1*1*ikorodu*9*9')).not.toContain('Pharmacy');
  expect(await said('1*1*ikorodu*1')).not.toContain('Ikorodu\nIkorodu');
  // Many phones type nothing but digits.
  expect(await said('1*2*6*230')).toContain('2 adults, 3 children:\nStandard Jaara: at most N80,000');
  expect(await said('1*4*1*14032027')).toContain('paid on 14 March 2027');
  expect(await said('1*2*3')).toContain('Standard Jaara: N');
});
