import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffBlock, diffTexts, isRewritten, sideOf } from './diff-texts.ts';

const side = (blocks: DiffBlock[], which: 'before' | 'after') =>
  blocks.map((block) => sideOf(block, which)).join('');

test('what is left without the additions is the one text, without the removals the other', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 60 });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const blocks = diffTexts(before, after);
      expect(side(blocks, 'before')).toBe(before);
      expect(side(blocks, 'after')).toBe(after);
      expect(diffTexts(after, after).some(({ isChanged }) => isChanged)).toBe(false);
    }),
  );
});

test('in a line that has changed, only the words that have', () => {
  const blocks = diffTexts('first\nthe red house\nlast', 'first\nthe blue house\nlast');
  expect(blocks.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
  const pieces = blocks[1]?.pieces.map(({ kind, text }) => `${kind} ${text}`);
  expect(pieces).toEqual(['same the ', 'removed red', 'added blue', 'same  house\n']);
});

test('texts without end that have nothing in common count as replaced, in a moment', () => {
  const [before, after] = ['a', 'b'].map((letter) =>
    Array.from({ length: 40_000 }, (_, index) => `${letter}${index}\n`).join(''),
  ) as [string, string];
  const kinds = diffTexts(before, after).map(({ pieces }) => pieces.map(({ kind }) => kind));
  expect(kinds).toEqual([['removed', 'added', 'same']]);
});

test('of many paragraphs that were written anew, the words of only the first are compared, in a moment', () => {
  const paragraphs = (letters: string) =>
    Array.from({ length: 69 }, (_, index) => {
      const words = Array.from({ length: 300 }, (_, at) => letters[(index * at * 7 + at * at) % 6]);
      return `Paragraph ${index}\n${words.join(' ')}\n`;
    }).join('');
  const changed = diffTexts(paragraphs('abcdef'), paragraphs('defghi')).filter(({ isChanged }) => isChanged);
  expect(changed).toHaveLength(69);
  const pieces = changed.map((block) => block.pieces.length);
  expect([pieces.at(0), pieces.at(-1)]).toEqual([expect.any(Number), 3]);
  expect(pieces[0]).toBeGreaterThan(100);
});

test.each([
  ['the red house', 'the blue house', false],
  ['It opens on Wednesday.', 'It opens on Thursday.', false],
  ['Open 24 hours', 'Monday to Friday: 8am to 6pm', true],
  ['0700-123-7001', '0700-123-7002', true],
  ['Our office is closed.', '', false],
  ['', 'Our office is closed.', false],
  ['The office in Ikeja is closed today.', 'The office in Ikeja is open again.', false],
])('“%s” and then “%s”: whether most of it is new', (before, after, expected) => {
  const [block = { isChanged: false, pieces: [] }] = diffTexts(before, after);
  expect(isRewritten(block)).toBe(expected);
  expect([sideOf(block, 'before'), sideOf(block, 'after')]).toEqual([before, after]);
});
