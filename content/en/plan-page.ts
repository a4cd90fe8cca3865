import { contactLink, externalLinks } from '../facts/links.ts';
import * as facts from '../facts/plans.ts';
import { CHILD_AGE_LIMIT, familyPackages, SENIOR_AGE } from '../facts/plans.ts';
import type { CategoryId } from '../schema/plan.ts';
import { withWords } from '../with-words.ts';
import { coverStart, jaaraPlus, planFactsDate, seniorsPlan, standardJaara } from './plans.ts';
import { brand, phoneLines, sharingWords } from './site.ts';
import { statistics } from './statistics.ts';
import { askUs } from './support.ts';
import { waits } from './waiting.ts';

const factsDate = `Plan facts as of ${planFactsDate.text}.`;
const { label, display, digits } = phoneLines.tollFree;
/** Below what is printed, before its URL. */
const printedBy = `${brand.fullName} (${brand.name}), ${brand.scheme}. ${factsDate} ${label}: ${display} (${digits}).`;

/** The names of domain/plans/household-cost.ts. */
type OpenQuestion = 'extra-on-four' | 'policy-alone' | 'child-alone' | 'grown-dependant';

/** The input of domain/plans/household-cost.ts. */
export const householdContent = {
  familyPlans: [standardJaara, jaaraPlus],
  seniorsPlan,
  packages: familyPackages,
};

export const householdCalculator = {
  id: facts.householdCalculator.id,
  resultId: facts.householdCalculator.resultId,
  heading: 'What will it cost us?',
  lead: 'Tell us who lives with you. We show what each plan costs, with all the prices that it may be.',
  groups: {
    adults: { label: 'Adults', hint: `${CHILD_AGE_LIMIT} to ${SENIOR_AGE - 1} years` },
    children: { label: 'Children', hint: `under ${CHILD_AGE_LIMIT} years` },
    seniors: { label: 'Seniors', hint: `${SENIOR_AGE} years and above` },
  },
  fewer: (label: string) => `${label}: one fewer`,
  more: (label: string) => `${label}: one more`,
  notCounted: (max: number, count: number) => `Not a whole number from 0 to ${max}: we counted ${count}.`,
  tooMany: (max: number) => `${max} at most. Call us for more.`,
  submit: 'Work it out',
  answer: (plan: string, total: string) => `${plan}: ${total} a year.`,
  total: 'Total a year, paid at once:',
  cheapest: 'Lowest price',
  atMost: (sum: string) => `at most ${sum}`,
  /** Over the way that rests on no open question. */
  sure: 'In any case',
  doubt: {
    text: 'Our price list does not say which of these prices holds. To settle it before you pay, call',
    line: { display, digits, to: phoneLines.tollFree.to },
  },
  noCouple: (more: string) => `Each two seniors are counted as a couple. For two who are not, add ${more}.`,
  instalments: 'In instalments',
  instalment: (times: number, each: string, sum: string) => `${times}\u00a0×\u00a0${each} =\u00a0${sum}`,
  noInstalments: `Instalments for this mix: ${askUs.tollFree}.`,
  instalmentsNote:
    'Some care is covered only once the premium of the whole year is paid: maternal care and screening, and on Jaara Plus also surgery and secondary care.',
  people: (counts: string[]) => `For: ${counts.join(', ')}.`,
  count: (label: string, count: number) => `${label} ${count}`,
  nobody: 'Add at least one person to see a price.',
  assumptionsHeading: 'How we work it out',
};

/** The labels of a cost line, by count. */
export const costItemWords = {
  individual: { one: 'individual policy', many: 'individual policies' },
  family4: { one: 'family of up to 4', many: 'families of up to 4' },
  family6: { one: 'family of up to 6', many: 'families of up to 6' },
  'extra-under-23': { one: 'extra dependant under 23', many: 'extra dependants under 23' },
  'extra-above-23': { one: 'dependant above 23', many: 'dependants above 23' },
  'senior-couple': { one: 'Seniors Plan for a couple', many: 'Seniors Plans for couples' },
  senior: { one: 'Seniors Plan for one person', many: 'Seniors Plans for one person' },
};

