import type * as english from '../en/pages.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines, when } from './site.ts';

const bankCard = 'Young man wit phone and bank card near di lagoon.';
const family = 'Lagos family of four: grandmama, papa, mama and pikin.';
const doctorAndNurse = 'One doctor and one nurse stand for di door of dia hospital.';
const clipboard = 'Woman wey hold clipboard dey mark list for front of clinic.';
const staff = 'Three workers sit for desk for front of dia office.';
const bridge = 'Three Lagos pipo for front of di cable bridge over di lagoon.';

/** Every page that search engines should index, apart from the blog posts. */
export const pages: typeof english.pages = withWords(facts.pages, {
  home: {
    name: 'Main page',
    about: `Di ${brand.fullName} and im health insurance scheme ${brand.scheme}: register, pay, find help.`,
    card: {
      ...facts.pages.home.card,
      title: 'Your good health na our work',
      note: `${brand.scheme} health insurance for everybody for Lagos`,
      alt: family,
    },
  },
  plan: {
    name: 'Health plans',
    about:
      'Wetin each plan dey cover and how much e be for one year, side by side, wit waiting time and calculator for your family.',
    card: {
      ...facts.pages.plan.card,
      title: 'Health plans for you and your pipo',
      note: 'Compare wetin each Ilera Eko plan dey cover and how much e be',
      alt: bankCard,
    },
  },
  planCoverDates: {
    name: 'Wen my cover go start?',
    about:
      'Di day wey policy dey start and di first days of planned surgery, delivery, cancer care and yearly check-up (screening), from di day wey you pay; wit calendar wey go remind you to renew.',
    card: {
      ...facts.pages.planCoverDates.card,
      title: 'Wen my cover go start?',
      note: 'From di day wey you pay to di first day of treatment',
      alt: family,
    },
  },
  whatIsCovered: {
    name: 'Plan dey cover am?',
    about:
      'Wetin pipo dey ask for, plan by plan: plan dey cover am, plan no dey cover am or ask us, wit limits and di part wey you go pay (co-payment).',
    card: {
      ...facts.pages.whatIsCovered.card,
      title: 'Plan dey cover am?',
      note: 'Medicine, eye glasses, surgery and more, plan by plan',
      alt: doctorAndNurse,
    },
  },
  whatWouldIPay: {
    name: 'How much I go pay?',
    about:
      'Five examples for every plan: how much you go pay to born pikin, for malaria, high blood pressure, surgery and eye glasses.',
    card: {
      ...facts.pages.whatWouldIPay.card,
      title: 'How much I go pay?',
      note: 'To born pikin, malaria, surgery, eye glasses: we don calculate am',
      alt: bankCard,
    },
  },
  provider: {
    name: 'Find hospital or pharmacy',
    about:
      'Every hospital and community pharmacy wey dey di scheme. You fit find am by name, street, LGA and LCDA.',
    card: {
      ...facts.pages.provider.card,
      title: 'Find hospital or pharmacy wey near you',
      note: 'Find every place for Lagos wey dey take Ilera Eko',
      alt: doctorAndNurse,
    },
  },
  emergency: {
    name: 'Emergency',
    about:
      'Wetin to do if life dey in danger: di hospital wey near you pass, 112 and 767, our lines, and wetin each plan tok.',
    card: {
      ...facts.pages.emergency.card,
      title: 'If emergency dey',
      note: `Hospital wey near you pass, 112 and 767, and our lines${when.isAlways ? ' day and night' : ''}`,
      alt: doctorAndNurse,
    },
  },
  marketingAgents: {
    name: 'Marketing agents',
    about:
      'Di companies wey fit register pipo, wit dia phone numbers. None of dem get right to collect money to register you.',
    card: {
      ...facts.pages.marketingAgents.card,
      title: 'Marketing agents wey fit register you',
      note: 'To register na free: nobody get right to collect money for am',
      alt: 'Market woman under umbrella hold phone for hand, yellow danfo dey her back.',
    },
  },
  resources: {
    name: 'Resources',
    about: 'Documents to download, and di hospital, pharmacy and agent lists as open data.',
    card: {
      ...facts.pages.resources.card,
      title: 'Documents and data wey open for everybody',
      note: 'Hospitals, pharmacies and plans wey you fit download and print',
      alt: clipboard,
    },
  },
  contact: {
    name: 'Contact',
    about: 'Phone lines, WhatsApp, email, di office for Alausa and one contact form.',
    card: {
      ...facts.pages.contact.card,
      title: when.isAlways ? 'Tok to us, day or night' : 'Tok to us',
      note: `Free line: ${phoneLines.tollFree.inFull}`,
      alt: 'One man dey tok to doctor wey dey smile from big phone.',
    },
  },
  enrol: {
    name: 'Prepare how I go register',
    about:
      'Price, papers, hospital and wia to go for your house, for one page wey you fit print, keep or send by WhatsApp.',
    card: {
      ...facts.pages.enrol.card,
      title: 'Prepare how I go register',
      note: 'Price, papers, hospital, wia to go: one page to print or send',
      alt: 'Market woman under umbrella hold phone for hand, yellow danfo dey her back.',
    },
  },
  employers: {
    name: 'Employers',
    about: 'Which employers must insure dia workers, wetin CIN mean, di steps, and wetin to ask us.',
    card: {
      ...facts.pages.employers.card,
      title: 'Health cover for your workers',
      note: 'Wetin di law want from employers for Lagos, step by step',
      alt: clipboard,
    },
  },
  joinNetwork: {
    name: 'Join our network',
    about: 'How hospital, clinic or pharmacy fit join: HEFAMAA papers, assessment, renewal, payment.',
    card: {
      ...facts.pages.joinNetwork.card,
      title: 'Join our health care provider network',
      note: 'Approval (accreditation), papers, assessment and payment',
      alt: doctorAndNurse,
    },
  },
  complaint: {
    name: 'Make complaint',
    about:
      'Form for complaints: dem ask you for money, dem refuse you medicine or treatment, bad treatment. You go get reference number.',
    card: {
      ...facts.pages.complaint.card,
      title: 'Sometin no go well? Tell us',
      note: 'Complain, get reference number, see how far e don reach',
      alt: staff,
    },
  },
  isThisLashma: {
    name: `Na ${brand.name} be dis true true?`,
    about: 'Check number, web address, email address or name before you pay, and wetin to do if you don pay.',
    card: {
      ...facts.pages.isThisLashma.card,
      title: 'Na us true true?',
      note: 'Check di number, address or name before you pay',
      alt: clipboard,
    },
  },
  about: {
    name: 'About us',
    about: 'Mission, vision and di law behind us, di scheme, di fund and EKOSHA.',
    card: {
      ...facts.pages.about.card,
      title: 'Who we be and wetin we stand for',
      note: 'Mission, vision and di law behind di scheme',
      alt: staff,
    },
  },
  blog: {
    name: 'Blog',
    about: 'News about di scheme and simple advice on cover and treatment.',
    card: {
      ...facts.pages.blog.card,
      title: `News and advice wey come from ${brand.name}`,
      note: 'Cover, treatment and health, in simple words',
      alt: 'Grandmama for house dey tok to doctor for her phone.',
    },
  },
  faq: {
    name: 'Questions and answers',
    about:
      'Who must register, wetin to carry come, waiting time, how to change hospital, how to pay small small, how to report fraud.',
    card: {
      ...facts.pages.faq.card,
      title: 'Answers to your questions',
      note: 'How to register, waiting time, payment, hospitals',
      alt: 'One woman dey wonder for front of signpost wey im arrows point everywhere, as yellow danfo dey pass.',
    },
  },
  privacyPolicy: {
    name: 'Privacy policy',
    about: 'Which personal data dis site dey collect, why, for how long, and di rights wey visitors get.',
    card: {
      ...facts.pages.privacyPolicy.card,
      title: 'How we dey keep your data safe',
      note: 'Privacy policy',
      alt: bridge,
    },
  },
  cookiesPolicy: {
    name: 'Cookies policy',
    about: 'Every cookie and everytin wey dis site dey store, and how to choose.',
    card: {
      ...facts.pages.cookiesPolicy.card,
      title: 'Cookies: wetin we dey store and why',
      note: 'Cookies policy',
      alt: bridge,
    },
  },
  accessibility: {
    name: 'Accessibility',
    about: 'How to use dis site your own way, wetin neva good, and how to report wetin block you.',
    card: {
      ...facts.pages.accessibility.card,
      title: 'Site for everybody for Lagos',
      note: 'Accessibility statement',
      alt: 'Three Lagos pipo, one of dem for wheelchair, for front of di cable bridge over di lagoon.',
    },
  },
});
