import { benefitNotes } from './plan-comparison.ts';
import { planDocument } from './plan-document.ts';
import { planSources as sources } from './plan-sources.ts';
import { comparedPlans, plans } from './plans.ts';
import type { CoverBenefitId, PlanCoverRules } from './schema/cover-dates.ts';
import type { ComparedPlanId } from './schema/plan.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';

const { tollFree } = phoneLines;

const noteText = (id: string) => benefitNotes.find((note) => note.id === id)?.text ?? '';
const screeningText = (planId: ComparedPlanId) =>
  comparedPlans
    .filter(({ id }) => id === planId)
    .map(({ benefits }) => planDocument.waiting.screening(benefits.annualScreening.startYear))
    .join('');

const lateRule = 'A later payment is taken as that of the next month.';
const fromTheEighth = `Paid by the 25th, the policy is active from the 8th of the next month. ${lateRule}`;
const inTheFirstWeek = `Paid by the 25th, the policy is active in the first week of the next month. ${lateRule}`;
const wholePremium = 'It is for principal and spouse only, once the premium of the whole year is paid.';

const newEnrollee = {
  id: 'new-enrollee',
  rule: { months: 1 },
  text: noteText('new-enrollee'),
  source: sources.waiting,
} as const;

const antenatal = {
  id: 'antenatal',
  rule: { months: 0 },
  text: `${noteText('antenatal')} ${wholePremium}`,
} as const;

const delivery = {
  id: 'delivery',
  rule: { months: 5 },
  text: `${noteText('delivery')} ${wholePremium}`,
} as const;

const cancerCare = {
  id: 'cancer-care',
  rule: { year: 2 },
  text: noteText('cancer-year'),
  source: sources.plans,
} as const;

const noMaternalCare = (id: 'antenatal' | 'delivery') =>
  ({
    id,
    rule: 'not-covered',
    text: 'The Seniors Plan has no maternal care.',
    source: sources.plans,
  }) as const;

/** When each plan covers what; the rules of domain/plans/cover-dates.ts. */
export const coverRules: Record<ComparedPlanId, PlanCoverRules> = {
  'standard-jaara': {
    start: { firstDay: 8, lastDay: 8 },
    rules: [
      { id: 'policy', rule: { months: 0 }, text: fromTheEighth, source: sources.standardJaara },
      newEnrollee,
      { ...antenatal, source: `${sources.waiting}; ${sources.standardJaara}` },
      {
        id: 'planned-surgery',
        rule: { months: 4 },
        text: `${noteText('elective-surgery')} Until then the patient pays.`,
        source: `${sources.waiting}; ${sources.standardJaara}`,
      },
      { ...delivery, source: `${sources.waiting}; ${sources.standardJaara}` },
      cancerCare,
      {
        id: 'screening',
        rule: { year: 2 },
        text: `${screeningText('standard-jaara')} It needs the premium of the whole year.`,
        source: `${sources.plans}; ${sources.standardJaara}`,
      },
      {
        id: 'dialysis',
        rule: 'not-stated',
        text: 'The published package has no waiting period for dialysis, and does not say that there is none.',
        source: sources.plans,
      },
    ],
  },
  'jaara-plus': {
    start: { firstDay: 1, lastDay: 7 },
    rules: [
      { id: 'policy', rule: { months: 0 }, text: inTheFirstWeek, source: sources.jaaraPlus },
      newEnrollee,
      { ...antenatal, source: `${sources.waiting}; ${sources.jaaraPlus}` },
      {
        id: 'planned-surgery',
        rule: { months: 4 },
        text: `${noteText('elective-surgery')} ${noteText('full-premium-surgery')}`,
        source: `${sources.waiting}; ${sources.jaaraPlus}`,
      },
      { ...delivery, source: `${sources.waiting}; ${sources.jaaraPlus}` },
      cancerCare,
      {
        id: 'screening',
        rule: { year: 2 },
        text: `${screeningText('jaara-plus')} ${wholePremium}`,
        source: sources.jaaraPlus,
      },
      {
        id: 'dialysis',
        rule: { year: 2 },
        text: noteText('dialysis-year'),
        source: sources.jaaraPlus,
      },
    ],
  },
  'seniors-plan': {
    start: { firstDay: 8, lastDay: 8 },
    rules: [
      { id: 'policy', rule: { months: 0 }, text: fromTheEighth, source: sources.seniors },
      newEnrollee,
      noMaternalCare('antenatal'),
      {
        id: 'planned-surgery',
        rule: { months: 4 },
        text: noteText('elective-surgery'),
        source: sources.waiting,
      },
      noMaternalCare('delivery'),
      cancerCare,
      {
        id: 'screening',
        rule: { months: 1 },
        text: `${screeningText('seniors-plan')} ${noteText('new-enrollee')}`,
        source: `${sources.plans}; ${sources.waiting}`,
      },
      {
        id: 'dialysis',
        rule: { year: 2 },
        text: noteText('seniors-dialysis-year'),
        source: sources.seniors,
      },
    ],
  },
};

