import type * as english from '../en/plan-page.ts';
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

const factsDate = `Wetin we know about di plans as at ${planFactsDate.text}.`;
const { label, display, digits } = phoneLines.tollFree;
/** Below what is printed, before its URL. */
const printedBy = `${brand.fullName} (${brand.name}), ${brand.scheme}. ${factsDate} ${label}: ${display} (${digits}).`;

/** The input of domain/plans/household-cost.ts. */
export const householdContent: typeof english.householdContent = {
  familyPlans: [standardJaara, jaaraPlus],
  seniorsPlan,
  packages: familyPackages,
};

export const householdCalculator: typeof english.householdCalculator = {
  id: facts.householdCalculator.id,
  resultId: facts.householdCalculator.resultId,
  heading: 'How much e go cost us?',
  lead: 'Tell us who dey live wit you. For each plan, we go show all di prices wey e fit be.',
  groups: {
    adults: { label: 'Adults', hint: `${CHILD_AGE_LIMIT} to ${SENIOR_AGE - 1} years` },
    children: { label: 'Pikin dem', hint: `wey neva reach ${CHILD_AGE_LIMIT} years` },
    seniors: { label: 'Elders', hint: `${SENIOR_AGE} years and above` },
  },
  fewer: (label: string) => `${label}: remove one`,
  more: (label: string) => `${label}: add one`,
  notCounted: (max: number, count: number) =>
    `Dis one no be whole number from 0 to ${max}: na ${count} we count.`,
  tooMany: (max: number) => `E no fit pass ${max}. Call us if you get more.`,
  submit: 'Calculate am',
  answer: (plan: string, total: string) => `${plan}: ${total} for one year.`,
  total: 'Total for one year, if you pay am one time:',
  cheapest: 'Lowest price',
  atMost: (sum) => `e no go pass ${sum}`,
  /** Over the way that rests on no open question. */
  sure: 'Anyhow e be',
  doubt: {
    text: 'Di prices wey we publish no tok which one correct. To dey sure before you pay, call',
    line: { display, digits, to: phoneLines.tollFree.to },
  },
  noCouple: (more: string) =>
    `We dey count every two pipo wey be 60 years and above as husband and wife. For two wey no be husband and wife, add ${more}.`,
  instalments: 'If you pay small small (instalments)',
  instalment: (times: number, each: string, sum: string) => `${times}\u00a0×\u00a0${each} =\u00a0${sum}`,
  noInstalments: `How to pay small small for dis mix: ${askUs.tollFree}.`,
  instalmentsNote:
    'Some treatment dey wey plan go cover only wen you don pay complete insurance money (premium) for di whole year: care for belle and delivery, and yearly check-up (screening), and for Jaara Plus also surgery and secondary care (treatment for bigger hospital).',
  people: (counts: string[]) => `Na for: ${counts.join(', ')}.`,
  count: (label: string, count: number) => `${label} ${count}`,
  nobody: 'Add at least one pesin to see price.',
  assumptionsHeading: 'How we dey calculate am',
};

/** The labels of a cost line, by count. */
export const costItemWords: typeof english.costItemWords = {
  individual: { one: 'policy for one pesin', many: 'policies for one pesin' },
  family4: { one: 'family wey no pass 4 pipo', many: 'families wey no pass 4 pipo' },
  family6: { one: 'family wey no pass 6 pipo', many: 'families wey no pass 6 pipo' },
  'extra-under-23': {
    one: 'extra pesin wey you dey take care of, wey neva reach 23 years',
    many: 'extra pipo wey you dey take care of, wey neva reach 23 years',
  },
  'extra-above-23': {
    one: 'pesin wey you dey take care of, wey don pass 23 years',
    many: 'pipo wey you dey take care of, wey don pass 23 years',
  },
  'senior-couple': { one: 'Seniors Plan for husband and wife', many: 'Seniors Plans for husband and wife' },
  senior: { one: 'Seniors Plan for one pesin', many: 'Seniors Plans for one pesin' },
};

/** Under which reading of the published rules a way is valid. */
export const openQuestions: typeof english.openQuestions = {
  'extra-on-four': 'If family of 4 fit add pikin as extra pesin',
  'child-alone': 'If pikin fit get im own policy',
  'policy-alone': 'If pikin, or one of di two parents, fit get im own policy',
  'grown-dependant': 'If di oda adults dey count as pipo wey you dey take care of',
};

export const householdSharing: typeof english.householdSharing = {
  share: 'Share dis price',
  title: 'How much Ilera Eko be for our house for one year',
  ...sharingWords,
  whatsApp: 'Send di price by WhatsApp',
  print: 'Print / save di price',
  whatsAppUrl: externalLinks.whatsAppShare,
  printedBy,
  printedFrom: 'Calculate am again for',
};

