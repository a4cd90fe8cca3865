import { expect, test } from 'vitest';
import { agentList } from '#words/directory.ts';
import { describeChanges, describeSubject, hrefOfSubject } from './describe-action.ts';

test('of two records only the parts that differ are told', () => {
  const before = JSON.stringify({ state: 'received', rows: 12, date: '2026-01-02' });
  const after = JSON.stringify({ state: 'answered', rows: 12, note: true });
  expect(describeChanges({ before, after })).toEqual([
    { name: 'State', before: 'Received', after: 'Answered' },
    { name: 'Date', before: '2 January 2026', after: '' },
    { name: 'note', before: '', after: 'Yes' },
  ]);
});

test('what was made is told part by part, what is no record as it is', () => {
  const made = { name: 'Role', before: '', after: 'inbox' };
  expect(describeChanges({ before: '', after: '{"role":"inbox"}' })).toEqual([made]);
  const texts = { before: 'draft', after: '{"role"' };
  expect(describeChanges(texts)).toEqual([{ name: '', ...texts }]);
  expect(describeChanges({ before: '', after: '' })).toEqual([]);
});

test('moments, people and parts of a post are told in words', () => {
  const after = { publish_at: '2026-03-14T08:30:00.000Z', assignedTo: null, changed: ['title', 'content'] };
  expect(describeChanges({ before: '{"assignedTo":"Ada"}', after: JSON.stringify(after) })).toEqual([
    { name: 'Looked after by', before: 'Ada', after: 'Nobody' },
    { name: 'Scheduled for', before: '', after: '14 March 2026 at 09:30' },
    { name: 'Changed', before: '', after: 'title, text' },
  ]);
});

test('what was changed of a place is told as visitors read it', () => {
  const before = { phone: '0803 555 1234', hours: 'Mo-Fr 08:00-18:00', lists: [agentList.id] };
  const after = { phone: '', hours: '24/7', lists: [] };
  expect(describeChanges({ before: JSON.stringify(before), after: JSON.stringify(after) })).toEqual([
    { name: 'Phone number', before: '0803 555 1234', after: '' },
    { name: 'Opening hours', before: expect.stringContaining('8am to 6pm'), after: expect.any(String) },
    { name: 'In the lists of', before: agentList.title, after: '' },
  ]);
});

test('a long text is cut between letters', () => {
  const [change] = describeChanges({ before: '', after: '👍'.repeat(500) });
  expect(change?.after).toBe(`${'👍'.repeat(160)}…`);
});

test('what lines from before a renaming say is told in the words of today', () => {
  expect(
    describeChanges({ before: '{"state":"looking","role":"care","holiday":"maulud"}', after: '' }),
  ).toEqual([
    { name: 'State', before: 'Being looked at', after: '' },
    { name: 'Role', before: 'inbox', after: '' },
    { name: 'Holiday', before: 'Id-el-Maulud', after: '' },
  ]);
});

test.each([
  ['message.answer', 'a98393d4-0000-4000-8000-000000000000', {}, 'A98393D4'],
  ['complaint.answer', 'LA-GGR3-MQWG', {}, 'LA-GGR3-MQWG'],
  ['list.publish', agentList.id, {}, agentList.title],
  ['post.save', 'a-post', { after: '{"title":"A post"}' }, 'A post'],
  ['post.delete', 'a-post', { before: '{"title":"A post"}' }, 'A post'],
  ['post.not-published', 'a-post', { after: '{"reason":"x"}' }, 'a-post'],
  ['person.sign-in', 'Ada', {}, 'Ada'],
  ['holiday.add', '2026-12-04', {}, '4 December 2026'],
])('the subject of %s %s has the name that the desk shows elsewhere', (action, subject, details, shown) => {
  const line = { id: '', at: '', person: '', before: '', after: '', action, subject, ...details };
  expect(describeSubject(line)).toBe(shown);
});

test.each<[string, string, string | undefined, string?, string?]>([
  ['complaint.open', 'LA-4F7K-29QX', '/desk/complaints/LA-4F7K-29QX'],
  ['message.note', '0a1b', '/desk/messages/0a1b'],
  ['list.publish', 'agents', '/desk/lists/agents'],
  ['content.save', 'faq', '/desk/content/faq'],
  ['content.approve', 'faq', '/desk/content/faq/versions/3?compare=before', '{"number":2}', '{"number":3}'],
  ['content.withdraw', 'faq', '/desk/content/faq/versions/2?compare=before', '{"number":2}'],
  ['place.edit', '/provider/epe/a-clinic', '/desk/places/epe/a-clinic'],
  ['post.publish', 'cards', '/desk/posts?q=cards'],
  ['holiday.remove', '2026-12-04', '/desk/reply-times'],
  ['person.invite', 'Ada', undefined],
  ['messages.export', 'messages', undefined],
])('%s of %s leads to %s', (action, subject, href, before = '', after = '') => {
  expect(hrefOfSubject({ action, subject, before, after })).toBe(href);
});
