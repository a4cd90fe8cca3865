import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { showPlans } from '#app/desk/content/plan-form.tsx';
import { showPopUp } from '#app/desk/content/pop-up-form.tsx';
import type { PopUp } from '#content/schema/parts.ts';
import { type PlanFigures, planFigures } from '#content/schema/plan-figures.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { insertContentVersion } from '#server/features/content/content-repository.ts';
import { asShown } from '#server/features/content/follow-facts.ts';
import { partKinds } from '#server/features/content/part-kinds.ts';
import { contentIn } from '#server/languages.ts';
import { loadBuiltSite } from '#server/pages/built-site.ts';
import { freshDatabases } from '../support/databases.ts';
import { givePasskey, signIn } from '../support/desk.ts';
import { textOf } from '../support/read-html.ts';
import { pdfText } from '../support/read-pdf.ts';

const SOON = { timeout: 8000, interval: 50 };
const PAGES = [
  '/',
  '/plan',
  '/plan/what-is-covered',
  '/plan/what-would-i-pay',
  '/plan/what-would-i-pay?plan=jaara-plus',
  '/plan/what-would-i-pay?plan=seniors-plan',
  '/plan/cover-dates',
  '/enrol',
  '/faq',
  '/search?q=price',
  '/search?q=cancer',
];
const LANGUAGES = ['', '/yo', '/pcm'];
const DESK = '/desk/content/plans';
const site = await loadBuiltSite();