/** Under which reading of the published rules a way is valid. */
export const openQuestions: Record<OpenQuestion, string> = {
  'extra-on-four': 'If a family of 4 may add a child as an extra dependant',
  'child-alone': 'If a child may have its own policy',
  'policy-alone': 'If a child, or one of two parents, may have a policy alone',
  'grown-dependant': 'If the other adults count as your dependants',
};

export const householdSharing = {
  share: 'Share this price',
  title: 'What Ilera Eko costs our household a year',
  ...sharingWords,
  whatsApp: 'Send the price by WhatsApp',
  print: 'Print / save the price',
  whatsAppUrl: externalLinks.whatsAppShare,
  printedBy,
  printedFrom: 'Work it out again at',
};

/** Assumptions where the rules are silent. */
export const householdAssumptions = [
  'A family of up to 4 is a principal, a spouse and 2 children, or a principal and 3 children. A family of up to 6 is a principal, a spouse and 4 children, or a principal and 5 children. Principal and spouse are adults of 23 to 59; children are under 23.',
  'A family package may cover fewer people than it has places for, when that is cheaper. Anybody under 60 may also have an individual policy.',
  'The price of an extra dependant under 23 counts on top of a full family of 6. On top of a full family of 4 it stands as a reading of its own: our prices leave it open.',
  'The first two adults are taken as principal and spouse. On Jaara Plus, further adults join their family package as dependants above 23.',
  'People of 60 and above are counted on the Seniors Plan, and two of them as a couple. If they are not a couple, each pays the price for one person.',
  'Instalments are shown for individual and family policies of the Jaara plans. Ask us to confirm your case before you pay.',
];

export const planPage = {
  title: `${brand.name} | Ilera Eko Plans | Your Good Health, Our Mandate`,
  description:
    'Compare the Ilera Eko health plans of Lagos State: what each one covers, what it costs a year, and when cover begins.',
  hero: {
    heading: "Health Insurance that's more appealing",
    lead: 'Four plans, one promise: when somebody in your house falls ill, the bill is not the first worry.',
    action: { label: 'See All Plans', to: facts.planPage.hero.action.to },
    compare: { label: 'Compare cover', to: facts.planPage.hero.compare.to },
    covered: { label: 'Is it covered?', to: facts.planPage.hero.covered.to },
    alt: 'A Lagos family of four: grandmother, father, mother and child.',
  },
  factsDate,
};

export const planCards = {
  id: facts.planCards.id,
  heading: 'Our plans',
  lead: `Prices are for one policy year of 12 months. Enrolling itself costs nothing. ${coverStart.short} ${coverStart.activeOrCovered}`,
  priceUnpublished: 'Price on request',
  lowestPrice: 'Lowest price',
};

/** What leads from a plan to buying it, wherever it is named. */
export const planOffer = {
  priceFrom: 'from',
  pricePeriod: 'a year',
  ask: contactLink('Ask for a price', 'Price of the Diaspora Plan'),
  buy: { label: 'Buy Now', to: facts.planOffer.buy.to },
  view: 'View Plan',
  viewNote: 'PDF, opens in a new tab',
};

