import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'jaara', title: 'Standard Jaara', detail: '390 hospitals', content: 'First list' },
  { id: 'plus', title: 'Jaara Plus', content: 'Second list' },
];

test('items share a name, the one asked for is open, and titles are headings inside the summary', () => {
  const markup = renderToStaticMarkup(<Accordion name="lists" heading="h3" items={items} openId="plus" />);
  // By the name the browser keeps one item open.
  expect(markup.match(/<details[^>]* name="lists"/g)).toHaveLength(2);
  expect(markup.match(/<details[^>]* open=""/g)).toEqual([expect.stringContaining('id="plus"')]);
  expect(markup).toContain('First list');
  expect(markup).toMatch(/<summary[^>]*><h3[^>]*>Standard Jaara<\/h3><span[^>]*>390 hospitals/);
});
