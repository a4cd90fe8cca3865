import { externalLinks } from '../facts/external-links.ts';
import type { HeroSlide, QuickTask } from '../schema/hero.ts';
import { phoneLines } from './site.ts';

const DELAY_MS = 5_000;
/** The compliance notice takes longer to read. */
const COMPLIANCE_DELAY_MS = 30_000;

export const heroSlides = [
  {
    id: 'enrol',
    title: 'Affordable Healthcare at Your Fingertips!',
    subtitle: 'Join Ilera Eko from your phone. Cover for one person starts at ₦15,000 a year.',
    btnText: 'Enroll Today!',
    btnLink: externalLinks.register,
    delayMs: DELAY_MS,
    alt: 'A market trader under a parasol enrols on her phone while a yellow danfo waits behind her.',
  },
  {
    id: 'family',
    title: 'Affordable healthcare for every residents of Lagos State!',
    subtitle: 'Traders, artisans, office workers, parents and grandparents: one scheme carries all of us.',
    btnText: 'Register today & enjoy peace of mind!',
    btnLink: externalLinks.register,
    delayMs: DELAY_MS,
    alt: 'A Lagos family of four: grandmother, father, mother and child.',
  },
  {
    id: 'compliance',
    title: 'Ensuring Compliance. Protecting Lives.',
    subtitle:
      'Employers get their Corporate Identification Number (CIN) and pay the regulatory charge on the regulator’s portal.',
    btnText: 'Pay CIN Now!',
    btnLink: externalLinks.regulator,
    delayMs: COMPLIANCE_DELAY_MS,
    alt: 'An inspector with a clipboard ticks off a list in front of a clinic.',
  },
  {
    id: 'pay',
    title: 'The smarter way to pay for healthcare!',
    subtitle: 'Pay your premium online by card, bank transfer or USSD and stay covered all year.',
    btnText: 'Pay Now!',
    btnLink: externalLinks.pay,
    delayMs: DELAY_MS,
    alt: 'A young man pays his premium with a card and a phone beside the lagoon.',
  },
  {
    id: 'vbooth',
    title: 'VBooth – Virtual Consultation Made Easy',
    subtitle: 'Speak with a doctor from a virtual booth in the market or from where you are.',
    btnText: 'Talk to a doctor now!',
    btnLink: phoneLines.doctorLine.to,
    delayMs: DELAY_MS,
    alt: 'A doctor with a stethoscope speaks to a patient from a large screen.',
  },
  {
    id: 'bridge',
    title: 'Your health, our priority!',
    subtitle: 'Compare what each plan covers and what it costs before you choose.',
    btnText: 'Explore Plans',
    btnLink: '/plan',
    delayMs: DELAY_MS,
    alt: 'Lagosians before the cable-stayed bridge over the lagoon at sunset.',
  },
] as const satisfies HeroSlide[];

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
  list: [
    { icon: 'hospital', label: 'Find a hospital', to: '/provider' },
    { icon: 'calculator', label: 'What it costs', to: '/plan#household-cost' },
    { icon: 'user-plus', label: 'How to enrol', to: '/faq#how-to-enrol' },
    { icon: 'credit-card', label: 'Pay', to: externalLinks.pay },
    { icon: 'refresh-ccw', label: 'Change hospital', to: '/faq#changing-hospital' },
    { icon: 'message-circle', label: 'Complain', to: '/complaint' },
  ] satisfies QuickTask[],
};
