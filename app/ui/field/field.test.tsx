import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, SelectField, TextAreaField } from './field.tsx';

test('the label belongs to its input, and without a hint or an error nothing describes it', () => {
  const markup = renderToStaticMarkup(<Field label="First name" name="user_name" maxLength={100} />);
  const [, labelFor] = markup.match(/<label[^>]* for="([^"]+)"/) ?? [];
  expect(labelFor).toBeTruthy();
  expect(markup).toMatch(new RegExp(`<input[^>]* id="${labelFor}"`));
  expect(markup).not.toMatch(/aria-(?:invalid|describedby)/);
});

test('a hint, an error and a note from elsewhere describe the input together', () => {
  const words = { label: 'Phone', hint: 'You may leave it empty', error: 'Too long' };
  const markup = renderToStaticMarkup(<Field id="phone" name="phone" {...words} aria-describedby="note" />);
  expect(markup).toContain('aria-describedby="phone-hint phone-error note"');
  expect(markup).toContain('aria-invalid="true"');
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
