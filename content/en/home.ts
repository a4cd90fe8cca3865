import { standardPrices } from '../amounts.ts';
import { email, office } from '../facts/addresses.ts';
import * as facts from '../facts/home.ts';
import type {
  HeroSlide,
  Partner,
  ProductCard,
  QuickTask,
  Section,
  ServiceCard,
  TestimonialVideo,
} from '../schema/home.ts';
import { withWords } from '../with-words.ts';
import { coverStart, telemedicine } from './plans.ts';
import { brand, phoneLines, when } from './site.ts';
import { statistics } from './statistics.ts';
import { supportOpen, whatsAppLines } from './support.ts';

export const heroSlides = withWords(facts.heroSlides, {
  enrol: {
    title: 'Affordable Healthcare at Your Fingertips!',
    subtitle: `Join Ilera Eko from your phone. Cover for one person starts at ${standardPrices.individual} a year.`,
    btnText: 'Enroll Today!',
    alt: 'A market trader under a parasol enrols on her phone while a yellow danfo waits behind her.',
  },
  family: {
    title: 'Affordable healthcare for every resident of Lagos State!',
    subtitle: 'Traders, artisans, office workers, parents and grandparents: one scheme carries all of us.',
    btnText: 'Register today & enjoy peace of mind!',
    alt: 'A Lagos family of four: grandmother, father, mother and child.',
  },
  compliance: {
    title: 'Ensuring Compliance. Protecting Lives.',
    subtitle:
      'Employers get their Corporate Identification Number (CIN) and pay the regulatory charge on the regulator’s portal.',
    btnText: 'Pay CIN Now!',
    alt: 'An inspector with a clipboard ticks off a list in front of a clinic.',
  },
  pay: {
    title: 'The smarter way to pay for healthcare!',
    subtitle: 'Pay your premium online by card, bank transfer or USSD and stay covered all year.',
    btnText: 'Pay Now!',
    alt: 'A young man pays his premium with a card and a phone beside the lagoon.',
  },
  vbooth: {
    title: 'VBooth – Virtual Consultation Made Easy',
    subtitle: 'Speak with a doctor from a virtual booth in the market or from where you are.',
    btnText: 'Talk to a doctor now!',
    btnLink: phoneLines.doctorLine.to,
    alt: 'A doctor with a stethoscope speaks to a patient from a large screen.',
  },
  bridge: {
    title: 'Your health, our priority!',
    subtitle: 'Compare what each plan covers and what it costs before you choose.',
    btnText: 'Explore Plans',
    alt: 'Lagosians before the cable-stayed bridge over the lagoon at sunset.',
  },
}) satisfies HeroSlide[];

export const heroCarousel = {
  carousel: 'What you can do here',
  /** What screen readers call the whole and each of its parts. */
  roles: { carousel: 'carousel', slide: 'slide' },
  play: 'Play the slides',
  pause: 'Pause the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  slide: (number: number, total: number, title: string) => `Slide ${number} of ${total}: ${title}`,
};

/** What most visitors come for; enrolling and changing hospital begin with what to know before the portal opens. */
export const quickTasks = {
  label: 'Quick tasks',
  list: withWords(facts.quickTasks.list, {
    emergency: { label: 'Emergency' },
    provider: { label: 'Find a hospital' },
    whatIsCovered: { label: 'Is it covered?' },
    planHouseholdCost: { label: 'What it costs' },
    howToEnrol: { label: 'How to enrol' },
    pay: { label: 'Pay' },
    faqChangingHospital: { label: 'Change hospital' },
    complaint: { label: 'Complain' },
    cannotPay: { label: 'If you cannot pay' },
    fromAbroad: { label: 'From abroad' },
    forStaff: { label: 'Cover my staff' },
    isThisLashma: { label: 'Is it really us?' },
  }) satisfies QuickTask[],
};

