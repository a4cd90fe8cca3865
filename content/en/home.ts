import * as facts from '../facts/home.ts';
import { withWords } from '../with-words.ts';
import { coverStart } from './cover-start.ts';
import { brand, email, office, phoneLines, whatsAppLines } from './site.ts';
import { statistics } from './statistics.ts';

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
  link: { label: 'Click Here!!!', to: facts.changeHospitalSection.link.to },
  alt: 'A yellow danfo drives from one hospital to another.',
};

export const aboutSection = {
  eyebrow: 'Who we are',
  lead: `${brand.name} runs the Lagos State Health Scheme, so that falling ill never means falling into debt.`,
  paragraphs: [
    'The Lagos State Health Scheme Law, signed on 25 May 2015, created the agency, the scheme and the fund that pays for care. Since 1 July 2019 residents have used their cover in hospitals and clinics across the state.',
    'Health insurance is now compulsory for everyone who lives in Lagos. Life-threatening emergencies are treated first; proof of cover is asked for once the patient is stable.',
  ],
  link: { label: 'Meet the agency', to: facts.aboutSection.link.to },
  alt: 'Agency staff in front of their office.',
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
  about: 'About the number:',
  asOf: `As of ${statistics.asOfText}.`,
};

export const telemedicineSection = {
  text: 'Telemedicine is part of every compared plan: advice, prescriptions and mental-health support by app and telephone, 24 hours a day.',
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
  callTitle: 'Call us free of charge, day and night',
  frameTitle: `Map of ${brand.name} in Lagos`,
  alt: 'A drawn map of Lagos with a pin at the head office in Alausa, Ikeja.',
};

export const supportSection = {
  title: 'Support',
  button: 'Chat with us',
  close: 'Close support',
  lead: 'Support is open 24 hours a day, 7 days a week. Choose the way that suits you.',
  description: `Reach ${brand.name} support by phone, WhatsApp, e-mail or the contact form, 24 hours a day.`,
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

export const popUp = {
  eyebrow: `${brand.scheme} health insurance`,
  title: 'Be covered before you need it',
  text: `Cover for one person starts at ₦15,000 a year. There is no charge for enrolling. ${coverStart.short}`,
  action: { label: 'Enrol now', to: facts.popUp.action.to },
  // A phone call rather than a link to a page, which would open the pop-up again.
  call: { label: `Call ${phoneLines.tollFree.display}`, to: phoneLines.tollFree.to },
  close: 'Close',
  notToday: 'Do not show again today',
  alt: 'A smiling grandmother in a yellow headtie, a man in a cap and a girl look at a phone before the rising sun, framed by adire cloth.',
};
