import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, SelectField, TextAreaField } from './field.tsx';

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

test('a hint, an error and a note from elsewhere describe the input together', () => {
  const markup = renderToStaticMarkup(
    <Field
      id="phone"
      label="Phone"
      name="user_phone"
      hint="You may leave it empty"
      error="Too long"
      aria-describedby="note"
    />,
  );
  expect(markup).toContain('aria-describedby="phone-hint phone-error note"');
  expect(markup).toMatch(/id="phone-hint">You may leave it empty.*id="phone-error">Too long.*<input/);
});

test('a choice and a text of many lines are labelled and marked alike', () => {
  const choice = renderToStaticMarkup(
    <SelectField id="lga" label="LGA" name="lga">
      <option>Ikeja</option>
    </SelectField>,
  );
  expect(choice).toMatch(/<label[^>]* for="lga">LGA<\/label><select[^>]* id="lga"[^>]*><option>Ikeja/);
  const text = renderToStaticMarkup(
    <TextAreaField id="message" label="Message" name="message" error="Write a message" />,
  );
  expect(text).toMatch(/<label[^>]* for="message"/);
  expect(text).toMatch(/<textarea[^>]* aria-invalid="true" aria-describedby="message-error"/);
});