export const planComparison = {
  id: facts.planComparison.id,
  heading: 'Compare the plans',
  lead: 'Choose the plans to set side by side, or look for the one benefit that matters to you.',
  plansLabel: 'Plans to compare',
  searchLabel: 'Search benefits',
  searchPlaceholder: 'Search benefits...',
  categoryLabel: 'Category',
  allCategories: 'All Categories',
  searchSetAside: 'A category is chosen, so the search text is set aside.',
  highlight: 'Highlight Differences',
  differs: 'Differs',
  benefitHeading: 'Benefit',
  nextStep: 'Next step',
  apply: 'Apply',
  found: (shown: number, all: number) =>
    shown === all ? `All ${all} items shown` : `${shown} of ${all} items shown`,
  marked: (count: number) => (count === 1 ? '1 differs and is marked' : `${count} differ and are marked`),
  /** Above what all compared plans have in common. */
  sameIn: (count: number): string => (count === 2 ? 'Same in both' : 'Same in all three'),
  /** What one plan has on top of it. */
  more: (items: string): string => (items ? `and also: ${items}` : 'no others'),
  rowsInCategory: (category: CategoryId, count: number) => {
    const noun = category === 'premiums' ? 'price' : 'benefit';
    return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
  },
  differInCategory: (count: number) => (count === 1 ? '1 differs' : `${count} differ`),
  caption: (plans: string) => `Cover and price by category of benefit: ${plans}`,
  noPlans: 'No plan is selected. Choose at least one plan to see what it covers.',
  selectAll: 'Select all plans',
  noRows: 'No benefit has that name. Try another word, or show all of them.',
  showAll: 'Show all benefits',
  waiting: 'Waiting period',
  condition: 'Condition',
  about: 'About',
};

/** For sharing the current comparison. */
export const comparisonSharing = {
  share: 'Share this comparison',
  title: 'Ilera Eko plans side by side',
  ...sharingWords,
  print: 'Print / save',
  whatsAppUrl: externalLinks.whatsAppShare,
  printedBy,
  printedFrom: 'Compare again at',
};

export const planContents = {
  heading: 'Each plan in full',
  lead: 'Prices, instalments and waiting periods of each plan.',
  everything: 'Is it covered? Every benefit, limit and co-payment',
  benefits: 'See what it covers in the comparison',
};

export const diasporaDetails = {
  heading: 'Diaspora Plan: cover paid from abroad',
  paragraphs: [
    'Nigerians who live abroad pay for the health cover of relatives who live in Lagos. The plan was launched in December 2022.',
    'Since December 2025 it is offered as two products. Ilera-Eko Home Konnect is for families at home. Ilera-Eko Waka-Well is for travellers and visitors.',
    'Ask us before you pay: we tell you what each product covers, what it costs, and when cover begins.',
  ],
  askHeading: 'How to ask',
  write: planOffer.ask,
  questionsHeading: 'Questions worth asking',
  questions: [
    'Which of the two products fits my family, and what does each one cover?',
    'What does it cost a year for each person, and in which currency can I pay?',
    'Which hospitals in Lagos may my relatives choose from?',
    'How soon after payment may they see a doctor?',
  ],
  aboutHeading: 'Who stands behind it',
  about: [
    `${brand.fullName} (${brand.name}) runs the state’s health scheme under a law signed on 25 May 2015. Enrollees have been treated since 1 July 2019.`,
    `We covered more than ${statistics.livesInText} lives as of ${statistics.asOfText}.`,
  ],
  have: 'Have at hand the age and Lagos address of each person you want to cover, and their resident registration (LASRRA) number.',
};

export const enrolment = {
  heading: 'How to enrol',
  steps: [
    'Enrol online as an individual, a family or a group. You need a Lagos resident registration (LASRRA) number.',
    'Choose your plan and pay by card, bank transfer or USSD.',
    'Choose the accredited hospital where you want to be treated.',
    `Receive care there. Paid by the 25th, your policy is active early in the next month. New enrollees wait ${waits.newEnrollee}.`,
  ],
  places:
    'You can also enrol at the head office, the divisional and sub-divisional offices, kiosks, community pharmacies and virtual booths.',
  ways: withWords(facts.enrolment.ways, {
    prepare: { label: 'Prepare my enrolment' },
    register: { label: 'Enrol online' },
    contactWhereToEnrol: { label: 'Where to enrol in person' },
  }),
};

export const planRules = {
  heading: 'Good to know',
  items: [
    'No one may charge you a service fee for enrolling.',
    'A policy year has 12 months. You may change your hospital once in each, and in exceptional cases.',
    'A life-threatening emergency is treated first; proof of cover is asked for once the patient is stable.',
  ],
};
