import type * as english from '../en/hero.ts';
import * as facts from '../facts/hero.ts';
import { withWords } from '../with-words.ts';
import { phoneLines } from './site.ts';

export const heroSlides: typeof english.heroSlides = withWords(facts.heroSlides, {
  enrol: {
    title: 'Health care wey you fit afford, right for your hand!',
    subtitle: 'Join Ilera Eko from your phone. Cover for one pesin dey start from ₦15,000 for one year.',
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
    provider: { label: 'Find hospital' },
    planHouseholdCost: { label: 'How much e be' },
    howToEnrol: { label: 'How to register' },
    pay: { label: 'Pay' },
    faqChangingHospital: { label: 'Change hospital' },
    complaint: { label: 'Complain' },
  }),
};
