import { expect, test } from 'vitest';
import { isUnsaved, openValues, readKept, sealValues } from './keep-typed.behaviour.ts';

const NOW = Date.UTC(2026, 2, 14);
const DAY_MS = 86_400_000;
const kept = { form: 'a', version: '3', at: NOW - DAY_MS, sealed: 'x' };
const values = { title: 'A', content: 'words' };

test('what was kept is read back, for a month', () => {
  expect(readKept(JSON.stringify(kept), NOW)).toEqual(kept);
  expect(readKept(JSON.stringify({ ...kept, at: NOW - 31 * DAY_MS }), NOW)).toBeUndefined();
});

test('nothing else was kept, as nothing was before it was encrypted', () => {
  const parts = { form: 'a', version: '1', at: 1e15 };
  const others = [null, [], {}, { ...parts, sealed: 5 }, { ...parts, values }].map((kept) =>
    JSON.stringify(kept),
  );
  for (const text of [null, '', '{', ...others]) expect(readKept(text, NOW), `${text}`).toBeUndefined();
});

test('it is offered when the form shows other words, not for spaces around them', () => {
  expect(isUnsaved(values, { title: 'A', content: 'words' })).toBe(false);
  expect(isUnsaved({ title: ' A ' }, { title: 'A', content: 'words' })).toBe(false);
  expect(isUnsaved(values, { title: 'A', content: 'word' })).toBe(true);
  expect(isUnsaved(values, { title: 'A' })).toBe(true);
});

test('an empty draft is never offered in place of a text, nor one that a template was put behind', () => {
  const filled = { answer: 'Dear Ngozi,\n\nwe pay.', note: '' };
  for (const [typed, isOffered] of [
    [{ answer: '', note: ' ' }, false],
    [{ answer: 'Dear Ngozi,', note: '' }, false],
    [{ answer: 'Dear Ngozi, please', note: '' }, true],
    [{ answer: '', note: 'call her' }, true],
  ] as const)
    expect(isUnsaved(typed, filled, true), typed.answer + typed.note).toBe(isOffered);
  // Of a form that shows what is saved, a shorter text is a change.
  expect(isUnsaved({ content: 'word' }, { content: 'words' })).toBe(true);
});

test('what was typed is read with the key of its owner, by nobody else, nor once it was changed', async () => {
  const [own, another] = ['a', 'b'].map((letter) => btoa(letter.repeat(32))) as [string, string];
  const long = { title: 'A', content: 'ẹ̀kọ́ 👨‍👩‍👧 '.repeat(10_000) };
  expect(await openValues(own, await sealValues(own, long))).toEqual(long);

  const sealed = await sealValues(own, { content: 'words of a complaint' });
  expect(await openValues(another, sealed)).toBeUndefined();
  expect(atob(sealed)).not.toContain('words');
  expect(await sealValues(own, { content: 'words of a complaint' })).not.toBe(sealed);
  for (const broken of ['', '%', btoa('too short'), `A${sealed.slice(1)}`, `B${sealed.slice(1)}`])
    if (broken !== sealed) expect(await openValues(own, broken)).toBeUndefined();
});
