import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DeskRequest, DeskRequestProvider } from '../../desk-page.ts';
import { FilterForm } from './filter-form.tsx';

function render(search: string): string {
  const request = { path: '/desk/messages', query: new URLSearchParams(search) } as DeskRequest;
  return renderToStaticMarkup(
    <DeskRequestProvider value={request}>
      <FilterForm
        label="Find a message"
        search={{ name: 'q', label: 'Search' }}
        selects={[
          {
            name: 'state',
            label: 'State',
            options: [
              { value: '', label: 'All' },
              { value: 'new', label: 'New' },
            ],
          },
        ]}
      />
    </DeskRequestProvider>,
  );
}

test('what the address asks for stands in the fields, and can be cleared', () => {
  const html = render('?q=%22a%22&state=new&page=3');
  expect(html).toContain('value="&quot;a&quot;"');
  expect(html).toContain('<option value="new" selected="">');
  expect(html).toContain('<a href="/desk/messages">');
});

test('nothing is to be cleared while everything is shown', () => {
  expect(render('?page=3&q=')).not.toContain('<a ');
});
