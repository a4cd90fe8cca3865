import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

test('text is as many bars as asked for, a block is one, and none of it reaches assistive technology', () => {
  const text = renderToStaticMarkup(<Skeleton lines={4} />);
  expect(text.match(/<div/g)).toHaveLength(1 + 4);
  expect(text).toMatch(/^<div aria-hidden="true"/);
  expect(renderToStaticMarkup(<Skeleton shape="block" />)).toMatch(/^<div aria-hidden="true"[^>]*><\/div>$/);
});
