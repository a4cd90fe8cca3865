import { standardPrices } from '../amounts.ts';
import type * as english from '../en/home.ts';
import { email, office } from '../facts/addresses.ts';
import * as facts from '../facts/home.ts';
import { withWords } from '../with-words.ts';
import { coverStart, telemedicine } from './plans.ts';
import { brand, phoneLines, when } from './site.ts';
import { statistics } from './statistics.ts';
import { supportOpen, whatsAppLines } from './support.ts';

export const heroSlides: typeof english.heroSlides = withWords(facts.heroSlides, {
  enrol: {
    title: 'Health care wey you fit afford, right for your hand!',
    subtitle: `Join Ilera Eko from your phone. Cover for one pesin dey start from ${standardPrices.individual} for one year.`,
    btnText: 'Register today!',
    alt: 'Market woman under umbrella dey register for her phone as yellow danfo dey wait for her back.',
  },
  family: {
    title: 'Health care wey everybody for Lagos State fit afford!',
    subtitle:
      'Traders, artisans, office workers, papa, mama, grandpapa and grandmama: one scheme dey carry all of us.',
    btnText: 'Register today and get peace of mind!',
    alt: 'Lagos family of four: grandmama, papa, mama and pikin.',
  },
  compliance: {
    title: 'Make everybody follow di law. Make life dey safe.',
    subtitle:
      'Employers dey get dia Corporate Identification Number (CIN) and dey pay di regulatory charge for di regulator portal.',
    btnText: 'Pay CIN now!',
    alt: 'Inspector wey hold clipboard dey mark list for front of clinic.',
  },
  pay: {
    title: 'Di better way to pay for health care!',
    subtitle:
      'Pay your insurance money (premium) online by card, bank transfer or USSD, and your cover go stay all year.',
    btnText: 'Pay now!',
    alt: 'Young man dey pay im insurance money wit card and phone near di lagoon.',
  },
  vbooth: {
    title: 'VBooth – e don easy to see doctor for screen',
    subtitle: 'Tok to doctor from virtual booth for market or from di place wey you dey.',
    btnText: 'Tok to doctor now!',
    btnLink: phoneLines.doctorLine.to,
    alt: 'Doctor wey carry stethoscope dey tok to patient from big screen.',
  },
  bridge: {
    title: 'Your health na wetin come first for us!',
    subtitle: 'Compare wetin each plan dey cover and how much e be before you choose.',
    btnText: 'See di plans',
    alt: 'Lagos pipo for front of di cable bridge over di lagoon as sun dey go down.',
  },
});

export const heroCarousel: typeof english.heroCarousel = {
  carousel: 'Wetin you fit do here',
  roles: { carousel: 'slides wey dey change', slide: 'slide' },
  play: 'Play di slides',
  pause: 'Pause di slides',
  previous: 'Di slide before',
  next: 'Next slide',
  slide: (number: number, total: number, title: string) => `Slide ${number} out of ${total}: ${title}`,
};

export const quickTasks: typeof english.quickTasks = {
  label: 'Quick tasks',
  list: withWords(facts.quickTasks.list, {
    emergency: { label: 'Emergency' },
    provider: { label: 'Find hospital' },
    whatIsCovered: { label: 'Plan dey cover am?' },
    planHouseholdCost: { label: 'How much e be' },
    howToEnrol: { label: 'How to register' },
    pay: { label: 'Pay' },
    faqChangingHospital: { label: 'Change hospital' },
    complaint: { label: 'Make complaint' },
    cannotPay: { label: 'If you no fit pay' },
    fromAbroad: { label: 'From abroad' },
    forStaff: { label: 'Cover for workers' },
    isThisLashma: { label: 'Na us true true?' },
  }),
};

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
  link: {
    label: 'Click here!!!',
    about: 'Change your hospital',
    to: facts.changeHospitalSection.link.to,
  },
  alt: 'Yellow danfo dey drive from one hospital go anoda one.',
};

