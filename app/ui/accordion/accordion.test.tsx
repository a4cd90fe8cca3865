import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'jaara', title: 'Standard Jaara', detail: '390 hospitals', content: 'First list' },
  { id: 'plus', title: 'Jaara Plus', content: 'Second list' },
];

test('the browser keeps one item open because all share a name', () => {
  const markup = renderToStaticMarkup(<Accordion name="lists" heading="h2" items={items} />);
  expect(markup.match(/<details[^>]* name="lists"/g)).toHaveLength(2);
});

test('only the item asked for is open, and a closed one still has its content', () => {
  const markup = renderToStaticMarkup(<Accordion name="lists" heading="h2" items={items} openId="plus" />);
  expect(markup.match(/<details[^>]* open=""/g)).toEqual([expect.stringContaining('id="plus"')]);
  expect(markup).toContain('First list');
});

test('the title is a heading of the given level inside the summary', () => {
  const markup = renderToStaticMarkup(<Accordion name="lists" heading="h3" items={items} />);
  expect(markup).toMatch(/<summary[^>]*><h3[^>]*>Standard Jaara<\/h3><span[^>]*>390 hospitals/);
});
