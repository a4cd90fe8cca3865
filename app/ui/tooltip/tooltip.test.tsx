import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeBubble } from './tooltip.behaviour.ts';
import { Tooltip } from './tooltip.tsx';

test('the button has words of its own, is described by the bubble and opens it without any script', () => {
  const markup = renderToStaticMarkup(<Tooltip label="About Lives">People enrolled</Tooltip>);
  const [, id] = /<span id="([^"]+)" role="tooltip" popover="auto"[^>]*>People enrolled</.exec(markup) ?? [];
  expect(id).toBeTruthy();
  expect(markup).toContain('aria-label="About Lives"');
  expect(markup).toContain(`aria-describedby="${id}"`);
  expect(markup).toContain(`popoverTarget="${id}" popoverTargetAction="show"`);
});

test.each([
  ['centred under its anchor', 136, 100, 640, { left: 40, top: 156 }],
  ['inside at the left edge', 0, 100, 640, { left: 12, top: 156 }],
  ['inside at the right edge', 272, 100, 640, { left: 320 - 240 - 12, top: 156 }],
  ['above where there is no room below', 136, 580, 640, { left: 40, top: 580 - 8 - 80 }],
  ['below where there is room nowhere, since the page scrolls to it', 136, 40, 120, { left: 40, top: 96 }],
])('the bubble stands %s', (_where, left, top, height, place) => {
  const anchor = { left, top, width: 48, height: 48 };
  expect(placeBubble(anchor, { width: 240, height: 80 }, { width: 320, height })).toEqual(place);
});
