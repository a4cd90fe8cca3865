import * as facts from '../facts/faq.ts';
import type { FaqGroup } from '../schema/pages.ts';
import { withWords } from '../with-words.ts';
import { complaints } from './faq/complaints.ts';
import { enrolling } from './faq/enrolling.ts';
import { paying } from './faq/paying.ts';
import { usingYourCover } from './faq/using-your-cover.ts';
import { brand } from './site.ts';

export const faqGroups: FaqGroup[] = [enrolling, paying, usingYourCover, complaints];

/** Every question with its full answer as plain text, for structured data. */
export const faqAsText = faqGroups.flatMap(({ questions }) =>
  questions.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
);

export const faqPage = {
  title: `FAQ | ${brand.name}`,
  description: `Answers about ${brand.scheme}: who must enrol, how, waiting periods, changing hospital, instalments, and the agency's official lines and portals.`,
  heading: 'Questions and answers',
  lead: 'What people ask us most, with the rule behind an answer, or whom to ask about your own case.',
  alt: 'A grandmother in her armchair puts her question to a doctor on the phone.',
};

export const faqSearch = {
  label: 'Search the questions',
  placeholder: 'Try “lost card”',
  submit: 'Search',
  shortcuts: withWords(facts.faqSearch.shortcuts, {
    faqOfficialChannels: { label: 'Official channels' },
    faqReportFraud: { label: 'Report fraud' },
  }),
  all: (count: number) => `${count} questions`,
  /** In the markup a placeholder stands for the count, which the browser fills in. */
  found: (count: number | string, text: string) =>
    `${count === 1 ? '1 question' : `${count} questions`} found for “${text}”`,
  clear: { label: 'Show all questions', to: facts.faqSearch.clear.to },
  noneHeading: 'No question has these words. Some ways on:',
  noneText: 'Try one word instead of a sentence, or ask a person.',
  write: { label: 'Write to us', to: facts.faqSearch.write.to },
  basis: 'Rests on:',
  linkTo: (question: string) => `Link to this answer: ${question}`,
  permanentLink: 'Link to this answer',
};

/** Stop words of a typed sentence. */
export const faqFillerWords =
  'a about am an and any are be can could do does for from get give had has have how i if in is it me my need of on or our please should that the their there they this to us want was we what when where which who whom why will with would you your'.split(
    ' ',
  );
