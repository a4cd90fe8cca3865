import { externalLinks } from '../external-links.ts';
import { enrolment } from '../plan-page.ts';
import type { FaqGroup } from '../schema/faq.ts';
import { brand, phoneLines } from '../site.ts';
import { bases } from './bases.ts';

export const enrolling: FaqGroup = {
  id: 'enrolling',
  title: 'Enrolling',
  questions: [
    {
      id: 'who-must-enrol',
      question: 'Who must enrol?',
      answer: [
        'Everybody who lives in Lagos State: workers in offices, markets and workshops, the self-employed, people without work, and seniors. Health insurance has been compulsory for all residents since the state’s Executive Order of July 2024.',
        'The duty is enforced in phases from the first quarter of 2026, public bodies first.',
      ],
      basis: bases.order,
      alsoFoundBy: 'mandatory compulsory obligatory law register join',
    },
    {
      id: 'how-to-enrol',
      question: 'How do I enrol?',
      answer: [...enrolment.steps, enrolment.places],
      links: [
        { label: 'Register online', to: externalLinks.register },
        { label: 'Companies that may enrol you', to: '/marketing-agents' },
      ],
      basis: bases.plans,
      alsoFoundBy: 'register join sign up steps office',
    },
    {
      id: 'what-to-bring',
      question: 'What do I need to bring?',
      answer: [
        'Your Lagos resident registration (LASRRA) number. Nobody can be enrolled without one.',
        `Before you set out, ask on ${phoneLines.tollFree.display} whether your case needs other papers.`,
      ],
      basis: 'Executive Order of July 2024.',
      alsoFoundBy: 'documents papers id identity nin requirements passport photograph',
    },
    {
      id: 'enrolment-fee',
      question: 'Does enrolling cost anything?',
      answer: [
        'No. You pay the premium of your plan and nothing else. No service fee may be charged for enrolment, by anybody.',
        'If somebody asks you for one, do not pay, and tell us.',
      ],
      links: [{ label: 'Report it', to: '/faq#report-fraud' }],
      alsoFoundBy: 'charge registration money free',
    },
    {
      id: 'public-servants',
      question: 'I work for the state. What do I pay?',
      answer: ['The state pays 75% of a public servant’s premium. The other 25% is yours.'],
      alsoFoundBy: 'civil servant government worker salary deduction teacher',
    },
    {
      id: 'cannot-pay',
      question: 'What if I cannot pay?',
      answer: [
        'EKOSHA, the Eko Social Health Alliance, mobilises money to cover vulnerable residents.',
        `Call ${phoneLines.askLine.display} and ask whether you, or somebody you know, can be covered.`,
      ],
      links: [{ label: 'More about EKOSHA', to: externalLinks.ekosha }],
      alsoFoundBy: 'poor vulnerable free help sponsor donate',
    },
    {
      id: 'who-may-enrol-me',
      question: 'Who may enrol me?',
      answer: [
        `${brand.name} itself, online and in its offices, and the marketing agents on our list. If a person or company is not on the list, call us before you give your details.`,
      ],
      links: [{ label: 'Marketing agents', to: '/marketing-agents' }],
      alsoFoundBy: 'agent broker hmo salesman',
    },
  ],
};
