import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

test('text is as many bars as asked for, and none of it reaches assistive technology', () => {
  const markup = renderToStaticMarkup(<Skeleton lines={4} />);
  expect(markup.match(/<div/g)).toHaveLength(1 + 4);
  expect(markup).toMatch(/^<div aria-hidden="true"/);
});

test('a block is a single bar', () => {
  expect(renderToStaticMarkup(<Skeleton shape="block" />)).toMatch(/^<div aria-hidden="true"[^>]*><\/div>$/);
});
