import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberedPagination, type PaginationProps, StepPagination } from './pagination.tsx';

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