export const homePage = {
  title: `${brand.name} | Your good health, Our mandate`,
  description: `${brand.fullName}. ${brand.name}`,
  heading: `${brand.fullName} · ${brand.scheme} health insurance`,
};

export const storiesSection = {
  lead: 'Three short films in the words of people who use their cover.',
  note: 'A film loads from YouTube only when you press play.',
  play: 'Play the film',
};

export const servicesSection = { lead: 'Four ways in, whoever you are.' };

export const changeHospitalSection = {
  text: 'You may move to another accredited hospital once in each policy year, and in exceptional cases.',
  link: {
    label: 'Click Here!!!',
    about: 'Change your hospital',
    to: facts.changeHospitalSection.link.to,
  },
  alt: 'A yellow danfo drives from one hospital to another.',
};

export const aboutSection = {
  eyebrow: 'Who we are',
  lead: `${brand.name} runs the Lagos State Health Scheme, so that falling ill never means falling into debt.`,
  paragraphs: [
    'The Lagos State Health Scheme Law, signed on 25 May 2015, created us, the scheme and the fund that pays for care. Since 1 July 2019 residents have used their cover in hospitals and clinics across the state.',
    'Health insurance is now compulsory for everyone who lives in Lagos. Life-threatening emergencies are treated first; proof of cover is asked for once the patient is stable.',
  ],
  link: { label: 'Meet our team', to: facts.aboutSection.link.to },
  alt: 'Our staff in front of the office.',
};

export const spotlightSection = {
  eyebrow: 'For hospitals and clinics',
  text: 'Hospitals, clinics and pharmacies join the network and send their claims on one platform.',
  points: [
    'Onboarding without paper',
    'Prompt settlement of claims',
    `A scheme that covers more than ${statistics.livesInText} lives`,
  ],
  link: { label: 'Go to the provider platform', to: facts.spotlightSection.link.to },
  guide: { label: 'What it takes to join', to: facts.spotlightSection.guide.to },
  radio: { label: 'Listen to Ilera Eko Spotlight', to: facts.spotlightSection.radio.to },
  alt: 'A doctor and a nurse at the door of their hospital.',
};

export const statisticsSection = {
  text: `Over ${statistics.providersInText} healthcare providers care for more than ${statistics.livesInText} lives as of ${statistics.asOfText}.`,
  /** What the figures above count, and what the lists of today do. */
  today: (hospitals: number, pharmacies: number) =>
    `The care providers are those of the whole scheme at ${statistics.asOfText}. Today our lists name ${hospitals} hospitals for the Jaara plans; the ${pharmacies} community pharmacies are counted apart.`,
  find: { label: 'Find a hospital or pharmacy', to: facts.statisticsSection.find.to },
  about: 'About the number:',
  asOf: `As of ${statistics.asOfText}.`,
};

export const telemedicineSection = {
  text: `${telemedicine.included}. ${telemedicine.hours}`,
  call: {
    label: `Call ${phoneLines.doctorLine.display}`,
    inDigits: `In digits: ${phoneLines.doctorLine.digits}`,
    to: phoneLines.doctorLine.to,
  },
  playStore: { lead: 'Get it on', label: 'Google Play', to: facts.telemedicineSection.playStore.to },
  appStore: { lead: 'Download on the', label: 'App Store', to: facts.telemedicineSection.appStore.to },
  alt: 'A grandmother at home speaks with a doctor on her phone.',
};

export const productsSection = { lead: 'One scheme for all, and one alliance for those who cannot pay.' };

export const callToActionSection = {
  text: `Enrolling is free of charge. You choose a plan, pay its premium and pick a hospital near you. ${coverStart.short}`,
  start: { label: 'Get Started', to: facts.callToActionSection.start.to },
  contact: { label: 'Contact Us', to: facts.callToActionSection.contact.to },
};

export const partnersSection = {
  lead: 'Organisations that stand behind the scheme.',
  belt: { label: 'partner logos', pause: 'Pause partner logos' },
};

