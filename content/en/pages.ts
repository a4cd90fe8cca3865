import * as facts from '../facts/pages.ts';
import type { PageRecord } from '../schema/site.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines, when } from './site.ts';

/**
 * Every page that search engines should index, apart from the blog posts. Messengers keep a card for ever, so none
 * names a price.
 */
export const pages: PageRecord[] = withWords(facts.pages, {
  home: {
    name: 'Home',
    about: `The ${brand.fullName} and its health insurance scheme ${brand.scheme}: enrol, pay, find help.`,
    card: {
      ...facts.pages.home.card,
      title: 'Your good health, our mandate',
      note: `${brand.scheme} health insurance for everyone in Lagos`,
      alt: 'A Lagos family of four: grandmother, father, mother and child.',
    },
  },
  plan: {
    name: 'Health Plans',
    about:
      'What each plan covers and costs a year, side by side, with waiting periods and a household calculator.',
    card: {
      ...facts.pages.plan.card,
      title: 'Health plans for you and your family',
      note: 'Compare what each Ilera Eko plan covers and costs',
      alt: 'A young man with a phone and a bank card beside the lagoon.',
    },
  },
  planCoverDates: {
    name: 'When am I covered?',
    about:
      'The day a policy starts and the first days of planned surgery, delivery, cancer care and screening, from the day of payment; with a calendar that reminds you to renew.',
    card: {
      ...facts.pages.planCoverDates.card,
      title: 'When am I covered?',
      note: 'From your day of payment to the first day of care',
      alt: 'A Lagos family of four: grandmother, father, mother and child.',
    },
  },
  whatIsCovered: {
    name: 'Is it covered?',
    about: 'What people ask for, plan by plan: covered, not covered or ask us, with limits and co-payments.',
    card: {
      ...facts.pages.whatIsCovered.card,
      title: 'Is it covered?',
      note: 'Medicines, glasses, surgery and more, plan by plan',
      alt: 'A doctor and a nurse at the door of their hospital.',
    },
  },
  whatWouldIPay: {
    name: 'What would I pay?',
    about:
      'Five worked examples on each plan: what you pay for a birth, malaria, high blood pressure, an operation and glasses.',
    card: {
      ...facts.pages.whatWouldIPay.card,
      title: 'What would I pay?',
      note: 'A birth, malaria, an operation, glasses: worked out',
      alt: 'A young man with a phone and a bank card beside the lagoon.',
    },
  },
  provider: {
    name: 'Find a hospital or pharmacy',
    about: 'Every hospital and community pharmacy of the scheme, searchable by name, street, LGA and LCDA.',
    card: {
      ...facts.pages.provider.card,
      title: 'Find a hospital or pharmacy near you',
      note: 'Search every place in Lagos that takes Ilera Eko',
      alt: 'A doctor and a nurse at the door of their hospital.',
    },
  },
  emergency: {
    name: 'Emergency',
    about:
      'What to do when life is in danger: the nearest hospital, 112 and 767, our lines, and what each plan says.',
    card: {
      ...facts.pages.emergency.card,
      title: 'In an emergency',
      note: `Nearest hospital, 112 and 767, and our lines${when.isAlways ? ' day and night' : ''}`,
      alt: 'A doctor and a nurse at the door of their hospital.',
    },
  },
  marketingAgents: {
    name: 'Marketing Agents',
    about: 'The companies that may enrol people, with their phone numbers. None may charge for enrolling.',
    card: {
      ...facts.pages.marketingAgents.card,
      title: 'Marketing agents who may enrol you',
      note: 'Enrolling is free: nobody may charge you for it',
      alt: 'A market trader under a parasol with a phone in her hand, a yellow danfo behind her.',
    },
  },
  resources: {
    name: 'Resources',
    about: 'Documents to download, and the lists of hospitals, pharmacies and agents as open data.',
    card: {
      ...facts.pages.resources.card,
      title: 'Documents and open data',
      note: 'Hospitals, pharmacies and plans to download and print',
      alt: 'A woman with a clipboard ticks off a list in front of a clinic.',
    },
  },
  contact: {
    name: 'Contact',
    about: 'Phone lines, WhatsApp, e-mail, the office in Alausa and a contact form.',
    card: {
      ...facts.pages.contact.card,
      title: when.isAlways ? 'Talk to us, day or night' : 'Talk to us',
      note: `Toll-free: ${phoneLines.tollFree.inFull}`,
      alt: 'A man speaks with a doctor who smiles from a large phone.',
    },
  },
  enrol: {
    name: 'Prepare my enrolment',
    about:
      'Price, papers, hospital and where to go for your household, on one page to print, keep or send by WhatsApp.',
    card: {
      ...facts.pages.enrol.card,
      title: 'Prepare my enrolment',
      note: 'Price, papers, hospital, places: one page to print or send',
      alt: 'A market trader under a parasol with a phone in her hand, a yellow danfo behind her.',
    },
  },
  employers: {
    name: 'Employers',
    about: 'Which employers must insure their staff, what a CIN is, the steps, and what to ask us.',
    card: {
      ...facts.pages.employers.card,
      title: 'Health cover for your staff',
      note: 'What the law asks of employers in Lagos, step by step',
      alt: 'A woman with a clipboard ticks off a list in front of a clinic.',
    },
  },
  joinNetwork: {
    name: 'Join our network',
    about: 'How a hospital, clinic or pharmacy joins: HEFAMAA papers, assessment, renewal, payment.',
    card: {
      ...facts.pages.joinNetwork.card,
      title: 'Join our network of providers',
      note: 'Accreditation, papers, assessment and payment',
      alt: 'A doctor and a nurse at the door of their hospital.',
    },
  },
  complaint: {
    name: 'Make a complaint',
    about:
      'A form for complaints: money asked for, drugs or care refused, bad treatment. You get a reference.',
    card: {
      ...facts.pages.complaint.card,
      title: 'Something went wrong? Tell us',
      note: 'Complain, get a reference, see what becomes of it',
      alt: 'Three members of staff at a desk in front of their office.',
    },
  },
  isThisLashma: {
    name: `Is this really ${brand.name}?`,
    about:
      'Check a number, web address, e-mail address or name before you pay, and what to do if you have paid.',
    card: {
      ...facts.pages.isThisLashma.card,
      title: 'Is it really us?',
      note: 'Check the number, address or name before you pay',
      alt: 'A woman with a clipboard ticks off a list in front of a clinic.',
    },
  },
  about: {
    name: 'About',
    about: 'Mission, vision and the law behind us, the scheme, the fund and EKOSHA.',
    card: {
      ...facts.pages.about.card,
      title: 'Who we are and what we stand for',
      note: 'Mission, vision and the law behind the scheme',
      alt: 'Three members of staff at a desk in front of their office.',
    },
  },
  blog: {
    name: 'Blog',
    about: 'News of the scheme and plain advice on cover and care.',
    card: {
      ...facts.pages.blog.card,
      title: `News and advice from ${brand.name}`,
      note: 'Cover, care and health, in plain words',
      alt: 'A grandmother at home speaks with a doctor on her phone.',
    },
  },
  faq: {
    name: 'Questions and answers',
    about: 'Who must enrol, what to bring, waiting periods, changing hospital, instalments, reporting fraud.',
    card: {
      ...facts.pages.faq.card,
      title: 'Your questions, answered',
      note: 'Enrolment, waiting periods, payment, hospitals',
      alt: 'A woman wonders at a signpost whose arrows point everywhere, while a yellow danfo drives by.',
    },
  },
  privacyPolicy: {
    name: 'Privacy Policy',
    about: 'Which personal data this site collects, why, for how long, and the rights of visitors.',
    card: {
      ...facts.pages.privacyPolicy.card,
      title: 'How we keep your data safe',
      note: 'Privacy policy',
      alt: 'Three Lagosians before the cable-stayed bridge over the lagoon.',
    },
  },
  cookiesPolicy: {
    name: 'Cookies Policy',
    about: 'Every cookie and stored item of this site, and how to choose.',
    card: {
      ...facts.pages.cookiesPolicy.card,
      title: 'Cookies: what we store and why',
      note: 'Cookies policy',
      alt: 'Three Lagosians before the cable-stayed bridge over the lagoon.',
    },
  },
  accessibility: {
    name: 'Accessibility',
    about: 'How to use this site your own way, what is not good yet, and how to report a barrier.',
    card: {
      ...facts.pages.accessibility.card,
      title: 'A site for everyone in Lagos',
      note: 'Accessibility statement',
      alt: 'Three Lagosians, one of them in a wheelchair, before the cable-stayed bridge over the lagoon.',
    },
  },
});
