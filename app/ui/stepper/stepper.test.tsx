import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

const words = {
  label: 'Adults',
  hint: '23 to 59 years',
  tooMany: 'We count up to 20.',
  notCounted: 'No number.',
};
const buttons = { fewer: 'Adults: one fewer', more: 'Adults: one more', onChange: () => {} };
const render = (value: number, misread?: string) =>
  renderToStaticMarkup(
    <Stepper {...words} {...buttons} name="adults" value={value} max={20} misread={misread} />,
  );

test('the label and the hint belong to the field', () => {
  const markup = render(2);
  const id = markup.match(/<label for="([^"]+)"/)?.[1];
  expect(markup).toContain(`<input id="${id}"`);
  expect(markup).toContain(`aria-describedby="${id}-hint"`);
});

test.each([
  [0, 'true', 'false'],
  [2, 'false', 'false'],
  [20, 'false', 'true'],
])('at %i its buttons say what changes without a script, and whether it can', (value, first, last) => {
  const [fewer, more] = render(value).match(/<button[^>]*>/g) ?? [];
  expect(fewer).toMatch(/type="submit" value="adults-1".* aria-label="Adults: one fewer".* name="step"/);
  expect(fewer).toContain(`aria-disabled="${first}"`);
  expect(more).toMatch(/type="submit" value="adults\+1".* aria-label="Adults: one more".* name="step"/);
  expect(more).toContain(`aria-disabled="${last}"`);
  expect(render(value).includes(words.tooMany)).toBe(value === 20);
});

test('text that is no count stays in the field, and a sentence says so', () => {
  const markup = render(2, '2.5');
  expect(markup).toMatch(/<input [^>]*type="text"[^>]* aria-invalid="true" [^>]*value="2.5"/);
  expect(markup).toContain(words.notCounted);
  expect(render(2)).not.toContain(words.notCounted);
});
