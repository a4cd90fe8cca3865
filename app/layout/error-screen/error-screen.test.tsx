import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { phoneLines } from '#content/site.ts';
import { ErrorScreen } from './error-screen.tsx';

test('the error screen offers the toll-free lines and the way home', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ErrorScreen />
    </MemoryRouter>,
  );
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup).toContain(`href="${phoneLines.tollFree.to}"`);
  expect(markup).toContain(`href="${phoneLines.askLine.to}"`);
  expect(markup).toContain('href="/"');
});