export const mapSection = {
  lead: 'The head office in Alausa, Ikeja.',
  show: 'Show the map',
  note: 'The map comes from Google and uses about 1 MB of data. It loads when you ask for it, or when you come to it after you have accepted cookies.',
  officeTitle: 'Head office',
  directions: { label: 'Get directions', to: office.mapUrl },
  others: { label: 'Other places to enrol', to: facts.mapSection.others.to },
  callTitle: `Call us free of charge${when.tollFree}`,
  frameTitle: `Map of ${brand.name} in Lagos`,
  alt: 'A drawn map of Lagos with a pin at the head office in Alausa, Ikeja.',
};

export const supportSection = {
  title: 'Support',
  button: 'Chat with us',
  close: 'Close support',
  lead: `${supportOpen}Choose the way that suits you.`,
  description: `Reach ${brand.name} support by phone, WhatsApp, e-mail or the contact form${when.isAlways ? ', 24 hours a day' : ''}.`,
  liveChat: {
    calling: 'Calling the live chat…',
    open: 'The live chat is open.',
    silent: 'Sorry, the live chat does not answer just now. These ways always reach us:',
    note: 'The chat belongs to another company. It is loaded, and may set its cookies, only because you asked for it.',
  },
  routes: withWords(facts.supportSection.routes, {
    phone: {
      label: `Call ${phoneLines.tollFree.display}`,
      note: `Toll-free · ${phoneLines.tollFree.digits}`,
      to: phoneLines.tollFree.to,
    },
    whatsapp: { label: 'Write on WhatsApp', note: whatsAppLines[0].display, to: whatsAppLines[0].url },
    mail: { label: 'Send an e-mail', note: email, to: `mailto:${email}` },
    contact: { label: 'Fill in the contact form', note: 'We answer by e-mail' },
  }),
};

/** What a notice at the top of every page is called, by how much it matters. */
export const noticeWords = { information: 'Notice', warning: 'Warning', urgent: 'Urgent' };

export const popUp = {
  eyebrow: `${brand.scheme} health insurance`,
  title: 'Be covered before you need it',
  text: `Cover for one person starts at ${standardPrices.individual} a year. There is no charge for enrolling. ${coverStart.short}`,
  action: { label: 'Enrol now', to: facts.popUp.action.to },
  // A phone call rather than a link to a page, which would open the pop-up again.
  call: { label: `Call ${phoneLines.tollFree.digits}`, to: phoneLines.tollFree.to },
  close: 'Close',
  notToday: 'Do not show again today',
  alt: 'A smiling grandmother in a yellow headtie, a man in a cap and a girl look at a phone before the rising sun, framed by adire cloth.',
};

/**
 * The sections of the home page in order; a slug gives a section a page of its own, and the terse slugs are those of
 * the old site.
 */
export const sections = withWords(facts.sections, {
  'testimonial-videos': {
    title: 'Stories from beneficiaries',
    description: 'Short films in which people tell what Ilera Eko cover has done for them.',
  },
  services: {
    title: 'How can we help you?',
    description: 'Explore plans, reach support, join the provider network or read about regulation.',
  },
  'change-hospital': {
    title: 'Need to change your hospital?',
    description: 'How an Ilera Eko enrollee moves to another accredited hospital.',
  },
  about: { title: 'Good health for everyone in Lagos' },
  spotlight: { title: 'One platform for every provider' },
  statistics: {
    title: 'The scheme in numbers',
    description: 'Lives covered, care providers and maternal cases of the Lagos State Health Scheme.',
  },
  telemedicine: {
    title: "Don't Google your symptoms; speak to a doctor from home",
    description: 'See a doctor by phone or app as part of your Ilera Eko plan, on Jaara Plus 24 hours a day.',
  },
  products: {
    title: 'Our programmes',
    description: 'Ilera Eko, the state health scheme, and EKOSHA, which pays for those who cannot.',
  },
  'call-to-action': {
    title: 'Get Health Insurance. Get Wealth Bonus. Get Living.',
    description: 'Start your Ilera Eko enrolment or ask us first.',
  },
  partners: {
    title: 'Our partners',
    description: 'The organisations that stand behind the Lagos State Health Scheme.',
  },
  map: { title: 'Where to find us', description: 'The head office of LASHMA in Alausa, Ikeja, on the map.' },
}) satisfies Section[];

