import { expect, test } from 'vitest';
import { frameTables } from './post-text.tsx';

test('every table gets a frame, and nothing else changes', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const framed = `<div role="group" aria-label="Table" tabindex="0">${table}</div>`;
  expect(frameTables(`<p>a</p>${table}<p>&lt;table&gt;</p>${table}`, 'Table')).toBe(
    `<p>a</p>${framed}<p>&lt;table&gt;</p>${framed}`,
  );
});
