import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './accordion/accordion.tsx';
import { Marquee } from './marquee/marquee.tsx';
import {
  NumberedPagination,
  type PaginationProps,
  pageWindow,
  StepPagination,
} from './pagination/pagination.tsx';
import { Stepper } from './stepper/stepper.tsx';
import { ToastRegion } from './toast/toast-region.tsx';

// What neither axe nor a journey would notice: labels, descriptions and roles are theirs.

test('items of an accordion share a name, by which the browser keeps one open', () => {
  const items = ['jaara', 'plus'].map((id) => ({ id, title: id, content: id }));
  const markup = render(<Accordion name="lists" heading="h3" items={items} openId="plus" />);
  expect(markup.match(/<details[^>]* name="lists"/g)).toHaveLength(2);
  expect(markup.match(/<details[^>]* open=""/g)).toEqual([expect.stringContaining('id="plus"')]);
});

test('the copy of moving items is hidden from assistive technology and the keyboard', () => {
  const words = { label: 'Partners', pause: 'Pause the logos' };
  const markup = render(<Marquee words={words} items={['One', 'Two']} durationS={6} />);
  const [first, copy] = markup.match(/<ul.*?<\/ul>/g) ?? [];
  expect(first).toMatch(/aria-label="Partners".*Two/);
  expect(copy).toMatch(/^<ul[^>]* aria-hidden="true" inert="".*Two/);
});

test('the live region of toasts is in the HTML before there is anything to say', () => {
  expect(render(<ToastRegion closeLabel="Close" />)).toMatch(/^<ul [^>]*aria-live="polite"[^>]*><template/);
});

test('a stepper keeps text that is no count, says so, and tells which button has reached its limit', () => {
  const words = { label: 'Adults', hint: '', tooMany: 'We count up to 20.', notCounted: 'No number.' };
  const buttons = { fewer: 'one fewer', more: 'one more', onChange: () => {} };
  const at = (value: number, misread?: string) =>
    render(<Stepper {...words} {...buttons} name="adults" value={value} max={20} misread={misread} />);
  expect(at(2, '2.5')).toMatch(/No number\..*<input [^>]*aria-invalid="true" [^>]*value="2.5"/);
  for (const [value, disabled] of [
    [0, ['true', 'false']],
    [2, ['false', 'false']],
    [20, ['false', 'true']],
  ] as const) {
    const found = [...at(value).matchAll(/<button[^>]* aria-disabled="(\w+)"/g)].map(([, is]) => is);
    expect(found).toEqual(disabled);
    expect(at(value).includes(words.tooMany)).toBe(value === 20);
  }
});

const pages = (page: number, pageCount = 20): PaginationProps => ({
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
  [1, undefined, '2'],
  [3, '2', '4'],
  [20, '19', undefined],
])('on page %i of 20 the ends lead to %s and %s', (page, before, after) => {
  const markup = render(<StepPagination {...pages(page)} />);
  expect(/<a href="\/list\?page=(\d+)" rel="prev"/.exec(markup)?.[1]).toBe(before);
  expect(/<a href="\/list\?page=(\d+)" rel="next"/.exec(markup)?.[1]).toBe(after);
});

test('the current page is marked and keeps its link', () => {
  const markup = render(<NumberedPagination {...pages(2, 3)} />);
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  expect(markup).toMatch(/<a href="\/list\?page=2"[^>]*aria-label="Page 2"[^>]*aria-current="page"/);
});

test.each([
  [1, 5, '1 2 3 4 5'],
  [10, 20, '1 … 9 10 11 … 20'],
  [20, 20, '1 … 17 18 19 20'],
  // A gap never hides a single page.
  [4, 20, '1 2 3 4 5 … 20'],
  [4, 7, '1 2 3 4 5 6 7'],
])('page %i of %i offers %s', (page, pageCount, shown) => {
  const slots = pageWindow(page, pageCount).map((slot) => (typeof slot === 'number' ? slot : '…'));
  expect(slots.join(' ')).toBe(shown);
});
