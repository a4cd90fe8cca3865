import type * as english from '../../en/faq/complaints.ts';
import { contactLink } from '../../facts/contact-href.ts';
import * as facts from '../../facts/faq/complaints.ts';
import { withWords } from '../../with-words.ts';
import { phoneLines } from '../site.ts';

export const complaints: typeof english.complaints = {
  id: facts.complaints.id,
  title: 'Complaint and safety',
  questions: withWords(facts.complaints.questions, {
    complaining: {
      question: 'How I go take complain?',
      answer: [
        `For di complaint page, wit phone number or email address: you go get reference number, and wit am you fit see how far e don reach. Or call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), e free; di agency dey investigate complaint about hospitals, pharmacies and HMOs.`,
        'How long e dey take to settle complaint, dem neva publish am. Di complaint page tok who you fit go meet if dem no settle am.',
      ],
      links: withWords(facts.complaints.questions.complaining.links, {
        complaint: { label: 'Make complaint' },
        complaintStatus: { label: 'See how far e don reach' },
      }),
      basis: 'LSHS Regulation, wey we read on 15 November 2026.',
      alsoFoundBy:
        'complain complaint report bad treatment rude unhappy feedback wahala vex dem treat me bad no happy insult',
    },
    'report-fraud': {
      question: 'How I go take report fraud?',
      answer: [
        'Tell us, for example, wen somebody ask for money to register you, say im be agent but e no dey for our list, want make you pay your insurance money (premium) inside private account, dey use anoda pesin cover, or dey charge for care wey nobody give.',
        `No pay and no argue. Write down di name, di number wey call you and di day, then call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), e free, or write to us.`,
      ],
      links: [contactLink('Write us to report fraud', 'I wan report fraud')],
      alsoFoundBy: 'scam fake cheat 419 thief false agent wayo ole yahoo dem wan chop my money',
    },
    'my-data': {
      question: 'Wetin dey happun to my data?',
      answer: [
        'Di privacy policy tok wetin dey reach us through dis website and di six rights wey you get. Di cookies policy list everything wey dey stay for your browser.',
      ],
      links: withWords(facts.complaints.questions['my-data'].links, {
        privacy: { label: 'Privacy policy' },
        cookiesPolicy: { label: 'Cookies policy' },
      }),
      basis: 'Policies wey get date 11 July 2025.',
      alsoFoundBy: 'privacy personal information ndpr secret my details',
    },
  }),
};