export const coverBenefitLabels: Record<CoverBenefitId, string> = {
  policy: 'Your policy becomes active',
  'new-enrollee': 'Everyday care for new enrollees',
  antenatal: 'Antenatal care',
  'planned-surgery': 'Planned surgery',
  delivery: 'Delivery, normal or caesarean',
  'cancer-care': 'Cancer care',
  screening: 'Yearly health screening',
  dialysis: 'Dialysis',
};

/** The first days that can be asked for: of the waiting periods in force, and of care under the scheme. */
export const coverDateBounds = { paid: '2026-01-01', enrolled: '2019-07-01', last: '2099-12-31' };

export const coverDatesForm = {
  id: 'when-am-i-covered',
  heading: 'When am I covered?',
  shortLead:
    'Cover does not begin on the day you pay, and new enrollees wait one month. Find the days that apply to you.',
  covered: {
    before: 'Is it covered at all? See medicines, malaria, glasses, surgery and more',
    label: 'plan by plan',
    to: '/plan/what-is-covered',
  },
  plan: 'Plan',
  planChoices: plans.map(({ id, name }) => ({ id, name })),
  paid: { label: 'Day of payment', hint: 'Leave it empty for today.' },
  enrolled: { label: 'Day you first enrolled', hint: 'Leave it empty if you enrol with this payment.' },
  due: { label: 'Due date of a baby (optional)', hint: 'As the clinic has told you.' },
  submit: 'Show the dates',
  errorHeading: 'One of the days cannot be used',
  errors: {
    notADay: (label: string) => `${label}: enter a day such as 14/3/2027.`,
    tooEarly: (label: string) =>
      `${label}: these rules are in force since 1 January 2026. For an earlier day, call ${tollFree.display}.`,
    enrolledTooEarly: 'Day you first enrolled: the scheme began on 1 July 2019.',
    enrolledLater: 'Day you first enrolled: it cannot be after the day of payment.',
    tooLate: (label: string) => `${label}: enter a day before the year 2100.`,
  },
};

export const coverDatesPage = {
  title: `When am I covered? | ${brand.name}`,
  errorTitle: (title: string) => `Error: ${title}`,
  description:
    'From your day of payment: the day your policy starts, and the first days of planned surgery, delivery, cancer care and screening.',
  heading: coverDatesForm.heading,
  lead: 'Give the plan and the day you pay. For a birth, also the due date: you see the last day on which to join.',
  answerHeading: (plan: string, paid: string) => `${plan}, paid on ${paid}`,
  enrolledOn: (day: string) => `First enrolled on ${day}.`,
  todayTaken: 'You gave no day of payment, so today’s date in Lagos was taken.',
  from: (day: string) => `from ${day}`,
  fromOrLatest: (day: string, latest: string) => `from ${day}, at the latest ${latest}`,
  within: (day: string, latest: string) => `between ${day} and ${latest}`,
  notCovered: 'Not covered',
  notStated: `Not stated: ask ${tollFree.display}`,
  source: 'Source:',
  birth: {
    heading: (due: string) => `A birth on ${due}`,
    covered: 'The delivery is covered, with proof of antenatal visits.',
    perhaps: `It depends on how the five months are counted. Ask ${tollFree.display} before you rely on it.`,
    tooEarly: 'The five months are not over by then: the delivery is not covered. Antenatal care is.',
    notCovered: 'The Seniors Plan does not cover it. Both Jaara plans do.',
    lastSure: (day: string) => `Last day to join and pay, to be sure: ${day}.`,
    lastPerhaps: (day: string) =>
      `Last day if the five months count from the day you enrol, so ask first: ${day}.`,
    early: 'Babies come early: do not wait for the last day. Antenatal care has no waiting period.',
  },
  notes: {
    heading: 'How to read the days',
    items: [
      `“At the latest” stands where the published rules do not say whether the months count from the day you enrol or from the day your policy becomes active. To be sure, call ${tollFree.display} (${tollFree.digits}).`,
      'Year 2 begins 12 months after your first policy became active, if you renew in time: before the 25th of the 12th month.',
      emergencyAdvice,
    ],
  },
  rulesHeading: (plan: string) => `The rules of ${plan}`,
  unpublished: {
    heading: 'Diaspora Plan',
    text: `When cover begins on this plan is not published. Ask before you pay: ${tollFree.display} (${tollFree.digits}), or in writing.`,
    ask: 'Ask about the Diaspora Plan',
  },
  changeHeading: 'Change the days',
  ways: [
    { label: 'What is covered?', to: '/plan/what-is-covered' },
    { label: 'All plans', to: '/plan' },
  ],
};
