import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DeskRequest, DeskRequestProvider } from '../../desk-page.ts';
import { FilterForm, Paging, readPage } from './list-parts.tsx';

function render(search: string, part: ReactNode): string {
  const request = { path: '/desk/messages', query: new URLSearchParams(search) } as DeskRequest;
  return renderToStaticMarkup(<DeskRequestProvider value={request}>{part}</DeskRequestProvider>);
}

const filter = (
  <FilterForm
    label="Find a message"
    search={{ name: 'q', label: 'Search' }}
    selects={[{ name: 'state', label: 'State', all: 'All', options: { new: 'New' } }]}
  />
);

test('what the address asks for stands in the fields, and can be cleared unless everything is shown', () => {
  const html = render('?q=%22a%22&state=new&page=3', filter);
  expect(html).toContain('value="&quot;a&quot;"');
  expect(html).toContain('<option value="new" selected="">');
  expect(html).toContain('<a href="/desk/messages">');
  expect(render('?page=3&q=', filter)).not.toContain('<a ');
});

test('a form with a search alone has no filters to open', () => {
  const search = { name: 'q', label: 'Search' };
  expect(render('', filter)).toContain('<details');
  expect(render('', <FilterForm label="Find a place" search={search} />)).not.toContain('<details');
});

test('the other pages keep the filter, and one page needs no links', () => {
  const html = render('?q=a%26b&page=2', <Paging label="Pages" total={45} />);
  expect(html).toContain('href="/desk/messages?q=a%26b&amp;page=1"');
  expect(html).toContain('href="/desk/messages?q=a%26b&amp;page=3"');
  expect(render('', <Paging label="Pages" total={20} />)).toBe('');
});

test('a page that is no number is the first', () => {
  expect(
    ['', '0', '-1', '2.5', 'x', '12345678', '7'].map((page) => readPage(new URLSearchParams({ page }))),
  ).toEqual([1, 1, 1, 1, 1, 1, 7]);
});
