import { contactHref } from '../facts/contact-href.ts';
import type { CoveredAnswer, CoveredGroup } from '../schema/plan.ts';
import { everydayCare } from './covered/everyday-care.ts';
import { eyesTeethAndChecks } from './covered/eyes-teeth-and-checks.ts';
import { hospitalCare } from './covered/hospital-care.ts';
import { mothersAndChildren } from './covered/mothers-and-children.ts';
import { brand, phoneLines } from './site.ts';

const { askLine, tollFree } = phoneLines;

/** What people ask for, answered for every compared plan. */
export const coveredGroups: CoveredGroup[] = [
  everydayCare,
  mothersAndChildren,
  eyesTeethAndChecks,
  hospitalCare,
];

export const coveredMarks: Record<CoveredAnswer['mark'], string> = {
  covered: 'Covered',
  'not-covered': 'Not covered',
  'not-stated': 'Not stated',
};

/** After the mark of what is not stated, beside every such answer. */
export const askInstead = `: ask ${tollFree.display}`;

export const coveredPage = {
  title: `What is covered? | ${brand.name}`,
  description:
    'Medicines, malaria, glasses, dental care, surgery, cancer and more: covered, not covered or not stated on each Ilera Eko plan.',
  heading: 'What is covered?',
  lead: 'What people ask for most, plan by plan, with limits and co-payments as they were published.',
  oneHeading: (plan: string) => `What ${plan} covers`,
  marks: [
    { mark: 'covered', text: 'the published package names it; read the limits beside it.' },
    { mark: 'not-covered', text: 'the published package leaves it out in so many words.' },
    {
      mark: 'not-stated',
      text: `the published package says neither yes nor no. Ask ${tollFree.display} (${tollFree.digits}) before you need it.`,
    },
  ] satisfies { mark: CoveredAnswer['mark']; text: string }[],
  plansLabel: 'Show',
  allPlans: 'All plans',
  contents: 'On this page',
  markOf: (plan: string, mark: string) => `${plan}: ${mark.toLowerCase()}`,
  source: 'Source:',
  unlisted: `Some treatments need our approval first, and care that is not needed may be refused. If you are asked for money, call ${askLine.display} before you pay.`,
  diaspora: {
    heading: 'Diaspora Plan',
    text: `A list of benefits of 2022 exists, but the plan has been divided into two products since, so it may be superseded. Ask before you pay: ${tollFree.display}, or in writing.`,
    ask: { label: 'Ask about the Diaspora Plan', to: contactHref('What the Diaspora Plan covers') },
  },
  furtherHeading: (plan: string) => `The published list of ${plan}`,
  ways: [
    { label: 'When am I covered?', to: '/plan/cover-dates' },
    { label: 'Compare the plans', to: '/plan#plan-comparison' },
  ],
};
