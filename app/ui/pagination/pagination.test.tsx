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

test('in the middle both ends are links to the neighbouring pages', () => {
  const markup = renderToStaticMarkup(<StepPagination {...at(3)} />);
  expect(markup).toMatch(/<a href="\/list\?page=2" rel="prev"/);
  expect(markup).toMatch(/<a href="\/list\?page=4" rel="next"/);
  expect(markup).toContain('Page 3 of 20');
});

test('on the first page Previous is no link, on the last page Next is none', () => {
  const first = renderToStaticMarkup(<StepPagination {...at(1)} />);
  expect(first).not.toContain('rel="prev"');
  expect(first).toMatch(/aria-disabled="true"[^>]*>.*Previous/);
  const last = renderToStaticMarkup(<StepPagination {...at(20)} />);
  expect(last).not.toContain('rel="next"');
  expect(last).toContain('href="/list?page=19"');
});

test('numbered pages mark the current one and keep its link real', () => {
  const markup = renderToStaticMarkup(<NumberedPagination {...at(2, 3)} />);
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  expect(markup).toMatch(/<a href="\/list\?page=2"[^>]*aria-label="Page 2"[^>]*aria-current="page"/);
  expect(markup).toContain('aria-label="Page 3"');
});

const shown = (page: number, pageCount: number) =>
  pageWindow(page, pageCount)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ');

test('few pages are all offered', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(1, 2)).toBe('1 2');
  expect(shown(2, 3)).toBe('1 2 3');
  expect(shown(3, 5)).toBe('1 2 3 4 5');
  expect(shown(1, 5)).toBe('1 2 3 4 5');
});

test('many pages are cut to first, last and the neighbours of the current one', () => {
  expect(shown(1, 20)).toBe('1 2 3 4 … 20');
  expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
  expect(shown(20, 20)).toBe('1 … 17 18 19 20');
});

test('a gap never hides a single page', () => {
  expect(shown(4, 20)).toBe('1 2 3 4 5 … 20');
  expect(shown(17, 20)).toBe('1 … 16 17 18 19 20');
  expect(shown(4, 7)).toBe('1 2 3 4 5 6 7');
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
