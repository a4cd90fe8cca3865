import { contactLink } from '../facts/links.ts';
import * as facts from '../facts/plans.ts';
import type { ComparedPlanId, CoverBenefitId, PlanCoverRules } from '../schema/plan.ts';
import { withWords } from '../with-words.ts';
import { benefitNotes } from './plan-comparison.ts';
import { planDocument } from './plan-details.ts';
import { comparedPlans, coverStart, plans, planSources as sources } from './plans.ts';
import { brand, emergencyAdvice, phoneLines, whereFrom } from './site.ts';
import { askUs } from './support.ts';
import { waits } from './waiting.ts';

const { tollFree } = phoneLines;

const noteText = (id: string) => benefitNotes.find((note) => note.id === id)?.text ?? '';
const fromTheEighth = 'Paid by the 25th, the policy is active from the 8th of the next month.';
const inTheFirstWeek = 'Paid by the 25th, the policy is active in the first week of the next month.';
const ourReading = (text: string) => `${text} To be sure, ask us.`;
const lateReading = ourReading('A later payment counts as one of the next month.');
const yearReading = (year: number) =>
  ourReading(`Year ${year} begins ${(year - 1) * 12} months after your first policy became active.`);
const forCouple = (what: string) =>
  `${what} is for principal and spouse only, once the premium of the whole year is paid.`;
const maternalCare = forCouple('Maternal care');

const newEnrollee = { text: noteText('new-enrollee'), source: sources.waiting };

const antenatal = `${noteText('antenatal')} ${maternalCare}`;

const delivery = `${noteText('delivery')} ${maternalCare}`;

const cancerCare = {
  text: noteText('cancer-year'),
  source: sources.plans,
  reading: yearReading(waits.cancerYear),
};

const noMaternalCare = { text: 'The Seniors Plan has no maternal care.', source: sources.plans };

/** In the first year who is new waits as for everyday care; for a later one there is a reading of ours. */
const screening = (planId: ComparedPlanId, more: string, source: string) => {
  const { startYear = 1 } = comparedPlans.find(({ id }) => id === planId)?.benefits.annualScreening ?? {};
  const text = [
    planDocument.waiting.screening(startYear),
    more,
    startYear > 1 ? '' : noteText('new-enrollee'),
  ];
  return {
    text: text.filter(Boolean).join(' '),
    source,
    ...(startYear > 1 && { reading: yearReading(startYear) }),
  };
};