export type SectionId = (typeof sections)[number]['id'];

export const serviceCards = withWords(facts.serviceCards, {
  plans: {
    title: 'Explore our plans',
    card_text:
      'Four plans for individuals, families, people of 60 and above, and loved ones of Nigerians abroad.',
    action: 'See the plans',
  },
  support: {
    title: 'Hello!',
    card_text: when.isAlways
      ? 'Support is available 24/7. Call, write or chat at any hour.'
      : `${supportOpen}Call, write or chat.`,
    action: 'Contact us',
  },
  provider: {
    title: 'Become A Provider',
    card_text:
      'Join the network without paper. Claims are settled promptly, so that you can care for patients.',
    action: 'Join the network',
    also: { label: 'What it takes to join', to: facts.serviceCards.provider.also.to },
  },
  regulation: {
    title: 'Regulation',
    card_text: 'We assure the quality of care and license the HMOs that work in Lagos State.',
    action: 'How we regulate (under maintenance)',
    also: { label: 'What employers must do', to: facts.serviceCards.regulation.also.to },
  },
}) satisfies ServiceCard[];

export const productCards: ProductCard[] = withWords(facts.productCards, {
  'ilera-eko': {
    name: 'Ilera Eko',
    text: 'The Lagos State Health Scheme: everyone pays a small premium, so that no one faces a large bill alone.',
    points: [
      'Consultation, tests, medicines and hospital care',
      'Maternal and newborn care on both Jaara plans',
      'A doctor by phone or app',
    ],
    more: { label: 'More about Ilera Eko (under maintenance)', to: facts.productCards['ilera-eko'].more.to },
  },
  ekosha: {
    name: 'EKOSHA',
    text: 'The Eko Social Health Alliance raises the money that insures residents who cannot pay for themselves.',
    points: [
      'Adoption: sponsor the cover of a person or a group',
      'Crowdfunding: many small gifts, one shared fund',
      'Events: companies and communities give together',
    ],
    more: { label: 'More about EKOSHA', to: facts.productCards.ekosha.more.to },
  },
});

/** In the order of the carousel; each has a logo `app/pictures/partners/NN-id.svg`. */
export const partners: Partner[] = withWords(facts.partners, {
  community: { name: 'Community partner' },
  arfh: { name: 'Association for Reproductive and Family Health' },
  'health-sector': { name: 'Health sector partner' },
  ccsi: { name: 'Centre for Communication and Social Impact' },
  civic: { name: 'Civic partner' },
  development: { name: 'Development partner' },
  'first-bank': { name: 'First Bank' },
  'global-fund': { name: 'The Global Fund' },
  healthcare: { name: 'Healthcare partner' },
  'social-fund': { name: 'Social fund partner' },
  lsetf: { name: 'Lagos State Employment Trust Fund' },
  finance: { name: 'Finance partner' },
  'public-office': { name: 'Public office partner' },
  'sterling-bank': { name: 'Sterling Bank' },
  technology: { name: 'Technology partner' },
  unicef: { name: 'UNICEF' },
  usaid: { name: 'USAID' },
  'wema-bank': { name: 'Wema Bank' },
});

export const testimonialVideos: TestimonialVideo[] = withWords(facts.testimonialVideos, {
  woman: { title: 'A woman tells of her experience since she joined Ilera Eko' },
  family: { title: 'A family gives thanks for a delivery without a bill' },
  beneficiary: { title: 'A beneficiary tells of the services received' },
});