const { builtIn } = partKinds.plans;
const MORE = { naira: 1007, count: 31, months: 6, year: 2, laterYear: 2 };
/** How long people waited before, as pages say it. */
const OLD_WAITS =
  /(?:wait|waits|after|afta|for|first|of|di) (?:one|four|five) months?\b|[Yy]ear [12]\b(?! begins| dey start)|(?:first|second) year\b|fún oṣù kan\b|oṣù (?:mẹ́rin|márùn-ún)|ètò (?:àkọ́kọ́|kejì) \(/g;
/** Another one for each figure: no sum of any has the digits of a figure of before. */
const changed = Object.fromEntries(
  Object.entries(builtIn).map(([plan, figures]) => [
    plan,
    Object.fromEntries(
      Object.entries(figures).map(([path, figure]) => [
        path,
        figure + MORE[planFigures[plan as keyof PlanFigures][path] ?? 'count'],
      ]),
    ),
  ]),
) as PlanFigures;
const amountsOf = (figures: PlanFigures) =>
  Object.entries(figures).flatMap(([plan, own]) =>
    Object.entries(own)
      .filter(([path]) => planFigures[plan as keyof PlanFigures][path] === 'naira')
      .map(([, figure]) => formatNaira(figure)),
  );
const amountsIn = (text: string) => text.match(/₦\d[\d,]*\d/g) ?? [];

describe('figures that staff have published', () => {
  const freshDatabase = freshDatabases('SQLite', 'lists');
  let database: Database;
  let processes: FastifyInstance[];
  let plain: string;

  beforeAll(async () => {
    const place = await freshDatabase();
    const config = readConfig({ LOG_LEVEL: 'silent', ...place.environment });
    database = await openDatabase(place);
    const open = () => createApp(config, { site, database, log: { write() {} } });
    await publishUntouchedPrices();
    processes = [await open(), await open()];
    plain = (await (processes[0] as FastifyInstance).inject('/plan')).body;
  });
  afterAll(async () => {
    for (const app of processes) await app.close();
    await database.destroy();
  });

  /** Staff have changed other things of the pop-up and the questions than what names a price. */
  async function publishUntouchedPrices() {
    const [first, ...others] = partKinds.faq.builtIn;
    const changedParts = {
      'pop-up': { ...partKinds['pop-up'].builtIn, often: 'visit' },
      faq: [...others, ...(first ? [first] : [])],
    } as const;
    for (const [part, content] of Object.entries(changedParts))
      await insertContentVersion(database, {
        part: part as keyof typeof changedParts,
        revision: part,
        json: JSON.stringify(content),
        older: '{}',
        pictures: '',
        number: 1,
        begins_at: new Date(0).toISOString(),
        ends_at: null,
        published_at: new Date(0).toISOString(),
        published_by: 'Ada',
        requested_by: null,
        withdrawn_at: null,
        base: null,
      });
  }

  async function staff(name: string) {
    const { headers, person } = await signIn(database, 'editor', name);
    const app = processes[0] as FastifyInstance;
    await givePasskey(database, person);
    const open = async (url = DESK) => (await app.inject({ url, headers })).body;
    return {
      open,
      async send(fields: Record<string, string>, url = DESK) {
        const hidden = (await open(url)).matchAll(/name="(revision|id|seen)" value="([^"]+)"/g);
        const known = Object.fromEntries(Array.from(hidden, ([, name = '', value = '']) => [name, value]));
        const payload = new URLSearchParams({ ...known, ...fields }).toString();
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        return app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload });
      },
    };
  }

  test('new prices with a day to come go by four eyes, and are everywhere at that minute in both processes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const [ada, ben] = [await staff('Ada'), await staff('Ben')];
    const typed = Object.fromEntries(
      Object.entries(changed).flatMap(([plan, figures]) =>
        Object.entries(figures).map(([path, figure]) => [`${plan}.${path}`, String(figure)]),
      ),
    );
    const wrong = await ada.send({ action: 'save', ...typed, 'standardJaara.premiums.individual': '15.50' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('whole naira');
    expect((await ada.send({ action: 'save', ...typed })).statusCode).toBe(303);
    expect(textOf(await ada.open())).toContain('Changed in this draft. On the site: ₦15,000');
    const preview = await ada.open(`${DESK}/preview?language=yo&page=%2Fplan`);
    expect(textOf(preview)).toContain('₦16,007');
    expect(preview).toContain('data-facts=');

    // Answers that staff have published, and which follow.
    const oldInPreview = async (version = '') => {
      const questions = textOf(await ada.open(`${DESK}/preview?language=pcm&page=%2Ffaq&version=${version}`));
      return [questions.includes('₦16,007'), amountsIn(questions).filter((each) => old.includes(each))];
    };
    const old = amountsOf(builtIn);
    expect(await oldInPreview()).toEqual([true, []]);

    // Within the hour for which staff stay signed in.
    const from = new Date(Date.now() + 20 * 60_000);
    await ada.send({ action: 'publish', ...typed, begins: lagosTime(from).replace(' ', 'T') });
    expect((await ada.send({ action: 'approve' }, '/desk/approvals')).statusCode).toBe(403);
    expect((await ben.send({ action: 'approve' }, '/desk/approvals')).statusCode).toBe(303);
    expect(textOf(await ada.open(`${DESK}/preview?language=yo&page=%2Fplan&version=1`))).toContain('₦16,007');
    expect(await oldInPreview('1')).toEqual([true, []]);
    const [one, other] = processes as [FastifyInstance, FastifyInstance];
    expect((await one.inject('/plan')).body).toBe(plain);
    const calendar = (await one.inject('/documents/standard-jaara.pdf')).rawPayload;

    const monthOfBirth = async () => {
      const { body } = await one.inject(`/plan/cover-dates.ics?plan=standard-jaara&paid=${paid}`);
      const [, year, month] = /UID:delivery-(\d{4})-(\d\d)/.exec(body) ?? [];
      return Number(year) * 12 + Number(month);
    };
    const paid = lagosTime(from).slice(0, 10);
    const usual = await monthOfBirth();

    vi.setSystemTime(from.getTime() + 60_000);
    // The one that was opened last first: in one test process both speak with its words.
    for (const app of [other, one])
      await vi.waitFor(async () => expect((await app.inject('/plan')).body).toContain('₦16,007'), SOON);
    const left: string[] = [];
    for (const [index, prefix] of LANGUAGES.entries())
      for (const path of PAGES) {
        const address = path === '/' ? prefix || '/' : prefix + path;
        const { body, statusCode } = await (index === 1 ? other : one).inject(address);
        expect([address, statusCode]).toEqual([address, 200]);
        // Also what is written for machines: titles, descriptions and structured data.
        for (const amount of amountsIn(body)) if (old.includes(amount)) left.push(`${address} ${amount}`);
        for (const [wait] of textOf(body).matchAll(OLD_WAITS)) left.push(`${address} ${wait}`);
      }
    expect(left).toEqual([]);
    const plan = (await other.inject('/plan')).body;
    expect(plan).toContain('"price":16007');
    expect(plan).toContain('&quot;individual&quot;:16007');
    expect(JSON.stringify(contentIn('pcm', 'faq'))).toContain('₦16,007');

    // From five months to eleven.
    expect(await monthOfBirth()).toBe(usual + 6);
    expect(textOf((await other.inject('/yo/faq')).body)).toContain('oṣù 11');

    const drawn = await Promise.all(
      ['/documents/standard-jaara.pdf', '/documents/yo/senior.pdf'].map((url) => one.inject(url)),
    );
    for (const { statusCode, headers, rawPayload } of drawn) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      const amounts = amountsIn(await pdfText(rawPayload));
      expect(amounts.length).toBeGreaterThan(3);
      expect(amounts.filter((amount) => old.includes(amount))).toEqual([]);
    }
    const [pdf] = drawn;
    expect(pdf?.rawPayload.equals(calendar)).toBe(false);
    const again = await one.inject({
      url: '/documents/standard-jaara.pdf',
      headers: { 'if-none-match': String(pdf?.headers.etag) },
    });
    expect(again.statusCode).toBe(304);

    // What the site came with, published again, leaves not a byte behind.
    const before = Object.entries(builtIn).flatMap(([name, figures]) =>
      Object.entries(figures).map(([path, figure]) => [`${name}.${path}`, String(figure)]),
    );
    expect((await ada.send({ action: 'save', ...Object.fromEntries(before) })).statusCode).toBe(303);
    expect((await ada.send({ action: 'publish', ...Object.fromEntries(before) })).statusCode).toBe(303);
    expect((await ben.send({ action: 'approve' }, '/desk/approvals')).statusCode).toBe(303);
    await vi.waitFor(async () => expect((await other.inject('/plan')).body === plain).toBe(true), SOON);
    expect((await one.inject('/documents/standard-jaara.pdf')).rawPayload.equals(calendar)).toBe(true);
  });

  test('who changes a word of the pop-up reads the prices of the day, and leaves them to follow', async () => {
    const [ada, ben] = [await staff('Ada Obi'), await staff('Ben Ojo')];
    const POP_UP = '/desk/content/pop-up';
    const publish = async (fields: Record<string, string>, url = POP_UP) => {
      for (const action of ['save', 'publish'])
        expect((await ada.send({ ...fields, action }, url)).statusCode).toBe(303);
      expect((await ben.send({ action: 'approve' }, '/desk/approvals')).statusCode).toBe(303);
    };
    const early = /name="revision" value="([^"]+)"/.exec(await ada.open(POP_UP))?.[1] ?? '';
    await publish(showPlans(changed), DESK);
    const shown = async () => (await (processes[1] as FastifyInstance).inject('/')).body;
    await vi.waitFor(async () => expect(await shown()).toContain('₦16,007'), SOON);
    const form = await ada.open(POP_UP);
    expect([form.includes('₦16,007'), form.includes('₦15,000')]).toEqual([true, false]);

    const fields = showPopUp(asShown('pop-up', partKinds['pop-up'].builtIn) as PopUp);
    // A form from before the price began, which names the old one.
    const late = await ada.send({ ...fields, 'text-en': 'Old', revision: early, action: 'save' }, POP_UP);
    expect(late.statusCode).toBe(409);
    await ada.send({ ...fields, 'title-en': 'Cover for May', action: 'save' }, POP_UP);
    expect(textOf(await ada.open(POP_UP))).not.toContain('₦15,000');
    await publish({ ...fields, 'title-en': 'Cover for May' });
    await vi.waitFor(async () => expect(await shown()).toContain('Cover for May'), SOON);
    expect([(await shown()).includes('₦16,007'), (await shown()).includes('₦15,000')]).toEqual([true, false]);
    const before = { ...showPlans(changed), 'standardJaara.premiums.individual': '15,000' };
    await ada.send({ ...before, action: 'save' });
    expect(textOf(await ada.open())).not.toContain('Pop-up : ₦16,007');
    // In words of their own it does not follow, in any language.
    await publish({ ...fields, 'text-pcm': 'Na ₦16,007 for one year.' });
    expect(textOf(await ada.open())).toContain('Pop-up : ₦16,007');
  });
});
