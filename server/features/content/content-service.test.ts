import { afterEach, describe, expect, test, vi } from 'vitest';
import { PART_IDS } from '#content/schema/parts.ts';
import { dialects, freshDatabases, openForTest as open } from '#tests/support/databases.ts';
import type { Database } from '../../database/schema.ts';
import { insertContentVersion } from './content-repository.ts';
import { openContent } from './content-service.ts';
import { kindOf, olderAfter, partKinds } from './part-kinds.ts';

const BEGIN = Date.parse('2026-03-01T08:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(BEGIN + hours * HOUR_MS).toISOString();
const log = { error: vi.fn() };

const noticeOf = (text: string, yo?: string) => ({
  severity: 'warning' as const,
  words: { en: { text }, ...(yo && { yo: { text: yo } }) },
});

/** As if it were published at this hour. */
async function publish(database: Database, content: unknown, from: number, to?: number, older = {}) {
  const number = Number(
    (await database.selectFrom('content_versions').select('number').execute()).length + 1,
  );
  await insertContentVersion(database, {
    part: 'notice',
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
    await publish(database, noticeOf('First', 'Àkọ́kọ́'), 0);
    await content.refresh();
    expect(content.current('yo').notice).toMatchObject({ text: 'Àkọ́kọ́', lang: undefined });
    expect(content.current('pcm').notice).toMatchObject({ text: 'First', lang: 'en' });
    await publish(database, noticeOf('Second', 'Àkọ́kọ́'), 0, undefined, { yo: ['notice'] });
    await content.refresh();
    expect(content.current('yo').notice).toMatchObject({ text: 'Second', lang: 'en' });
    await publish(database, '{"severity":"loud"}', 0);
    await content.refresh();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(content.current('en').notice).toBeUndefined();
  });
});

test('a changed English makes the translations older that stay as they were, until somebody says that they are right', () => {
  const before = { content: noticeOf('Closed', 'Tì'), older: {} };
  const changed = noticeOf('Open', 'Tì');
  expect(olderAfter('notice', before, changed)).toEqual({ yo: ['notice'] });
  expect(olderAfter('notice', before, noticeOf('Open', 'Ṣí'))).toEqual({});
  expect(olderAfter('notice', before, changed, { yo: ['notice'] })).toEqual({});
  const older = { content: changed, older: { yo: ['notice'] } };
  expect(olderAfter('notice', older, { ...changed, severity: 'urgent' })).toEqual({ yo: ['notice'] });
  expect(olderAfter('notice', older, null)).toEqual({});
  const [topic] = partKinds.faq.builtIn;
  const id = topic?.questions[0]?.id ?? '';
  const edited = structuredClone(partKinds.faq.builtIn);
  const [question] = edited[0]?.questions ?? [];
  if (question) question.words.en.question = 'Who joins?';
  const faq = { content: partKinds.faq.builtIn, older: {} };
  expect(olderAfter('faq', faq, edited)).toEqual({ yo: [id], pcm: [id] });
});
