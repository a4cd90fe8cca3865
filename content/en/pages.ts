import * as facts from '../facts/pages.ts';
import type { PageRecord } from '../schema/site.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines } from './site.ts';

/** Every page that search engines should index, apart from the blog posts. */
export const pages: PageRecord[] = withWords(facts.pages, {
  home: {
    name: 'Home',
    about: `The ${brand.fullName} and its health insurance scheme ${brand.scheme}: enrol, pay, find help.`,
    card: {
      title: 'Your good health, our mandate',
      note: `${brand.scheme} health insurance for everyone in Lagos`,
      scene: facts.pages.home.card.scene,
      cloth: facts.pages.home.card.cloth,
      ground: facts.pages.home.card.ground,
      alt: 'A Lagos family of four: grandmother, father, mother and child.',
    },
  },
  plan: {
    name: 'Health Plans',
    about:
      'What each plan covers and costs a year, side by side, with waiting periods and a household calculator.',
    card: {
      title: 'Health plans from ₦15,000 a year',
      note: 'Compare what each Ilera Eko plan covers and costs',
      scene: facts.pages.plan.card.scene,
      cloth: facts.pages.plan.card.cloth,
      ground: facts.pages.plan.card.ground,
      alt: 'A young man with a phone and a bank card beside the lagoon.',
    },
  },
  planCoverDates: {
    name: 'When am I covered?',
    about:
      'The day a policy starts and the first days of surgery, delivery, cancer care and screening, from the day of payment.',
    card: {
      title: 'When am I covered?',
      note: 'From your day of payment to the first day of care',
      scene: facts.pages.planCoverDates.card.scene,
      cloth: facts.pages.planCoverDates.card.cloth,
      ground: facts.pages.planCoverDates.card.ground,
      alt: 'A Lagos family of four: grandmother, father, mother and child.',
    },
  },
  whatIsCovered: {
    name: 'What is covered?',
    about:
      'What people ask for, plan by plan: covered, not covered or not stated, with limits and co-payments.',
    card: {
      title: 'Is it covered?',
      note: 'Medicines, glasses, surgery and more, plan by plan',
      scene: facts.pages.whatIsCovered.card.scene,
      cloth: facts.pages.whatIsCovered.card.cloth,
      ground: facts.pages.whatIsCovered.card.ground,
      alt: 'A doctor and a nurse at the door of their hospital.',
    },
  },
  provider: {
    name: 'Healthcare Providers',
    about: 'Every hospital and community pharmacy of the scheme, searchable by name, street, LGA and LCDA.',
    card: {
      title: 'Find a hospital or pharmacy near you',
      note: 'Search every place in Lagos that takes Ilera Eko',
      scene: facts.pages.provider.card.scene,
      cloth: facts.pages.provider.card.cloth,
      ground: facts.pages.provider.card.ground,
      alt: 'A doctor and a nurse at the door of their hospital.',
    },
  },
  marketingAgents: {
    name: 'Marketing Agents',
    about: 'The companies that may enrol people, with their phone numbers. None may charge for enrolling.',
    card: {
      title: 'Marketing agents who may enrol you',
      note: 'Enrolling is free: nobody may charge you for it',
      scene: facts.pages.marketingAgents.card.scene,
      cloth: facts.pages.marketingAgents.card.cloth,
      ground: facts.pages.marketingAgents.card.ground,
      alt: 'A market trader under a parasol with a phone in her hand, a yellow danfo behind her.',
    },
  },
  resources: {
    name: 'Resources',
    about: 'Documents to download, and the lists of hospitals, pharmacies and agents as open data.',
    card: {
      title: 'Documents and open data',
      note: 'Hospitals, pharmacies and plans to download and print',
      scene: facts.pages.resources.card.scene,
      cloth: facts.pages.resources.card.cloth,
      ground: facts.pages.resources.card.ground,
      alt: 'A woman with a clipboard ticks off a list in front of a clinic.',
    },
  },
  contact: {
    name: 'Contact',
    about: 'Phone lines, WhatsApp, e-mail, the office in Alausa and a contact form.',
    card: {
      title: 'Talk to us, day or night',
      note: `Toll-free: ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits})`,
      scene: facts.pages.contact.card.scene,
      cloth: facts.pages.contact.card.cloth,
      ground: facts.pages.contact.card.ground,
      alt: 'A man speaks with a doctor who smiles from a large phone.',
    },
  },
  employers: {
    name: 'Employers',
    about: 'Which employers must insure their staff, what a CIN is, the steps, and what is not published.',
    card: {
      title: 'Health cover for your staff',
      note: 'What the law asks of employers in Lagos, step by step',
      scene: facts.pages.employers.card.scene,
      cloth: facts.pages.employers.card.cloth,
      ground: facts.pages.employers.card.ground,
      alt: 'A woman with a clipboard ticks off a list in front of a clinic.',
    },
  },
  joinNetwork: {
    name: 'Join our network',
    about: 'How a hospital, clinic or pharmacy joins: HEFAMAA papers, assessment, renewal, payment.',
    card: {
      title: 'Join our network of providers',
      note: 'Accreditation, papers, assessment and payment',
      scene: facts.pages.joinNetwork.card.scene,
      cloth: facts.pages.joinNetwork.card.cloth,
      ground: facts.pages.joinNetwork.card.ground,
      alt: 'A doctor and a nurse at the door of their hospital.',
    },
  },
  complaint: {
    name: 'Make a complaint',
    about:
      'A form for complaints: money asked for, drugs or care refused, bad treatment. You get a reference.',
    card: {
      title: 'Something went wrong? Tell us',
      note: 'Complain, get a reference, see what becomes of it',
      scene: facts.pages.complaint.card.scene,
      cloth: facts.pages.complaint.card.cloth,
      ground: facts.pages.complaint.card.ground,
      alt: 'Three members of staff at a desk in front of their office.',
    },
  },
  about: {
    name: 'About',
    about: 'Mission, vision and the law behind the agency, the scheme, the fund and EKOSHA.',
    card: {
      title: 'Who we are and what we stand for',
      note: 'Mission, vision and the law behind the scheme',
      scene: facts.pages.about.card.scene,
      cloth: facts.pages.about.card.cloth,
      ground: facts.pages.about.card.ground,
      alt: 'Three members of staff at a desk in front of their office.',
    },
  },
  blog: {
    name: 'Blog',
    about: 'News of the scheme and plain advice on cover and care.',
    card: {
      title: `News and advice from ${brand.name}`,
      note: 'Cover, care and health, in plain words',
      scene: facts.pages.blog.card.scene,
      cloth: facts.pages.blog.card.cloth,
      ground: facts.pages.blog.card.ground,
      alt: 'A grandmother at home speaks with a doctor on her phone.',
    },
  },
  faq: {
    name: 'Questions and answers',
    about: 'Who must enrol, what to bring, waiting periods, changing hospital, instalments, reporting fraud.',
    card: {
      title: 'Your questions, answered',
      note: 'Enrolment, waiting periods, payment, hospitals',
      scene: facts.pages.faq.card.scene,
      cloth: facts.pages.faq.card.cloth,
      ground: facts.pages.faq.card.ground,
      alt: 'A woman wonders at a signpost whose arrows point everywhere, while a yellow danfo drives by.',
    },
  },
  privacyPolicy: {
    name: 'Privacy Policy',
    about: 'Which personal data this site collects, why, for how long, and the rights of visitors.',
    card: {
      title: 'How we keep your data safe',
      note: 'Privacy policy',
      scene: facts.pages.privacyPolicy.card.scene,
      cloth: facts.pages.privacyPolicy.card.cloth,
      ground: facts.pages.privacyPolicy.card.ground,
      alt: 'Three Lagosians before the cable-stayed bridge over the lagoon.',
    },
  },
  cookiesPolicy: {
    name: 'Cookies Policy',
    about: 'Every cookie and stored item of this site, and how to choose.',
    card: {
      title: 'Cookies: what we store and why',
      note: 'Cookies policy',
      scene: facts.pages.cookiesPolicy.card.scene,
      cloth: facts.pages.cookiesPolicy.card.cloth,
      ground: facts.pages.cookiesPolicy.card.ground,
      alt: 'Three Lagosians before the cable-stayed bridge over the lagoon.',
    },
  },
  accessibility: {
    name: 'Accessibility',
    about: 'How to use this site your own way, what is not good yet, and how to report a barrier.',
    card: {
      title: 'A site for everyone in Lagos',
      note: 'Accessibility statement',
      scene: facts.pages.accessibility.card.scene,
      cloth: facts.pages.accessibility.card.cloth,
      ground: facts.pages.accessibility.card.ground,
      alt: 'Three Lagosians, one of them in a wheelchair, before the cable-stayed bridge over the lagoon.',
    },
  },
});
