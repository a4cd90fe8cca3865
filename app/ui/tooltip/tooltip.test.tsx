import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tooltip } from './tooltip.tsx';

const markup = renderToStaticMarkup(<Tooltip label="About Lives">People enrolled</Tooltip>);

test('the button is described by the bubble and opens it without any script', () => {
  const id = /role="tooltip"/.test(markup)
    ? /<span id="([^"]+)" role="tooltip"/.exec(markup)?.[1]
    : undefined;
  expect(id).toBeTruthy();
  expect(markup).toContain(`aria-describedby="${id}"`);
  expect(markup).toContain(`popoverTarget="${id}" popoverTargetAction="show"`);
  expect(markup).toMatch(/popover="auto"[^>]*>People enrolled</);
});

test('the icon has words of its own', () => {
  expect(markup).toContain('aria-label="About Lives"');
});
