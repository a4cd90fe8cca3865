import type * as english from '../en/household.ts';
import * as facts from '../facts/plans.ts';
import {
  CHILD_AGE_LIMIT,
  familyPackages,
  jaaraPlus,
  SENIOR_AGE,
  seniorsPlan,
  standardJaara,
} from './plans.ts';
import { sharingWords } from './site.ts';

/** The input of domain/plans/household-cost.ts. */
export const householdContent: typeof english.householdContent = {
  familyPlans: [standardJaara, jaaraPlus],
  seniorsPlan,
  packages: familyPackages,
};

export const householdCalculator: typeof english.householdCalculator = {
  id: facts.householdCalculator.id,
  heading: 'How much e go cost us?',
  lead: 'Tell us who dey live wit you. We go find di cheapest way to join policies for each plan, and wetin else you fit do.',
  groups: {
    adults: { label: 'Adults', hint: `${CHILD_AGE_LIMIT} to ${SENIOR_AGE - 1} years` },
    children: { label: 'Pikin dem', hint: `wey neva reach ${CHILD_AGE_LIMIT} years` },
    seniors: { label: 'Old pipo', hint: `${SENIOR_AGE} years and above` },
  },
  fewer: (label: string) => `${label}: remove one`,
  more: (label: string) => `${label}: add one`,
  tooMany: (max: number) => `E no fit pass ${max}. Call us if you get more.`,
  submit: 'Calculate am',
  answer: (plan: string, total: string) => `${plan}: ${total} for one year.`,
  total: 'Total for one year',
  cheapest: 'Lowest price',
  /** Over a dearer way: of all that the cheapest leaves open, how much it still does. */
  otherWay: (open: number, stillOpen: number) => {
    if (open === 1) return 'If di answer na no';
    return stillOpen === 0 ? 'If every answer na no' : 'If one answer na no';
  },
  instalments: 'If you pay small small (instalments)',
  instalment: (times: number, each: string, sum: string) => `${times} × ${each} = ${sum}`,
  noInstalments: 'Dem neva publish how to pay small small for dis mix: ask us.',
  instalmentsNote:
    'Some treatment dey wey plan go cover only wen you don pay complete insurance money (premium) for di whole year: care for belle and delivery, and check-up (screening), and for Jaara Plus also surgery and secondary care.',
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

/** What to ask before relying on a way that the published rules leave open. */
export const openQuestions: typeof english.openQuestions = {
  'child-alone': 'Ask whether pikin fit get im own policy.',
  'policy-alone': 'Ask whether pikin fit get im own policy, or whether one of di two parents fit get im own.',
  'grown-dependant': 'Ask whether di oda adults dey count as pipo wey you dey take care of.',
  'senior-couple': 'Ask whether two of di old pipo dey count as husband and wife.',
};

export const householdSharing: typeof english.householdSharing = {
  share: 'Share dis price',
  title: 'How much Ilera Eko be for our house for one year',
  ...sharingWords,
  whatsApp: 'Send di price by WhatsApp',
  print: 'Print / save di price',
  printedFrom: 'Calculate am again for',
};

/** Assumptions where the published rules are silent. */
export const householdAssumptions: typeof english.householdAssumptions = [
  'Family wey no pass 4 pipo na main pesin (principal), husband or wife and 2 pikin, or main pesin and 3 pikin. Family wey no pass 6 pipo na main pesin, husband or wife and 4 pikin, or main pesin and 5 pikin. Main pesin and husband or wife na adults wey be 23 to 59 years; pikin dem neva reach 23 years.',
  'Family package fit cover less pipo dan di number wey e get space for, if dat one cheap pass. Anybody wey neva reach 60 years fit also get policy for one pesin.',
  'We dey count di price for extra pesin wey you dey take care of, wey neva reach 23 years, only on top family of 6 wey don full.',
  'We dey take di first two adults as main pesin (principal) and husband or wife. For Jaara Plus, oda adults dey join di family package as pipo wey dem dey take care of, wey don pass 23 years.',
  'We dey count pipo wey be 60 years and above for di Seniors Plan, and two of dem as husband and wife. If dem no be husband and wife, each one go pay di price for one pesin.',
  'We dey show how to pay small small (instalments) wia dem don publish am: for policies for one pesin and for family for di Jaara plans. Ask us make we confirm your own case before you pay.',
];
