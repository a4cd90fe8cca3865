import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

const render = (value: number) =>
  renderToStaticMarkup(
    <Stepper
      label="Adults"
      hint="23 to 59 years"
      name="adults"
      value={value}
      max={20}
      fewer="Adults: one fewer"
      more="Adults: one more"
      tooMany="We count up to 20."
      onChange={() => {}}
    />,
  );

const button = (markup: string, name: string) =>
  markup.match(/<button[^>]*>/g)?.find((tag) => tag.includes(`aria-label="${name}"`)) ?? '';

test('the label and the hint belong to the field', () => {
  const markup = render(2);
  const id = markup.match(/<label for="([^"]+)"/)?.[1];
  expect(markup).toContain(`<input id="${id}"`);
  expect(markup).toContain(`aria-describedby="${id}-hint"`);
});

test('without a script its buttons say in the form which number changes, and by how much', () => {
  const [fewer, more] = ['Adults: one fewer', 'Adults: one more'].map((name) => button(render(2), name));
  for (const tag of [fewer, more]) expect(tag).toMatch(/type="submit".*name="step"/);
  expect(fewer).toContain('value="adults-1"');
  expect(more).toContain('value="adults+1"');
});

test('where no more can be counted it says so', () => {
  expect(render(20)).toContain('We count up to 20.');
  expect(render(19)).not.toContain('We count up to 20.');
});

test('at either end there is only one way to go', () => {
  expect(button(render(0), 'Adults: one fewer')).toContain('aria-disabled="true"');
  expect(button(render(0), 'Adults: one more')).toContain('aria-disabled="false"');
  expect(button(render(20), 'Adults: one fewer')).toContain('aria-disabled="false"');
  expect(button(render(20), 'Adults: one more')).toContain('aria-disabled="true"');
});
