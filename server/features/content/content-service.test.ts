import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { english, translated, translations } from '#content/languages.ts';
import { PART_IDS, type PartId } from '#content/schema/parts.ts';
import { dialects, freshDatabases, openForTest as open } from '#tests/support/databases.ts';
import { otherLanguage as other } from '#tests/support/site-paths.ts';
import type { Database } from '../../database/schema.ts';
import { setWordsSource } from '../../languages.ts';
import { insertContentVersion } from './content-repository.ts';
import { openContent } from './content-service.ts';
import { asShown, asStored } from './follow-facts.ts';
import { layOnto } from './lay-onto.ts';
import { kindOf, olderAfter, partKinds } from './part-kinds.ts';

const BEGIN = Date.parse('2026-03-01T08:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(BEGIN + hours * HOUR_MS).toISOString();
const log = { error: vi.fn() };

const noticeOf = (text: string, translation?: string) => ({
  severity: 'warning' as const,
  words: { en: { text }, ...(translation && { [other]: { text: translation } }) },
});
const inEvery = (flags: string[]) => Object.fromEntries(translations.map((code) => [code, flags]));

/** As if it were published at this hour. */
async function publish(
  database: Database,
  content: unknown,
  from: number,
  to?: number,
  older = {},
  part: PartId = 'notice',
) {
  const number = Number(
    (await database.selectFrom('content_versions').select('number').execute()).length + 1,
  );
  await insertContentVersion(database, {
    part,
    revision: String(number),
    json: typeof content === 'string' ? content : JSON.stringify(content),
    older: JSON.stringify(older),
    pictures: '',
    number,
    begins_at: at(from),
    ends_at: to === undefined ? null : at(to),
    published_at: at(from),
    published_by: 'Ada',
    requested_by: null,
    withdrawn_at: null,
    base: null,
  });
}

const setHour = (hours: number) => vi.setSystemTime(BEGIN + hours * HOUR_MS);

afterEach(() => void vi.useRealTimers());

test.each(PART_IDS)('what the site comes with keeps to the schema of %s', (part) => {
  expect(kindOf(part).schema.safeParse(kindOf(part).builtIn).error).toBeUndefined();
});

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('a notice begins and ends by itself in two processes, without asking the database again', async () => {
    const place = await freshDatabase();
    const [one, other] = [await open(place), await open(place)];
    vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
    await publish(one, noticeOf('Closed today'), 1, 2);
    const processes = [await openContent(one, log), await openContent(other, log)];
    const shown = () => processes.map((content) => content.current('en').notice?.text);
    const tick = () => processes.map((content) => content.tick());
    expect([shown(), tick()]).toEqual([
      [undefined, undefined],
      [false, false],
    ]);
    expect(processes.map((content) => content.changesAt())).toEqual([BEGIN + HOUR_MS, BEGIN + HOUR_MS]);
    const ids = new Set(processes.map((content) => content.id()));
    expect(ids).toEqual(new Set(['']));
    setHour(1);
    expect([tick(), shown()]).toEqual([
      [true, true],
      ['Closed today', 'Closed today'],
    ]);
    expect(new Set(processes.map((content) => content.id())).size).toBe(1);
    setHour(2);
    expect([tick(), shown(), tick()]).toEqual([
      [true, true],
      [undefined, undefined],
      [false, false],
    ]);
    expect(processes.map((content) => content.changesAt())).toEqual([undefined, undefined]);
    // A clock that was put back needs what has left the memory.
    await processes[0]?.refresh();
    setHour(1.5);
    expect(processes[0]?.isAhead()).toBe(true);
    await processes[0]?.refresh();
    expect(shown()[0]).toBe('Closed today');
  });

  test('what was published since is taken over, and what cannot be read is not shown', async () => {
    const database = await open(await freshDatabase());
    vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
    const content = await openContent(database, log);
    for (const [notice, older, shown] of [
      [noticeOf('First'), {}, { text: 'First', lang: 'en' }],
      [noticeOf('First', 'Àkọ́kọ́'), {}, { text: 'Àkọ́kọ́', lang: undefined }],
      [noticeOf('Second', 'Àkọ́kọ́'), { [other]: ['notice'] }, { text: 'Second', lang: 'en' }],
    ] as const) {
      await publish(database, notice, 0, undefined, older);
      await content.refresh();
      expect(content.current(other).notice).toMatchObject(shown);
    }
    await publish(database, '{"severity":"loud"}', 0);
    await content.refresh();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(content.current('en').notice).toBeUndefined();
  });
});

