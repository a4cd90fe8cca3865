import { expect, test } from 'vitest';
import { contactSchema } from '#content/schema/contact.ts';
import { noticeSchema, questionSchema } from '#content/schema/parts.ts';
import { planFiguresSchema } from '#content/schema/plan-figures.ts';
import { schemaErrors } from './language-fields.tsx';

const LONG = 'x'.repeat(5000);
const question = { question: 'Why?', answer: ['So.'], links: [{ label: 'a', to: '/a' }] };

test.each([
  ['text-yo', noticeSchema, { severity: 'urgent', words: { en: { text: 'a' }, yo: { text: LONG } } }],
  ['to', noticeSchema, { severity: 'urgent', to: 'javascript:x', words: { en: { text: 'a' } } }],
  ['question-en', questionSchema, { words: { en: { ...question, question: 'Why' } } }],
  [
    'to-2',
    questionSchema,
    { words: { en: { ...question, links: [...question.links, { label: 'b', to: 'b' }] } } },
  ],
  [
    'link-1-pcm',
    questionSchema,
    { words: { en: question, pcm: { ...question, links: [{ label: '', to: '/a' }] } } },
  ],
  ['tollFree-digits', contactSchema.pick({ lines: true }), { lines: { tollFree: { digits: 1 } } }],
  ['waitingTimes.surgeryMonths', planFiguresSchema, { waitingTimes: { surgeryMonths: 99 } }],
] as const)('what only a schema refuses stands at its field: %s', (name, schema, content) => {
  const errors = schemaErrors(schema, content, { [name]: LONG });
  expect(errors).toHaveProperty([name]);
});

test('what no field of the form is about concerns all of it', () => {
  expect(Object.keys(schemaErrors(noticeSchema, { words: 1 }, { to: '' }))).toEqual(['form']);
});