export const aboutSection: typeof english.aboutSection = {
  eyebrow: 'Who we be',
  lead: `${brand.name} dey run di Lagos State Health Scheme, so dat sickness no go ever put pesin for debt.`,
  paragraphs: [
    'Di Lagos State Health Scheme Law, wey dem sign on 25 May 2015, create us, di scheme and di fund wey dey pay for treatment. Since 1 July 2019 pipo wey dey live for Lagos don dey use dia cover for hospitals and clinics across di state.',
    'Health insurance na must now for everybody wey dey live for Lagos. If emergency put life in danger, dem go treat am first; na wen di patient don stable dem go ask for proof of cover.',
  ],
  link: { label: 'Know our team', to: facts.aboutSection.link.to },
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
  today: (hospitals, pharmacies) =>
    `Di care providers na for di whole scheme as at ${statistics.asOfText}. Today our lists get ${hospitals} hospitals for di Jaara plans; we count di ${pharmacies} community pharmacies separate.`,
  find: { label: 'Find hospital or pharmacy', to: facts.statisticsSection.find.to },
  text: `More dan ${statistics.providersInText} health care providers dey take care of more dan ${statistics.livesInText} lives as at ${statistics.asOfText}.`,
  about: 'About di number:',
  asOf: `As at ${statistics.asOfText}.`,
};

export const telemedicineSection: typeof english.telemedicineSection = {
  text: `${telemedicine.included}. ${telemedicine.hours}`,
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
  directions: { label: 'How to reach di place', to: office.mapUrl },
  others: { label: 'Oda places to register', to: facts.mapSection.others.to },
  callTitle: `Call us free${when.tollFree}`,
  frameTitle: `Map wey show ${brand.name} for Lagos`,
  alt: 'Lagos map wey dem draw, wit pin for di head office for Alausa, Ikeja.',
};

