import { describe, expect, test } from 'vitest';
import { isSafeTarget } from '#content/schema/parts.ts';
import { noticeOf, openApprovalDesks, publishNotice, saveNotice } from '#tests/support/approval-desks.ts';
import { dialects } from '#tests/support/databases.ts';

describe.each(dialects)('a last correction, on %s', (dialect) => {
  const setUp = openApprovalDesks(dialect);

  test('is a conflict if the draft was approved meanwhile, and no work if it is what was approved', async () => {
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
