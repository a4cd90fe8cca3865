import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords, readingMinutes, truncateWords } from './post-text.ts';

describe('truncateWords', () => {
  test.each([
    ['fewer words than the limit stay as they are', 'Your good health', 4, 'Your good health'],
    ['as many words as the limit stay as they are', 'Your good health', 3, 'Your good health'],
    ['one word more is cut, with an ellipsis', 'Your good health matters', 3, 'Your good health…'],
    ['many spaces count as one', ' Your\n\ngood   health\tmatters ', 3, 'Your good health…'],
    ['Yorùbá words are words', 'Ẹ káàbọ̀ sí Èkó', 2, 'Ẹ káàbọ̀…'],
    ['nothing stays nothing', ' \n', 3, ''],
  ])('%s', (_name, text, limit, expected) => {
    expect(truncateWords(text, limit)).toBe(expected);
  });

  test('the result has as many words as the text, but never more than the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (text, limit) => {
        const cut = truncateWords(text, limit);
        expect(countWords(cut)).toBe(Math.min(countWords(text), limit));
      }),
    );
  });
});

test('a post takes at least a minute, and then as long as it is', () => {
  expect([0, 30, 180, 269, 270, 720].map(readingMinutes)).toEqual([1, 1, 1, 1, 2, 4]);
});
