import { expect, test } from 'vitest';
import { agentList } from '#words/directory.ts';
import { subjectOfAct } from './subject-of-act.ts';

const act = { id: '', at: '', person: '', before: '', after: '' };

test('what was acted upon has the name that the desk shows elsewhere', () => {
  const name = (action: string, subject: string, details = {}) =>
    subjectOfAct({ ...act, action, subject, ...details });
  expect(name('message.answer', 'a98393d4-0000-4000-8000-000000000000')).toBe('A98393D4');
  expect(name('complaint.answer', 'LA-GGR3-MQWG')).toBe('LA-GGR3-MQWG');
  expect(name('list.publish', agentList.id)).toBe(agentList.title);
  expect(name('post.save', 'a-post', { after: '{"title":"A post"}' })).toBe('A post');
  expect(name('post.delete', 'a-post', { before: '{"title":"A post"}' })).toBe('A post');
  expect(name('post.not-published', 'a-post', { after: '{"reason":"x"}' })).toBe('a-post');
  expect(name('person.sign-in', 'Ada')).toBe('Ada');
});
