import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

test('the label belongs to its input', () => {
  const markup = renderToStaticMarkup(<Field label="First name" name="user_name" maxLength={100} />);
  const [, labelFor] = markup.match(/<label[^>]* for="([^"]+)"/) ?? [];
  expect(labelFor).toBeTruthy();
  expect(markup).toMatch(new RegExp(`<input[^>]* id="${labelFor}"`));
  expect(markup).not.toContain('aria-invalid');
});

test('an error is tied to the input that it is about', () => {
  const markup = renderToStaticMarkup(
    <Field label="E-mail" name="user_email" error="Write an e-mail address" />,
  );
  const [, errorId] = markup.match(/<p[^>]* id="([^"]+)">Write an e-mail address/) ?? [];
  expect(errorId).toBeTruthy();
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain(`aria-describedby="${errorId}"`);
});
