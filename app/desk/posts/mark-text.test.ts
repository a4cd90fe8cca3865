import { expect, test } from 'vitest';
import { type Mark, markText } from './mark-text.ts';

/** The selection stands between square signs: `a ‹b› c`. */
function mark(marked: string, kind: Mark): string {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  const text = marked.replace(/[‹›]/g, '');
  const change = markText({ text, start, end }, kind, 'text');
  const after = text.slice(0, change.from) + change.words + text.slice(change.to);
  return `${after.slice(0, change.start)}‹${after.slice(change.start, change.end)}›${after.slice(change.end)}`;
}

test('what is selected is put between its marks, and a second time out of them', () => {
  expect(mark('a ‹b› c', 'bold')).toBe('a **‹b›** c');
  expect(mark('a **‹b›** c', 'bold')).toBe('a ‹b› c');
  expect(mark('a ‹b› c', 'italic')).toBe('a *‹b›* c');
  expect(mark('a *‹b›* c', 'italic')).toBe('a ‹b› c');
});

test('italic words in bold ones keep their own marks', () => {
  expect(mark('**‹b›**', 'italic')).toBe('***‹b›***');
  expect(mark('***‹b›***', 'italic')).toBe('**‹b›**');
});

test('without a selection there is a word to type over', () => {
  expect(mark('a ‹› c', 'bold')).toBe('a **‹text›** c');
});

test('of a link its address is selected', () => {
  expect(mark('see ‹here›', 'link')).toBe('see [here](‹https://›)');
});

test('every line that is touched gets its mark, and loses it when all have it', () => {
  expect(mark('one\ntw‹o\nthr›ee', 'list')).toBe('one\n‹- two\n- three›');
  expect(mark('‹- two\n- three›', 'list')).toBe('‹two\nthree›');
  expect(mark('one\n‹›\ntwo', 'heading')).toBe('one\n## ‹›\ntwo');
  expect(mark('wo‹›rds', 'quote')).toBe('> words‹›');
});
