import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberedPagination, type PaginationProps, pageWindow, StepPagination } from './pagination.tsx';

const at = (page: number, pageCount = 20): PaginationProps => ({
  label: 'Pages of the list',
  page,
  pageCount,
  hrefFor: (target) => `/list?page=${target}`,
  words: {
    previous: 'Previous',
    next: 'Next',
    page: (target) => `Page ${target}`,
    position: (target, count) => `Page ${target} of ${count}`,
  },
});

test.each([
  [1, undefined, 2],
  [3, 2, 4],
  [20, 19, undefined],
])('on page %i of 20 the ends lead to %s and %s', (page, before, after) => {
  const markup = renderToStaticMarkup(<StepPagination {...at(page)} />);
  expect(/<a href="\/list\?page=(\d+)" rel="prev"/.exec(markup)?.[1]).toBe(before && `${before}`);
  expect(/<a href="\/list\?page=(\d+)" rel="next"/.exec(markup)?.[1]).toBe(after && `${after}`);
  expect(markup).toContain(`Page ${page} of 20`);
  expect(/aria-disabled="true"/.test(markup)).toBe(!before || !after);
});

test('numbered pages mark the current one and keep its link real', () => {
  const markup = renderToStaticMarkup(<NumberedPagination {...at(2, 3)} />);
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  expect(markup).toMatch(/<a href="\/list\?page=2"[^>]*aria-label="Page 2"[^>]*aria-current="page"/);
  expect(markup).toContain('aria-label="Page 3"');
});

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 20, '1 2 3 4 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [20, 20, '1 … 17 18 19 20'],
  // A gap never hides a single page.
  [4, 20, '1 2 3 4 5 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [4, 7, '1 2 3 4 5 6 7'],
])('page %i of %i offers %s', (page, pageCount, shown) => {
  const slots = pageWindow(page, pageCount).map((slot) => (typeof slot === 'number' ? slot : '…'));
  expect(slots.join(' ')).toBe(shown);
});

test('every page can be the current one and is then offered exactly once, in order', () => {
  for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const numbers = pageWindow(page, pageCount).filter((slot) => typeof slot === 'number');
      expect(numbers.filter((number) => number === page)).toHaveLength(1);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers.length).toBeLessThanOrEqual(7);
    }
  }
});