export const supportSection: typeof english.supportSection = {
  title: 'Support',
  button: 'Chat wit us',
  close: 'Close support',
  lead: `${supportOpen}Choose di way wey good for you.`,
  description: `Reach ${brand.name} support for phone, WhatsApp, email or di contact form${when.isAlways ? ', 24 hours every day' : ''}.`,
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

export const noticeWords: typeof english.noticeWords = {
  information: 'Notice',
  warning: 'Warning',
  urgent: 'E dey urgent',
};

export const popUp: typeof english.popUp = {
  eyebrow: `${brand.scheme} health insurance`,
  title: 'Get cover before you need am',
  text: `Cover for one pesin dey start from ${standardPrices.individual} for one year. You no go pay to register. ${coverStart.short}`,
  action: { label: 'Register now', to: facts.popUp.action.to },
  call: { label: `Call ${phoneLines.tollFree.digits}`, to: phoneLines.tollFree.to },
  close: 'Close',
  notToday: 'No show am again today',
  alt: 'Grandmama wey tie yellow headtie dey smile, one man wey wear cap and one girl dey look phone as sun dey rise, adire cloth dey round di picture.',
};

export const sections: typeof english.sections = withWords(facts.sections, {
  'testimonial-videos': {
    title: 'Stories from pipo wey don benefit',
    description: 'Short films wia pipo dey tell wetin Ilera Eko cover don do for dem.',
  },
  services: {
    title: 'How we fit help you?',
    description: 'See di plans, reach support, join di provider network or read about regulation.',
  },
  'change-hospital': {
    title: 'You wan change your hospital?',
    description: 'How pesin wey don register for Ilera Eko fit move go anoda approved hospital.',
  },
  about: { title: 'Good health for everybody for Lagos' },
  spotlight: { title: 'One platform for all providers' },
  statistics: {
    title: 'Di scheme in numbers',
    description: 'Lives wey get cover, care providers, belle and delivery for di Lagos State Health Scheme.',
  },
  telemedicine: {
    title: 'No go Google your sickness; tok to doctor from house',
    description:
      'See doctor for phone or app as part of your Ilera Eko plan, for Jaara Plus 24 hours every day.',
  },
  products: {
    title: 'Our programmes',
    description: 'Ilera Eko, di state health scheme, and EKOSHA, wey dey pay for pipo wey no fit pay.',
  },
  'call-to-action': {
    title: 'Get health insurance. Health na wealth. Enjoy life.',
    description: 'Start to register for Ilera Eko, or ask us first.',
  },
  partners: {
    title: 'Our partners',
    description: 'Di organisations wey dey support di Lagos State Health Scheme.',
  },
  map: { title: 'Wia you go find us', description: 'Di LASHMA head office for Alausa, Ikeja, for di map.' },
});

export const serviceCards: typeof english.serviceCards = withWords(facts.serviceCards, {
  plans: {
    title: 'See our plans',
    card_text:
      'Four plans for one pesin, for families, for pipo wey be 60 years and above, and for loved ones of Nigerians wey dey abroad.',
    action: 'See our plans',
  },
  support: {
    title: 'Hello!',
    card_text: when.isAlways
      ? 'Support dey 24/7. Call, write or chat any time.'
      : `${supportOpen}Call, write or chat.`,
    action: 'Contact us',
  },
  provider: {
    title: 'Become provider',
    card_text:
      'Join di network without paper. Claims payment dey quick, so dat you fit take care of patients.',
    action: 'Join di network',
    also: { label: 'Wetin you need to join', to: facts.serviceCards.provider.also.to },
  },
  regulation: {
    title: 'Rules (regulation)',
    card_text:
      'We dey make sure say treatment get quality, and we dey give licence to HMOs wey dey work for Lagos State.',
    action: 'How we dey regulate (we dey work on am)',
    also: { label: 'Wetin employers must do', to: facts.serviceCards.regulation.also.to },
  },
});

export const productCards: typeof english.productCards = withWords(facts.productCards, {
  'ilera-eko': {
    name: 'Ilera Eko',
    text: 'Di Lagos State Health Scheme: everybody dey pay small insurance money (premium), so dat nobody go carry big bill alone.',
    points: [
      'See doctor, tests, medicine and hospital care',
      'Care for mama and new born baby for di two Jaara plans',
      'Doctor for phone or app',
    ],
    more: { label: 'More about Ilera Eko (we dey work on am)', to: facts.productCards['ilera-eko'].more.to },
  },
  ekosha: {
    name: 'EKOSHA',
    text: 'Di Eko Social Health Alliance dey find di money wey dey insure pipo for Lagos wey no fit pay for demself.',
    points: [
      'Adoption: pay for di cover of one pesin or one group',
      'Crowdfunding: plenti small gifts, one fund for all',
      'Events: companies and communities dey give together',
    ],
    more: { label: 'More about EKOSHA', to: facts.productCards.ekosha.more.to },
  },
});

export const partners: typeof english.partners = withWords(facts.partners, {
  community: { name: 'Community partner' },
  arfh: { name: 'Association for Reproductive and Family Health' },
  'health-sector': { name: 'Health sector partner' },
  ccsi: { name: 'Centre for Communication and Social Impact' },
  civic: { name: 'Civic partner' },
  development: { name: 'Development partner' },
  'first-bank': { name: 'First Bank' },
  'global-fund': { name: 'The Global Fund' },
  healthcare: { name: 'Health care partner' },
  'social-fund': { name: 'Social fund partner' },
  lsetf: { name: 'Lagos State Employment Trust Fund' },
  finance: { name: 'Finance partner' },
  'public-office': { name: 'Goment office partner' },
  'sterling-bank': { name: 'Sterling Bank' },
  technology: { name: 'Technology partner' },
  unicef: { name: 'UNICEF' },
  usaid: { name: 'USAID' },
  'wema-bank': { name: 'Wema Bank' },
});

export const testimonialVideos: typeof english.testimonialVideos = withWords(facts.testimonialVideos, {
  woman: { title: 'One woman dey tell how e be for her since she join Ilera Eko' },
  family: { title: 'One family dey give thanks for delivery without bill' },
  beneficiary: { title: 'Pesin wey don benefit dey tell about di services wey e receive' },
});
