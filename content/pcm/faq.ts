import * as english from '../en/faq.ts';
import * as facts from '../facts/faq.ts';
import { withWords } from '../with-words.ts';
import { complaints } from './faq/complaints.ts';
import { enrolling } from './faq/enrolling.ts';
import { paying } from './faq/paying.ts';
import { usingYourCover } from './faq/using-your-cover.ts';
import { brand } from './site.ts';

export const faqGroups: typeof english.faqGroups = [enrolling, paying, usingYourCover, complaints];

/** Every question with its full answer as plain text, for structured data. */
export const faqAsText: typeof english.faqAsText = faqGroups.flatMap(({ questions }) =>
  questions.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
);

export const faqPage: typeof english.faqPage = {
  title: `Questions (FAQ) | ${brand.name}`,
  description: `Answers about ${brand.scheme}: who must register, how, waiting time, how to change hospital, how to pay small small, and di official lines and portals wey di agency get.`,
  heading: 'Questions and answers',
  lead: 'Wetin pipo dey ask us pass, wit di rule wey dey behind di answer, or who you go ask about your own case.',
  alt: 'Grandmama wey sidon for her armchair dey ask doctor her question for phone.',
};

export const faqSearch: typeof english.faqSearch = {
  label: 'Find inside di questions',
  placeholder: 'Try “lost card”',
  submit: 'Find',
  shortcuts: withWords(facts.faqSearch.shortcuts, {
    faqOfficialChannels: { label: 'Official channels' },
    faqReportFraud: { label: 'Report fraud' },
  }),
  all: (count) => `${count} questions`,
  found: (count, text) => `We see ${count === 1 ? '1 question' : `${count} questions`} for “${text}”`,
  clear: { label: 'Show all questions', to: facts.faqSearch.clear.to },
  noneHeading: 'No question get dis words. Wetin you fit do:',
  noneText: 'Try one word instead of sentence, or ask pesin.',
  write: { label: 'Write to us', to: facts.faqSearch.write.to },
  basis: 'Wia di answer come from:',
  linkTo: (question) => `Link to dis answer: ${question}`,
  permanentLink: 'Link to dis answer',
};

/** Stop words of a typed sentence. */
export const faqFillerWords: typeof english.faqFillerWords = [
  ...english.faqFillerWords,
  ...'abeg abi dat dem den dey di dia dis don e fit una na no wan wen wetin wey wia wit'.split(' '),
];
