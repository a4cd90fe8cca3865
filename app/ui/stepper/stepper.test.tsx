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
])(
  'at %i its buttons say which number changes without a script, and whether it can',
  (value, first, last) => {
    const [fewer, more] = render(value).match(/<button[^>]*>/g) ?? [];
    expect(fewer).toMatch(/type="submit" value="adults-1".* aria-label="Adults: one fewer".* name="step"/);
    expect(fewer).toContain(`aria-disabled="${first}"`);
    expect(more).toMatch(/type="submit" value="adults\+1".* aria-label="Adults: one more".* name="step"/);
    expect(more).toContain(`aria-disabled="${last}"`);
  },
);

test('where no more can be counted it says so', () => {
  expect(render(20)).toContain('We count up to 20.');
  expect(render(19)).not.toContain('We count up to 20.');
});