/** Assumptions where the rules are silent. */
export const householdAssumptions: typeof english.householdAssumptions = [
  'Family wey no pass 4 pipo na pesin wey get di policy (principal), husband or wife and 2 pikin, or dat pesin and 3 pikin. Family wey no pass 6 pipo na pesin wey get di policy, husband or wife and 4 pikin, or dat pesin and 5 pikin. Pesin wey get di policy and husband or wife na adults wey be 23 to 59 years; pikin dem neva reach 23 years.',
  'Family package fit cover less pipo dan di number wey e get space for, if dat one cheap pass. Anybody wey neva reach 60 years fit also get policy for one pesin.',
  'We dey count di price for extra pesin wey you dey take care of, wey neva reach 23 years, on top family of 6 wey don full. On top family of 4 wey don full, we dey show am as anoda way, because our prices no tok weda e dey possible.',
  'We dey take di first two adults as pesin wey get di policy (principal) and husband or wife. For Jaara Plus, oda adults dey join di family package as pipo wey dem dey take care of, wey don pass 23 years.',
  'We dey count pipo wey be 60 years and above for di Seniors Plan, and two of dem as husband and wife. If dem no be husband and wife, each one go pay di price for one pesin.',
  'We dey show how to pay small small (instalments) for policies for one pesin and for family for di Jaara plans. Ask us make we confirm your own case before you pay.',
];

export const planPage: typeof english.planPage = {
  title: `${brand.name} | Ilera Eko plans | Your good health na our work`,
  description:
    'Compare di Ilera Eko health plans for Lagos State: wetin each one dey cover, how much e be for one year, and wen cover dey start.',
  hero: {
    heading: 'Health insurance wey you go like more',
    lead: 'Four plans, one promise: wen sickness catch somebody for your house, di bill no go be di first worry.',
    action: { label: 'See all di plans', to: facts.planPage.hero.action.to },
    compare: { label: 'Compare cover', to: facts.planPage.hero.compare.to },
    covered: { label: 'Plan dey cover am?', to: facts.planPage.hero.covered.to },
    alt: 'Lagos family of four: grandmama, papa, mama and pikin.',
  },
  factsDate,
};

export const planCards: typeof english.planCards = {
  id: facts.planCards.id,
  heading: 'Our plans',
  lead: `Di prices na for one policy year (12 months). To register no cost anytin. ${coverStart.short} ${coverStart.activeOrCovered}`,
  priceUnpublished: 'Ask us for di price',
  lowestPrice: 'Lowest price',
};

export const planOffer: typeof english.planOffer = {
  priceFrom: 'from',
  pricePeriod: 'for one year',
  ask: contactLink('Ask for price', 'Price for di Diaspora Plan'),
  buy: { label: 'Buy now', to: facts.planOffer.buy.to },
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
  apply: 'Show am',
  found: (shown: number, all: number) =>
    shown === all ? `All di ${all} items dey show` : `${shown} out of ${all} items dey show`,
  marked: (count: number) =>
    count === 1 ? '1 different and we mark am' : `${count} different and we mark dem`,
  sameIn: (count) => (count === 2 ? 'Di same tin for di two' : 'Di same tin for all three'),
  more: (items) => (items ? `plus: ${items}` : 'no oda one'),
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
  whatsAppUrl: externalLinks.whatsAppShare,
  printedBy,
  printedFrom: 'Compare again for',
};

export const planContents: typeof english.planContents = {
  heading: 'Everytin about each plan',
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
  write: planOffer.ask,
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
    `We dey cover more dan ${statistics.livesInText} lives as at ${statistics.asOfText}.`,
  ],
  have: 'Get ready di age and Lagos address for each pesin wey you wan cover, and dia resident registration (LASRRA) number.',
};

export const enrolment: typeof english.enrolment = {
  heading: 'How to register',
  steps: [
    'Register online as one pesin, family or group. You need Lagos resident registration (LASRRA) number.',
    'Choose your plan, den pay by card, bank transfer or USSD.',
    'Choose di approved hospital wia you wan get treatment.',
    `Get treatment there. If you pay on or before di 25th, your policy go dey active early for di next month. New pipo wey register go wait ${waits.newEnrollee}.`,
  ],
  places:
    'You fit also register for di head office, di divisional and sub-divisional offices, kiosks, community pharmacies and virtual booths.',
  ways: withWords(facts.enrolment.ways, {
    prepare: { label: 'Prepare how I go register' },
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