test('a changed English makes the translations older that stay as they were, until somebody says that they are right', () => {
  const before = { content: noticeOf('Closed', 'Tì'), older: {} };
  const changed = noticeOf('Open', 'Tì');
  expect(olderAfter('notice', before, changed)).toEqual({ [other]: ['text'] });
  expect(olderAfter('notice', before, noticeOf('Open', 'Ṣí'))).toEqual({});
  expect(olderAfter('notice', before, changed, { [other]: ['notice'] })).toEqual({});
  const older = { content: changed, older: { [other]: ['notice'] } };
  // As it was stored before fields were told apart.
  expect(olderAfter('notice', older, { ...changed, severity: 'urgent' })).toEqual({ [other]: ['text'] });
  expect(olderAfter('notice', older, null)).toEqual({});
  const popUp = partKinds['pop-up'].builtIn;
  const { en, [other]: own = en } = popUp.words;
  const worded = { ...popUp, words: { ...popUp.words, en: { ...en, title: 'New', text: 'New' } } };
  const half = { ...worded, words: { ...worded.words, [other]: { ...own, text: 'Nyu' } } };
  const flagged = olderAfter('pop-up', { content: popUp, older: {} }, worded);
  expect(flagged).toEqual(inEvery(['title', 'text']));
  expect(olderAfter('pop-up', { content: worded, older: flagged }, half)[other]).toEqual(['title']);
  const [topic] = partKinds.faq.builtIn;
  const id = topic?.questions[0]?.id ?? '';
  const edited = structuredClone(partKinds.faq.builtIn);
  const [question] = edited[0]?.questions ?? [];
  if (question) question.words.en.question = 'Who joins?';
  const faq = { content: partKinds.faq.builtIn, older: {} };
  expect(olderAfter('faq', faq, edited)).toEqual(inEvery([id]));
});

const question = (id: string, en = id) => ({ id, words: { en: { question: `${en}?`, answer: ['Yes.'] } } });
const faqOf = (...ids: (string | ReturnType<typeof question>)[]) => [
  { id: 'topic', questions: ids.map((each) => (typeof each === 'string' ? question(each) : each)) },
];
const figures = partKinds.plans.builtIn;
const withPrice = (individual: number, family4 = 55_000) => ({
  ...figures,
  standardJaara: {
    ...figures.standardJaara,
    'premiums.individual': individual,
    'premiums.family4': family4,
  },
});

test.each<[string, 'notice' | 'faq' | 'plans', unknown, unknown, unknown, unknown]>([
  // What the layer was made from, what it says, what was published meanwhile, and what comes of them.
  [
    'what it did not change stays',
    'plans',
    figures,
    withPrice(16_000),
    withPrice(15_000, 60_000),
    withPrice(16_000, 60_000),
  ],
  [
    'what both changed is as it says',
    'plans',
    figures,
    withPrice(16_000),
    withPrice(15_500),
    withPrice(16_000),
  ],
  ['a message is one text', 'notice', noticeOf('A'), noticeOf('B'), noticeOf('C', 'D'), noticeOf('B')],
  [
    'questions of both',
    'faq',
    faqOf('a', 'b'),
    faqOf('a', 'x', 'b'),
    faqOf('y', 'a', 'b'),
    faqOf('y', 'a', 'x', 'b'),
  ],
  ['what was removed', 'faq', faqOf('a', 'b', 'c'), faqOf('b', 'c'), faqOf('a', 'b'), faqOf('b')],
  [
    'another order',
    'faq',
    faqOf('a', 'b', 'c'),
    faqOf('c', 'a', 'b'),
    faqOf('a', 'b', 'z', 'c'),
    faqOf('c', 'a', 'b', 'z'),
  ],
  [
    'words of one question',
    'faq',
    faqOf('a', 'b'),
    faqOf(question('a', 'A'), 'b'),
    faqOf('a', question('b', 'B')),
    faqOf(question('a', 'A'), question('b', 'B')),
  ],
])('a layer on what was published meanwhile: %s', (_name, part, base, content, meanwhile, both) => {
  const below = { content: meanwhile, older: {} };
  expect(layOnto(part, below, { content, older: {}, base })).toEqual({ content: both, older: {} });
});

test('waiting times are stored only where they differ, so that older rows and the version before are read', () => {
  const { complete, shorten, schema, builtIn } = partKinds.plans;
  const stored = shorten?.(builtIn) as Record<string, object>;
  expect(Object.keys(stored)).toEqual(['standardJaara', 'jaaraPlus', 'seniorsPlan']);
  expect(stored.standardJaara).not.toHaveProperty(['benefits.annualScreening.startYear']);
  expect(schema.parse(complete?.(stored, []))).toEqual(builtIn);
  const changed = { ...builtIn, waitingTimes: { ...builtIn.waitingTimes, surgeryMonths: 3 } };
  expect(shorten?.(changed)).toMatchObject({ waitingTimes: { surgeryMonths: 3 } });
  expect(complete?.(shorten?.(changed), [])).toEqual(changed);
});