/** When each plan covers what; the rules of domain/plans/cover-dates.ts. */
export const coverRules: Record<ComparedPlanId, PlanCoverRules> = {
  'standard-jaara': {
    start: facts.coverRules['standard-jaara'].start,
    rules: withWords(facts.coverRules['standard-jaara'].rules, {
      policy: { text: fromTheEighth, source: sources.standardJaara, reading: lateReading },
      'new-enrollee': { ...newEnrollee },
      antenatal: { text: antenatal, source: `${sources.waiting}; ${sources.standardJaara}` },
      'planned-surgery': {
        text: `${noteText('elective-surgery')} Until then the patient pays.`,
        source: `${sources.waiting}; ${sources.standardJaara}`,
      },
      delivery: { text: delivery, source: `${sources.waiting}; ${sources.standardJaara}` },
      'cancer-care': { ...cancerCare },
      screening: screening(
        'standard-jaara',
        'It needs the premium of the whole year.',
        `${sources.plans}; ${sources.standardJaara}`,
      ),
      dialysis: {
        text: 'Ask us from when, before you count on it.',
        source: sources.plans,
      },
    }),
  },
  'jaara-plus': {
    start: facts.coverRules['jaara-plus'].start,
    rules: withWords(facts.coverRules['jaara-plus'].rules, {
      policy: { text: inTheFirstWeek, source: sources.jaaraPlus, reading: lateReading },
      'new-enrollee': { ...newEnrollee },
      antenatal: { text: antenatal, source: `${sources.waiting}; ${sources.jaaraPlus}` },
      'planned-surgery': {
        text: `${noteText('elective-surgery')} ${noteText('full-premium-surgery')}`,
        source: `${sources.waiting}; ${sources.jaaraPlus}`,
      },
      delivery: { text: delivery, source: `${sources.waiting}; ${sources.jaaraPlus}` },
      'cancer-care': { ...cancerCare },
      screening: screening('jaara-plus', forCouple('Screening'), sources.jaaraPlus),
      dialysis: {
        text: noteText('dialysis-year'),
        source: sources.jaaraPlus,
        reading: yearReading(waits.dialysisYear),
      },
    }),
  },
  'seniors-plan': {
    start: facts.coverRules['seniors-plan'].start,
    rules: withWords(facts.coverRules['seniors-plan'].rules, {
      policy: { text: fromTheEighth, source: sources.seniors, reading: lateReading },
      'new-enrollee': { ...newEnrollee },
      antenatal: { ...noMaternalCare },
      'planned-surgery': { text: noteText('elective-surgery'), source: sources.waiting },
      delivery: { ...noMaternalCare },
      'cancer-care': { ...cancerCare },
      screening: screening('seniors-plan', '', `${sources.plans}; ${sources.waiting}`),
      dialysis: {
        text: noteText('seniors-dialysis-year'),
        source: sources.seniors,
        reading: yearReading(waits.dialysisYear),
      },
    }),
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

export const coverDatesForm = {
  id: facts.coverDatesForm.id,
  heading: 'When am I covered?',
  shortLead: `Cover does not begin on the day you pay, and new enrollees wait ${waits.newEnrollee}.`,
  to: facts.coverDatesForm.to,
  plan: 'Plan',
  planChoices: plans.map(({ id, name }) => ({ id, name })),
  paid: { label: 'Day of payment', hint: 'Leave it empty for today.' },
  enrolled: { label: 'Day you first enrolled', hint: 'Leave it empty if this is your first payment.' },
  due: { label: 'Due date of a baby (optional)', hint: 'As the clinic has told you.' },
  submit: 'Show the dates',
  errorHeading: 'One of the days cannot be used',
  errors: {
    notADay: (label: string) => `${label}: enter a day such as 14/3/2027.`,
    tooEarly: (label: string) =>
      `${label}: these rules are in force since ${waits.since}. For an earlier day, call ${tollFree.inFull}.`,
    enrolledTooEarly: 'Day you first enrolled: the scheme began on 1 July 2019.',
    enrolledLater: 'Day you first enrolled: it cannot be after the day of payment.',
    dueEarlier: 'Due date of a baby: it cannot be before the day of payment.',
    tooLate: (label: string) => `${label}: enter a day before the year 2100.`,
  },
};

export const coverDatesPage = {
  title: `When am I covered? | ${brand.name}`,
  errorTitle: (title: string) => `Error: ${title}`,
  description:
    'From your day of payment: the day your policy starts, and the first days of planned surgery, delivery, cancer care and screening.',
  heading: coverDatesForm.heading,
  lead: `Give the plan and the day you pay. For a birth, also the due date: you see the last day on which to join. ${coverStart.activeOrCovered}`,
  answerHeading: (plan: string, paid: string) => `${plan}, paid on ${paid}`,
  enrolledOn: (day: string) => `First enrolled on ${day}.`,
  /** For somebody whose policy was active before this payment. */
  continued: {
    note: `Waiting counts from that day, if your cover has run without a gap since. If there was a gap, ask ${tollFree.inFull}.`,
    policyLabel: 'Your policy',
    policy: 'goes on without a gap, if you renew by the 25th of its 12th month',
    afterGap: (start: string) => `New, or after a gap: active ${start}.`,
    over: 'covered: no waiting is left',
  },
  todayTaken: 'You gave no day of payment, so today’s date in Lagos was taken.',
  from: (day: string) => `from ${day}`,
  fromOr: (day: string, latest: string) => `from ${day} or ${latest}`,
  within: (day: string, latest: string) => `between ${day} and ${latest}`,
  notCovered: 'Not covered',
  notStated: `Ask us, we confirm it by phone: ${tollFree.inFull}`,
  timeline: {
    heading: 'Your dates at a glance',
    twoDays: `Where two days stand, the first holds if the wait counts from the day you enrol, the second if it counts from the day your policy becomes active. For your own day, ${askUs.tollFree}.`,
    steps: {
      paid: 'You pay',
      due: 'The baby is due',
      end: 'The policy year ends',
    },
    renew: (day: string) => `Renew by ${day}, so that there is no gap.`,
    sooner: (by: string, start: string) => `Pay by ${by} and it starts a month sooner: ${start}.`,
  },
  calendar: {
    link: 'Put the dates into my calendar',
    note: 'A small file (.ics) for the calendar of your phone. It reminds you 60, 30 and 7 days before the policy year ends.',
    path: facts.coverDatesPage.calendar,
    event: (plan: string, what: string) => `${brand.scheme} ${plan}: ${what}`,
    renew: 'last day to renew without a gap',
    call: `Questions: ${tollFree.inFull}`,
  },
  source: whereFrom,
  birth: {
    heading: (due: string) => `A birth on ${due}`,
    covered: 'The delivery is covered, with proof of antenatal visits.',
    perhaps: `It depends on how the waiting time of ${waits.delivery} is counted. Ask ${tollFree.inFull} before you rely on it.`,
    coveredWithoutGap: `The delivery is covered, with proof of antenatal visits, if your cover has run without a gap. If there was one, ask ${tollFree.inFull}.`,
    conditions: maternalCare,
    tooEarly: `The waiting time of ${waits.delivery} is not over by then: the delivery is not covered.`,
    notActive: 'Your policy is not active by then: the delivery is not covered.',
    antenatal: (start: string) => `Antenatal care is covered ${start}.`,
    /** For a birth that comes too early. */
    still: {
      heading: 'What you can still do',
      everyday: (start: string) => `Everyday care is covered ${start}.`,
      pay: 'You would pay for the delivery yourself.',
      ask: `Ask us what else there is: ${tollFree.inFull}.`,
    },
    notCovered: 'The Seniors Plan does not cover it. Both Jaara plans do.',
    lastSure: (day: string) => `Last day to join and pay, to be sure: ${day}.`,
    hasPassed: 'It has passed.',
    lastPerhaps: (day: string) =>
      `Last day if the waiting time of ${waits.delivery} counts from the day you enrol, so ask first: ${day}.`,
    early: 'Babies come early: do not wait for the last day. Antenatal care has no waiting period.',
  },
  notes: {
    heading: 'How to read the days',
    items: [
      'Renew by the 25th of the 12th month, so that the years run on without a gap. A payment on the 25th is in time.',
      coverStart.ended,
      emergencyAdvice,
    ],
  },
  rulesHeading: (plan: string) => `The rules of ${plan}`,
  unpublished: {
    heading: 'Diaspora Plan',
    text: `When cover begins on this plan: ${askUs.tollFree}. Ask before you pay, by phone or in writing.`,
    ask: contactLink('Ask about the Diaspora Plan', 'When the Diaspora Plan covers'),
  },
  changeHeading: 'Change the days',
  ways: withWords(facts.coverDatesPage.ways, {
    planWhatIsCovered: { label: 'Is it covered?' },
    plan: { label: 'All plans' },
  }),
};
