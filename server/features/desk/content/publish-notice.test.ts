import { describe, expect, test } from 'vitest';
import { isSafeTarget, type Notice } from '#content/schema/parts.ts';
import type { Person } from '#domain/desk/roles.ts';
import {
  inHours,
  noticeOf,
  openApprovalDesks,
  pass,
  publishNotice,
  saveNotice,
} from '#tests/support/approval-desks.ts';
import { dialects } from '#tests/support/databases.ts';
import { readPartAt } from '../../content/read-part.ts';
import { changePerson } from '../people/change-person.ts';

describe.each(dialects)('notices and the second person, on %s', (dialect) => {
  const setUp = openApprovalDesks(dialect);

  test('an urgent notice of known words is published alone for a day at most, and the others learn of it', async () => {
    const { database, desk, staff } = await setUp();
    const [ada] = [await staff('Ada'), await staff('Ben')];
    const { content } = desk;
    const text = 'The portal is closed until 18:00 on 3 December. Use an office.';
    const attempts: [Notice, string | null, string][] = [
      [noticeOf(text, 'warning'), inHours(5), 'requested'],
      [noticeOf(text, 'urgent'), null, 'requested'],
      [noticeOf(text, 'urgent'), inHours(25), 'requested'],
      [noticeOf('Call 0803 123 4567 now.', 'urgent'), inHours(5), 'requested'],
      [noticeOf('Call 0 8 0 3 1 2 3 now.', 'urgent'), inHours(5), 'requested'],
      [noticeOf('Dial *565# now.', 'urgent'), inHours(5), 'requested'],
      [noticeOf('Call ٠٨٠٣١٢٣ now.', 'urgent'), inHours(5), 'requested'],
      [noticeOf('Pay at lashma.example instead.', 'urgent'), inHours(5), 'requested'],
      [noticeOf('Write to a@b now.', 'urgent'), inHours(5), 'requested'],
      [{ ...noticeOf(text, 'urgent'), to: '/contact' } as Notice, inHours(5), 'requested'],
      [noticeOf(text, 'urgent'), inHours(23), 'done'],
    ];
    for (const [words, to, outcome] of attempts) {
      await saveNotice(content, ada, words);
      expect(await publishNotice(content, ada, to), JSON.stringify(words)).toBe(outcome);
    }
    expect(await database.selectFrom('content_versions').select('published_by').execute()).toHaveLength(1);
    const mails = await database.selectFrom('outbox').select(['kind', 'person_id']).execute();
    expect(mails).toEqual([{ kind: 'urgent-notice', person_id: ada.id }]);
  });

  test('an urgent notice is published alone once a week, by somebody who approves, and corrected until its end', async () => {
    const { database, desk, staff } = await setUp();
    const [ada, ben] = [await staff('Ada', 'admin'), await staff('Ben', 'admin')];
    const publish = async (person: Person, text: string, hours: number) => {
      await saveNotice(desk.content, person, noticeOf(text, 'urgent'));
      return publishNotice(desk.content, person, inHours(hours));
    };
    await changePerson(database, ada, { id: ben.id }, { type: 'role', role: 'editor' });
    expect(await publish(ben, 'Our network is down.', 5)).toBe('requested');
    pass(25);
    expect(await publish(ada, 'The portal is open.', 20)).toBe('done');
    expect(await publish(ada, 'The portal is closed.', 21)).toBe('requested');
    expect(await publish(ben, 'The portal is closed.', 19)).toBe('done');
    pass(20);
    expect(await publish(ben, 'The portal is still closed.', 20)).toBe('requested');
    pass(7 * 24);
    expect(await publish(ben, 'The portal is closed again.', 20)).toBe('done');
    const mails = await database
      .selectFrom('outbox')
      .select('details')
      .where('kind', '=', 'urgent-notice')
      .execute();
    expect(mails.map(({ details }) => JSON.parse(details ?? '').number).sort()).toEqual([1, 2, 3]);
  });

  test.each([
    ['its correction', false],
    ['an approved notice', true],
  ])('an urgent notice does not come back when %s ends', async (_name, isApproved) => {
    const { database, desk, staff, approveAll } = await setUp();
    const [ada, ben] = [await staff('Ada'), await staff('Ben')];
    const shown = async () => (await readPartAt(database, 'notice', new Date().toISOString())).content;
    await saveNotice(desk.content, ada, noticeOf('The portal is open.', 'urgent'));
    expect(await publishNotice(desk.content, ada, inHours(20))).toBe('done');
    pass(1);
    const correction = noticeOf('The portal is closed.', isApproved ? 'warning' : 'urgent');
    await saveNotice(desk.content, ada, correction);
    expect(await publishNotice(desk.content, ada, inHours(2))).toBe(isApproved ? 'requested' : 'done');
    if (isApproved) expect(await approveAll(ben)).toEqual(['done']);
    expect(await shown()).toEqual(correction);
    pass(3);
    expect(await shown()).toBeNull();
  });

  test('an urgent notice waits if nobody could learn of it by e-mail', async () => {
    const { database, desk, staff } = await setUp({ canMail: false });
    const [ada] = [await staff('Ada'), await staff('Ben')];
    await saveNotice(desk.content, ada, noticeOf('The portal is closed.', 'urgent'));
    expect(await publishNotice(desk.content, ada, inHours(5))).toBe('requested');
    expect(await database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('a last correction is a conflict if the draft was approved meanwhile, and no work if it is what was approved', async () => {
    const { desk, staff, approveAll } = await setUp();
    const [ada, ben] = [await staff('Ada'), await staff('Ben')];
    const { content } = desk;
    await saveNotice(content, ada, noticeOf('First'));
    await publishNotice(content, ada);
    const { revision } = await content.open('notice', ada);
    expect(await approveAll(ben)).toEqual(['done']);
    const publish = (text: string) =>
      content.publish(ada, 'notice', {
        revision,
        from: null,
        to: null,
        edit: { revision, content: noticeOf(text) },
      });
    expect(await publish('A correction')).toBe('conflict');
    expect(await publish('First')).toBe('done');
  });
});

test('a link never leads to another site in disguise', () => {
  const targets = [
    '/\\evil.example',
    '//evil.example',
    '/plan\\x',
    '/pl\u0000an',
    '/pl\tan',
    'https://a.example\\@b',
  ];
  expect(targets.filter(isSafeTarget)).toEqual([]);
  expect(['/plan', '/faq#pay', 'https://lashma.example/a?b=c'].every(isSafeTarget)).toBe(true);
});
