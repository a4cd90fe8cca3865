import { expect, test } from 'vitest';
import type { Contact } from '#content/schema/contact.ts';
import type { Faq, Notice, PartId, PopUp } from '#content/schema/parts.ts';
import { partKinds } from '../../content/part-kinds.ts';
import { describeChange } from './describe-change.ts';

const contact = partKinds.contact.builtIn;
const faq = partKinds.faq.builtIn;
const popUp = partKinds['pop-up'].builtIn;
const notice: Notice = { severity: 'warning', words: { en: { text: 'The portal is closed.' } } };
const [office] = contact.offices as [Contact['offices'][number]];
const [topic] = faq as [Faq[number]];
const [question] = topic.questions as [Faq[number]['questions'][number]];
const { question: asked, answer } = question.words.en;
const picture: PopUp['picture'] = { id: 'a'.repeat(32), width: 1, height: 1, widths: '1' };
const replied = (first: string): Faq => [
  {
    ...topic,
    questions: topic.questions.with(0, {
      ...question,
      words: { ...question.words, en: { ...question.words.en, answer: [first, ...answer.slice(1)] } },
    }),
  },
  ...faq.slice(1),
];
const first = answer[0] ?? '';

test.each<[string, PartId, unknown, unknown, object, object]>([
  [
    'a phone line',
    'contact',
    contact,
    {
      ...contact,
      lines: {
        ...contact.lines,
        'support-2': null,
        'support-1': { display: '07001237002', digits: '0700-123-7002', hours: '24/7' },
      },
    },
    expect.objectContaining({ 'Support line 1: In digits': contact.lines['support-1'].digits }),
    { 'Support line 1: In digits': '0700-123-7002', 'Support line 1: As people remember it': '07001237002' },
  ],
  [
    'hours and name of an office',
    'contact',
    contact,
    {
      ...contact,
      offices: contact.offices.with(0, {
        ...office,
        hours: '24/7',
        words: { ...office.words, en: { ...office.words.en, name: 'New name' } },
      }),
    },
    { 'New name: Name of the place (English)': office.words.en.name },
    {
      'New name: Name of the place (English)': 'New name',
      'New name: Opening hours': 'Open 24 hours, every day',
    },
  ],
  [
    'a notice',
    'notice',
    null,
    notice,
    {},
    { 'How much it matters': 'Warning', 'Text (English)': 'The portal is closed.' },
  ],
  ['the end of a notice', 'notice', notice, null, { 'Text (English)': 'The portal is closed.' }, {}],
  [
    'a picture',
    'pop-up',
    popUp,
    { ...popUp, picture },
    {},
    { 'Your own picture': 'Your own picture aaaaaa' },
  ],
  [
    'an answer',
    'faq',
    faq,
    replied(`${first} And more.`),
    { [`${asked}: Answer (English)`]: expect.any(String) },
    { [`${asked}: Answer (English)`]: expect.stringContaining('And more.') },
  ],
  [
    'a question that is gone',
    'faq',
    faq,
    [{ ...topic, questions: topic.questions.slice(1) }, ...faq.slice(1)],
    { [`${asked}: Question (English)`]: asked },
    {},
  ],
])('%s', (_what, part, before, after, was, is) => {
  const [old, now] = describeChange(part, before, after);
  expect(old).toMatchObject(was);
  expect(now).toMatchObject(is);
  for (const text of Object.values({ ...old, ...now })) expect(String(text).length).toBeLessThan(160);
});

test('what is the same is not told, and of very much only the start', () => {
  expect(describeChange('contact', contact, contact)).toEqual([{}, {}]);
  const [old, now] = describeChange(
    'faq',
    faq,
    faq.map((each) => ({ ...each, questions: [] })),
  );
  expect([Object.keys(old).length, Number(now.more) > 100]).toEqual([12, true]);
});