test('a translation is as old as the words that count, until somebody has said that it is right', () => {
  const words = { en: { question: 'A?', answer: ['Yes.'] }, [other]: { question: 'Á?', answer: ['Bẹ́ẹ̀ni.'] } };
  const [base, changed] = [
    faqOf({ id: 'a', words }, 'b'),
    faqOf({ id: 'a', words: { ...words, en: { question: 'Why A?', answer: ['Yes.'] } } }, 'b'),
  ];
  const older = { [other]: ['a'] };
  const meanwhile = faqOf({ id: 'a', words }, question('b', 'B'));
  expect(layOnto('faq', { content: meanwhile, older: {} }, { content: changed, older, base }).older).toEqual(
    older,
  );
  expect(
    layOnto(
      'faq',
      { content: changed, older: {} },
      { content: faqOf({ id: 'a', words }, 'c'), older: {}, base },
    ).older,
  ).toEqual({});
  // Ticked as right in between.
  expect(
    layOnto(
      'faq',
      { content: meanwhile, older: {} },
      { content: faqOf({ id: 'a', words }, 'b', 'c'), older, base },
    ).older,
  ).toEqual({});
});

test('what is kept of new prices has their words, even while the server still speaks of the old ones', async () => {
  const database = await open(await freshDatabases('SQLite')());
  const raised = JSON.parse(JSON.stringify({ en: english, ...translated }).replaceAll('₦15,000', '₦16,000'));
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
  const plans = structuredClone(partKinds.plans.builtIn);
  plans.standardJaara['premiums.individual'] = 16_000;
  await publish(database, partKinds.faq.builtIn, 0, undefined, {}, 'faq');
  await publish(database, plans, 1, undefined, {}, 'plans');
  const content = await openContent(database, log);
  // Another process of the test, or this one a moment ago, has not moved on yet.
  setWordsSource((facts) => (facts ? raised : undefined));
  onTestFinished(() => setWordsSource(() => undefined));
  const shows = (price: string) => JSON.stringify(content.current('en').faqGroups).includes(price);
  expect([shows('₦15,000'), shows('₦16,000')]).toEqual([true, false]);
  setHour(1);
  expect(content.tick()).toBe(true);
  expect([shows('₦15,000'), shows('₦16,000')]).toEqual([false, true]);
});

test.each(['pop-up', 'faq'] as const)('what staff leave of %s as the site came follows prices', (part) => {
  const raise = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll('₦15,000', '₦16,000'));
  const { builtIn } = partKinds[part];
  const written = JSON.parse(JSON.stringify(builtIn).replace('₦15,000', 'Only ₦15,000'));
  const words = raise({ en: english, ...translated });
  setWordsSource(() => words);
  onTestFinished(() => setWordsSource(() => undefined));
  expect(asShown(part, builtIn)).toEqual(raise(builtIn));
  expect(asStored(part, raise(builtIn))).toEqual(builtIn);
  // In words of their own it stays, and only there.
  const shown = JSON.stringify(asShown(part, written));
  expect(shown.match(/.{5}₦15,000/g)).toEqual(['Only ₦15,000']);
  expect(asStored(part, JSON.parse(shown))).toEqual(written);
});

test('what a new build adds appears in a text of staff, and what they took out or changed stays so', () => {
  const { complete, builtIn, known } = partKinds.faq;
  const [topic, ...topics] = builtIn;
  const [added, kept, removed] = topic?.questions ?? [];
  if (!topic || !added || !kept || !removed) throw new Error('the build has too few questions');
  const changed = { ...kept, words: { en: { question: 'Mine?', answer: ['Yes.'] } } };
  const own = [{ ...topic, questions: [changed, ...topic.questions.slice(3)] }, ...topics.slice(0, -1)];
  const gone = topics.at(-1)?.questions.map(({ id }) => id) ?? [];
  const before = (JSON.parse(known ?? '') as string[]).filter((id) => id !== added.id && !gone.includes(id));
  const [first, ...others] = (complete?.(own, before) ?? []) as typeof builtIn;
  // The first of its topic in the build has none to stand behind.
  expect(first?.questions).toEqual([changed, ...topic.questions.slice(3), added]);
  expect(others).toEqual(topics);
});

test('a price that a text of staff has not is that of the build', () => {
  const { complete, schema, builtIn } = partKinds.plans;
  const { 'premiums.couple': _new, ...older } = builtIn.seniorsPlan;
  const stored = { ...builtIn, seniorsPlan: { ...older, 'premiums.individual': 77_000 } };
  const read = schema.parse(complete?.(stored, []));
  expect(read.seniorsPlan).toEqual({ ...builtIn.seniorsPlan, 'premiums.individual': 77_000 });
});
