import { expect, test } from 'vitest';
import { isUnsaved } from './autosave-form.behaviour.ts';

const values = { title: 'A', content: 'words' };

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
