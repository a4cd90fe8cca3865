import { contactLink } from '../../facts/contact-href.ts';
import * as facts from '../../facts/faq/complaints.ts';
import type { FaqGroup } from '../../schema/pages.ts';
import { withWords } from '../../with-words.ts';
import { phoneLines } from '../site.ts';

export const complaints: FaqGroup = {
  id: facts.complaints.id,
  title: 'Complaints and safety',
  questions: withWords(facts.complaints.questions, {
    complaining: {
      question: 'How do I complain?',
      answer: [
        `On the complaint page, with a phone number or an e-mail address: you get a reference, and with it you can see what becomes of it. Or call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), free of charge; the agency investigates complaints about hospitals, pharmacies and HMOs.`,
        'How long it takes to settle a complaint is not published. The complaint page names whom to turn to when it is not settled.',
      ],
      links: withWords(facts.complaints.questions.complaining.links, {
        complaint: { label: 'Make a complaint' },
        complaintStatus: { label: 'See what became of it' },
      }),
      basis: 'LSHS Regulation, read on 15 November 2026.',
      alsoFoundBy: 'complain complaint report bad treatment rude unhappy feedback',
    },
    'report-fraud': {
      question: 'How do I report fraud?',
      answer: [
        'Tell us, for example, when somebody asks a fee for enrolling, claims to be an agent and is not on our list, wants your premium in a private account, uses another person’s cover, or bills care that was never given.',
        `Do not pay and do not argue. Note the name, the number that called you and the day, then call ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), free of charge, or write to us.`,
      ],
      links: [contactLink('Report fraud in writing', 'Report of fraud')],
      alsoFoundBy: 'scam fake cheat 419 thief false agent',
    },
    'my-data': {
      question: 'What happens to my data?',
      answer: [
        'The privacy policy says what reaches us through this website and which six rights you have. The cookies policy lists everything that is kept in your browser.',
      ],
      links: withWords(facts.complaints.questions['my-data'].links, {
        privacy: { label: 'Privacy policy' },
        cookiesPolicy: { label: 'Cookies policy' },
      }),
      basis: 'Policies of 11 July 2025.',
      alsoFoundBy: 'privacy personal information ndpr',
    },
  }),
};
