import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfirmStep, DeskForm, LongTextField, TextField } from './desk-form.tsx';

test('a form that comes back has what was typed, the errors beside their fields, and a summary that leads to them', () => {
  const html = renderToStaticMarkup(
    <DeskForm
      prefix="answer"
      submit="Send"
      fields={{ version: '3' }}
      values={{ words: 'Good <b>day</b>', subject: '' }}
      errors={{ subject: 'Give a subject.', form: 'Somebody has answered meanwhile.' }}
    >
      <TextField name="subject" label="Subject" defaultValue="Your question" />
      <LongTextField name="words" label="Words" />
      <TextField name="copy" label="Copy to" defaultValue="care" />
    </DeskForm>,
  );
  expect(html).toContain('<a href="#answer-subject"');
  expect(html).toContain('id="answer-subject-error">Give a subject.</p>');
  expect(html).toMatch(/<input(?=[^>]* id="answer-subject")(?=[^>]* aria-invalid="true")(?=[^>]* value="")/);
  expect(html).toContain('<li>Somebody has answered meanwhile.</li>');
  expect(html).toContain('Good &lt;b&gt;day&lt;/b&gt;</textarea>');
  expect(html).toContain('value="care"');
  expect(html).toContain('<input type="hidden" name="version" value="3"/>');
});

test('a question within a form is not answered by the key Enter in a field', () => {
  const html = renderToStaticMarkup(
    <DeskForm>
      <TextField name="email" label="Address" />
      <ConfirmStep label="End it" question="Sure?" confirm="Yes" button={{ name: 'action', value: 'end' }} />
    </DeskForm>,
  );
  // Browsers press the first button that submits.
  expect(/<button[^>]*>/.exec(html)?.[0]).toContain('disabled');
});
