import * as facts from '../facts/hero.ts';
import type { HeroSlide, QuickTask } from '../schema/home.ts';
import { withWords } from '../with-words.ts';
import { phoneLines } from './site.ts';

export const heroSlides = withWords(facts.heroSlides, {
  enrol: {
    title: 'Affordable Healthcare at Your Fingertips!',
    subtitle: 'Join Ilera Eko from your phone. Cover for one person starts at ₦15,000 a year.',
    btnText: 'Enroll Today!',
    alt: 'A market trader under a parasol enrols on her phone while a yellow danfo waits behind her.',
  },
  family: {
    title: 'Affordable healthcare for every residents of Lagos State!',
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
    provider: { label: 'Find a hospital' },
    planHouseholdCost: { label: 'What it costs' },
    howToEnrol: { label: 'How to enrol' },
    pay: { label: 'Pay' },
    faqChangingHospital: { label: 'Change hospital' },
    complaint: { label: 'Complain' },
  }) satisfies QuickTask[],
};
