import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DeskRequest, DeskRequestProvider } from '../../desk-page.ts';
import { Paging, readPage } from './paging.tsx';

function render(search: string, total: number): string {
  const request = { path: '/desk/messages', query: new URLSearchParams(search) } as DeskRequest;
  return renderToStaticMarkup(
    <DeskRequestProvider value={request}>
      <Paging label="Pages" total={total} rowsPerPage={10} />
    </DeskRequestProvider>,
  );
}

test('the other pages keep the filter', () => {
  const html = render('?q=a%26b&page=2', 25);
  expect(html).toContain('href="/desk/messages?q=a%26b&amp;page=1"');
  expect(html).toContain('href="/desk/messages?q=a%26b&amp;page=3"');
});

test('one page needs no links', () => {
  expect(render('', 10)).toBe('');
});

test('a page that is no number is the first', () => {
  expect(
    ['', '0', '-1', '2.5', 'x', '12345678', '7'].map((page) => readPage(new URLSearchParams({ page }))),
  ).toEqual([1, 1, 1, 1, 1, 1, 7]);
});
