import type * as english from '../en/plan-page.ts';
import { contactLink } from '../facts/contact-href.ts';
import * as facts from '../facts/plan-page.ts';
import type { CategoryId } from '../schema/plan.ts';
import { withWords } from '../with-words.ts';
import { coverStart } from './cover-start.ts';
import { planFactsDate } from './plans.ts';
import { brand, sharingWords } from './site.ts';
import { statistics } from './statistics.ts';

export const planPage: typeof english.planPage = {
  title: `${brand.name} | Ilera Eko plans | Your good health na our work`,
  description:
    'Compare di Ilera Eko health plans for Lagos State: wetin each one dey cover, how much e be for one year, and wen cover dey start.',
  hero: {
    heading: 'Health insurance wey you go like more',
    lead: 'Four plans, one promise: wen sickness catch somebody for your house, di bill no go be di first worry.',
    action: { label: 'See all di plans', to: facts.planPage.hero.action.to },
    compare: { label: 'Compare cover', to: facts.planPage.hero.compare.to },
    alt: 'Lagos family of four: grandmama, papa, mama and pikin.',
  },
  factsDate: `Wetin we know about di plans as at ${planFactsDate.text}.`,
};

export const planCards: typeof english.planCards = {
  id: facts.planCards.id,
  heading: 'Our plans',
  lead: `Di prices na for one policy year (12 months). To register no cost anything. ${coverStart.short}`,
  priceFrom: 'from',
  pricePeriod: 'for one year',
  priceUnpublished: 'Ask us for di price',
  lowestPrice: 'Lowest price',
  ask: contactLink('Ask for price', 'Price for di Diaspora Plan'),
  buy: { label: 'Buy now', to: facts.planCards.buy.to },
  view: 'See plan',
  viewNote: 'PDF, e go open for new tab',
};

export const planComparison: typeof english.planComparison = {
  id: facts.planComparison.id,
  heading: 'Compare di plans',
  lead: 'Choose di plans wey you wan put side by side, or find di one benefit wey matter to you.',
  plansLabel: 'Plans to compare',
  searchLabel: 'Find benefits',
  searchPlaceholder: 'Find benefits...',
  categoryLabel: 'Category',
  allCategories: 'All categories',
  searchSetAside: 'You don choose category, so we no use di words wey you type.',
  highlight: 'Mark wetin different',
  differs: 'E different',
  benefitHeading: 'Benefit',
  nextStep: 'Next step',
  apply: 'Apply',
  found: (shown: number, all: number) =>
    shown === all ? `All di ${all} items dey show` : `${shown} out of ${all} items dey show`,
  marked: (count: number) =>
    count === 1 ? '1 different and we mark am' : `${count} different and we mark dem`,
  rowsInCategory: (category: CategoryId, count: number) => {
    const noun = category === 'premiums' ? 'price' : 'benefit';
    return count === 1 ? `1 ${noun} dey` : `${count} ${noun}s dey`;
  },
  differInCategory: (count: number) => `${count} different`,
  caption: (plans: string) => `Cover and price for each benefit category: ${plans}`,
  noPlans: 'You neva choose any plan. Choose at least one plan to see wetin e dey cover.',
  selectAll: 'Choose all di plans',
  noRows: 'No benefit get dat name. Try anoda word, or show all of dem.',
  showAll: 'Show all di benefits',
  waiting: 'Waiting time',
  condition: 'Condition',
  about: 'About',
};

/** For sharing the current comparison. */
export const comparisonSharing: typeof english.comparisonSharing = {
  share: 'Share dis comparison',
  title: 'Ilera Eko plans side by side, make you compare',
  ...sharingWords,
  print: 'Print / save',
  printedFrom: 'Compare again for',
};

export const planContents: typeof english.planContents = {
  heading: 'Everything about each plan',
  lead: 'Prices, how to pay small small (instalments) and waiting time for each plan.',
  everything: 'Plan dey cover am? Every benefit, limit and part wey you go pay (co-payment)',
  benefits: 'See wetin e dey cover for di comparison',
};

export const diasporaDetails: typeof english.diasporaDetails = {
  heading: 'Diaspora Plan: cover wey dem dey pay for from abroad',
  paragraphs: [
    'Nigerians wey dey live abroad dey pay for di health cover for dia family wey dey live for Lagos. Di plan start for December 2022.',
    'Since December 2025 na two products dey. Ilera-Eko Home Konnect na for families wey dey home. Ilera-Eko Waka-Well na for travellers and visitors.',
    'Ask us before you pay: we go tell you wetin each product dey cover, how much e be, and wen cover dey start.',
  ],
  askHeading: 'How to ask',
  write: planCards.ask,
  questionsHeading: 'Questions wey good to ask',
  questions: [
    'Which of di two products good for my family, and wetin each one dey cover?',
    'How much e be for one year for each pesin, and which money (currency) I fit pay wit?',
    'Which hospitals for Lagos my family fit choose from?',
    'How soon afta payment dem fit see doctor?',
  ],
  aboutHeading: 'Who dey behind am',
  about: [
    `${brand.fullName} (${brand.name}) dey run di state health scheme under law wey dem sign on 25 May 2015. Pipo wey don register don dey get treatment since 1 July 2019.`,
    `More dan ${statistics.providersInText} health care providers don take care of more dan ${statistics.livesInText} lives as at ${statistics.asOfText}.`,
  ],
  have: 'Get ready di age and Lagos address for each pesin wey you wan cover, and dia resident registration (LASRRA) number.',
};

export const enrolment: typeof english.enrolment = {
  heading: 'How to register',
  steps: [
    'Register online as one pesin, family or group. You need Lagos resident registration (LASRRA) number.',
    'Choose your plan, then pay by card, bank transfer or USSD.',
    'Choose di approved hospital wia you wan get treatment.',
    'Get treatment there. If you pay on or before di 25th, your policy go dey active early for di next month. New pipo wey register go wait one month.',
  ],
  places:
    'You fit also register for di head office, di divisional and sub-divisional offices, kiosks, community pharmacies and virtual booths.',
  ways: withWords(facts.enrolment.ways, {
    register: { label: 'Register online' },
    contactWhereToEnrol: { label: 'Places wia you fit go register' },
  }),
};

export const planRules: typeof english.planRules = {
  heading: 'E good to know',
  items: [
    'Nobody get right to collect service fee from you to register.',
    'One policy year get 12 months. You fit change your hospital one time inside each one, and more dan dat for special cases.',
    'If emergency put life in danger, dem go treat am first; na wen di patient don stable dem go ask for proof of cover.',
  ],
};
