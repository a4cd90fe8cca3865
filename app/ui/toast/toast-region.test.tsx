import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastRegion } from './toast-region.tsx';

test('the live region stands empty in the HTML before there is anything to say', () => {
  expect(renderToStaticMarkup(<ToastRegion closeLabel="Close" />)).toMatch(
    /^<ul aria-live="polite"[^>]*><\/ul>$/,
  );
});
