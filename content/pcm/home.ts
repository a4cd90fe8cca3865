import type * as english from '../en/home.ts';
import * as facts from '../facts/home.ts';
import { withWords } from '../with-words.ts';
import { coverStart } from './cover-start.ts';
import { brand, email, office, phoneLines, whatsAppLines } from './site.ts';
import { statistics } from './statistics.ts';

export const homePage: typeof english.homePage = {
  title: `${brand.name} | Your good health na our work`,
  description: `${brand.fullName}. ${brand.name}`,
  heading: `${brand.fullName} · ${brand.scheme} health insurance`,
};

export const storiesSection: typeof english.storiesSection = {
  lead: 'Three short films from di mouth of pipo wey dey use dia cover.',
  note: 'Film dey load from YouTube only wen you press play.',
  play: 'Play di film',
};

export const servicesSection: typeof english.servicesSection = {
  lead: 'Four ways to enta, no matter who you be.',
};

export const changeHospitalSection: typeof english.changeHospitalSection = {
  text: 'You fit move go anoda approved hospital one time inside every policy year, and more dan dat for special cases.',
  link: { label: 'Click here!!!', to: facts.changeHospitalSection.link.to },
  alt: 'Yellow danfo dey drive from one hospital go anoda one.',
};

export const aboutSection: typeof english.aboutSection = {
  eyebrow: 'Who we be',
  lead: `${brand.name} dey run di Lagos State Health Scheme, so dat sickness no go ever put pesin for debt.`,
  paragraphs: [
    'Di Lagos State Health Scheme Law, wey dem sign on 25 May 2015, create di agency, di scheme and di fund wey dey pay for treatment. Since 1 July 2019 pipo wey dey live for Lagos don dey use dia cover for hospitals and clinics across di state.',
    'Health insurance na must now for everybody wey dey live for Lagos. If emergency put life in danger, dem go treat am first; na wen di patient don stable dem go ask for proof of cover.',
  ],
  link: { label: 'Know di agency', to: facts.aboutSection.link.to },
  alt: 'Agency workers stand for front of dia office.',
};

export const spotlightSection: typeof english.spotlightSection = {
  eyebrow: 'If you get hospital or clinic',
  text: 'Hospitals, clinics and pharmacies dey join di network and send dia claims for one platform.',
  points: [
    'You go join without paper',
    'Claims payment dey quick',
    `Scheme wey dey cover more dan ${statistics.livesInText} lives`,
  ],
  link: { label: 'Go di provider platform', to: facts.spotlightSection.link.to },
  guide: { label: 'Wetin you need to join', to: facts.spotlightSection.guide.to },
  radio: { label: 'Listen to Ilera Eko Spotlight', to: facts.spotlightSection.radio.to },
  alt: 'One doctor and one nurse stand for di door of dia hospital.',
};

export const statisticsSection: typeof english.statisticsSection = {
  text: `More dan ${statistics.providersInText} health care providers dey take care of more dan ${statistics.livesInText} lives as at ${statistics.asOfText}.`,
  about: 'About di number:',
  asOf: `As at ${statistics.asOfText}.`,
};

export const telemedicineSection: typeof english.telemedicineSection = {
  text: 'See doctor for phone (telemedicine) dey inside every plan wey we compare: advice, prescriptions and mental health support by app and telephone, 24 hours every day.',
  call: {
    label: `Call ${phoneLines.doctorLine.display}`,
    inDigits: `Di number: ${phoneLines.doctorLine.digits}`,
    to: phoneLines.doctorLine.to,
  },
  playStore: { lead: 'Get am for', label: 'Google Play', to: facts.telemedicineSection.playStore.to },
  appStore: { lead: 'Download am for', label: 'App Store', to: facts.telemedicineSection.appStore.to },
  alt: 'Grandmama for house dey tok to doctor for her phone.',
};

export const productsSection: typeof english.productsSection = {
  lead: 'One scheme for everybody, and one alliance for pipo wey no fit pay.',
};

export const callToActionSection: typeof english.callToActionSection = {
  text: `To register na free. You go choose plan, pay di insurance money (premium) and choose hospital wey near you. ${coverStart.short}`,
  start: { label: 'Start now', to: facts.callToActionSection.start.to },
  contact: { label: 'Contact us', to: facts.callToActionSection.contact.to },
};

export const partnersSection: typeof english.partnersSection = {
  lead: 'Organisations wey dey support di scheme.',
  belt: { label: 'partner logos', pause: 'Pause di partner logos' },
};

export const mapSection: typeof english.mapSection = {
  lead: 'Di head office for Alausa, Ikeja.',
  show: 'Show di map',
  note: 'Di map dey come from Google and e dey use about 1 MB data. E go load wen you ask for am, or wen you reach am afta you don gree for cookies.',
  officeTitle: 'Head office',
  directions: { label: 'Show di way', to: office.mapUrl },
  others: { label: 'Oda places to register', to: facts.mapSection.others.to },
  callTitle: 'Call us free, day and night',
  frameTitle: `Map wey show ${brand.name} for Lagos`,
  alt: 'Lagos map wey dem draw, wit pin for di head office for Alausa, Ikeja.',
};

export const supportSection: typeof english.supportSection = {
  title: 'Support',
  button: 'Chat wit us',
  close: 'Close support',
  lead: 'Support dey open 24 hours every day, 7 days every week. Choose di way wey good for you.',
  description: `Reach ${brand.name} support by phone, WhatsApp, email or di contact form, 24 hours every day.`,
  liveChat: {
    calling: 'We dey call di live chat…',
    open: 'Di live chat don open.',
    silent: 'Sorry, di live chat no dey answer now. Dis ways dey always reach us:',
    note: 'Na anoda company get di chat. E dey load, and e fit put im cookies, only because you ask for am.',
  },
  routes: withWords(facts.supportSection.routes, {
    phone: {
      label: `Call ${phoneLines.tollFree.display}`,
      note: `Free line · ${phoneLines.tollFree.digits}`,
      to: phoneLines.tollFree.to,
    },
    whatsapp: { label: 'Write us for WhatsApp', note: whatsAppLines[0].display, to: whatsAppLines[0].url },
    mail: { label: 'Send email', note: email, to: `mailto:${email}` },
    contact: { label: 'Fill di contact form', note: 'We dey answer by email' },
  }),
};

export const popUp: typeof english.popUp = {
  eyebrow: `${brand.scheme} health insurance`,
  title: 'Get cover before you need am',
  text: `Cover for one pesin dey start from ₦15,000 for one year. You no go pay to register. ${coverStart.short}`,
  action: { label: 'Register now', to: facts.popUp.action.to },
  call: { label: `Call ${phoneLines.tollFree.display}`, to: phoneLines.tollFree.to },
  close: 'Close',
  notToday: 'No show am again today',
  alt: 'Grandmama wey tie yellow headtie dey smile, one man wey wear cap and one girl dey look phone as sun dey rise, adire cloth dey round di picture.',
};
