import type * as english from '../en/cover-dates.ts';
import { contactLink } from '../facts/links.ts';
import * as facts from '../facts/plans.ts';
import type { ComparedPlanId } from '../schema/plan.ts';
import { withWords } from '../with-words.ts';
import { benefitNotes } from './plan-comparison.ts';
import { planDocument } from './plan-details.ts';
import { comparedPlans, plans, planSources as sources } from './plans.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';

const { tollFree } = phoneLines;

const noteText = (id: string) => benefitNotes.find((note) => note.id === id)?.text ?? '';
const screeningText = (planId: ComparedPlanId) =>
  comparedPlans
    .filter(({ id }) => id === planId)
    .map(({ benefits }) => planDocument.waiting.screening(benefits.annualScreening.startYear))
    .join('');

const fromTheEighth =
  'If you pay on or before di 25th, di policy go dey active from di 8th for di next month.';
const inTheFirstWeek =
  'If you pay on or before di 25th, di policy go dey active inside di first week for di next month.';
const ourReading = (text: string) => `Na so we understand am, so ask to dey sure: ${text}`;
const lateReading = ourReading('payment wey come afta dat day dey count as payment for di next month.');
const yearReading = ourReading(
  'year 2 dey start 12 months afta di day wey your first policy start to dey active.',
);
const wholePremium =
  'Dis one na only for di main pesin (principal) and di husband or wife, once dem don pay complete insurance money (premium) for di whole year.';

const newEnrollee = { text: noteText('new-enrollee'), source: sources.waiting };
const antenatal = `${noteText('antenatal')} ${wholePremium}`;
const delivery = `${noteText('delivery')} ${wholePremium}`;
const cancerCare = { text: noteText('cancer-year'), source: sources.plans, reading: yearReading };
const noMaternalCare = { text: 'Di Seniors Plan no get care for belle and delivery.', source: sources.plans };

/** When each plan covers what; the rules of domain/plans/cover-dates.ts. */
export const coverRules: typeof english.coverRules = {
  'standard-jaara': {
    start: facts.coverRules['standard-jaara'].start,
    rules: withWords(facts.coverRules['standard-jaara'].rules, {
      policy: { text: fromTheEighth, source: sources.standardJaara, reading: lateReading },
      'new-enrollee': { ...newEnrollee },
      antenatal: { text: antenatal, source: `${sources.waiting}; ${sources.standardJaara}` },
      'planned-surgery': {
        text: `${noteText('elective-surgery')} Before dat time, na di patient go pay.`,
        source: `${sources.waiting}; ${sources.standardJaara}`,
      },
      delivery: { text: delivery, source: `${sources.waiting}; ${sources.standardJaara}` },
      'cancer-care': { ...cancerCare },
      screening: {
        text: `${screeningText('standard-jaara')} You must don pay di insurance money (premium) for di whole year.`,
        source: `${sources.plans}; ${sources.standardJaara}`,
        reading: yearReading,
      },
      dialysis: {
        text: 'Di package wey dem publish no get waiting time for dialysis, and e no tok say waiting time no dey.',
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
      screening: {
        text: `${screeningText('jaara-plus')} ${wholePremium}`,
        source: sources.jaaraPlus,
        reading: yearReading,
      },
      dialysis: { text: noteText('dialysis-year'), source: sources.jaaraPlus, reading: yearReading },
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
      screening: {
        text: `${screeningText('seniors-plan')} ${noteText('new-enrollee')}`,
        source: `${sources.plans}; ${sources.waiting}`,
      },
      dialysis: { text: noteText('seniors-dialysis-year'), source: sources.seniors, reading: yearReading },
    }),
  },
};

export const coverBenefitLabels: typeof english.coverBenefitLabels = {
  policy: 'Your policy go dey active',
  'new-enrollee': 'Everyday care for new pipo wey register',
  antenatal: 'Antenatal care',
  'planned-surgery': 'Planned surgery (operation)',
  delivery: 'Delivery, normal or C-section (CS)',
  'cancer-care': 'Cancer care',
  screening: 'Yearly health check-up (screening)',
  dialysis: 'Dialysis',
};

const fields = {
  paid: 'Day wey you pay',
  enrolled: 'Day wey you first register',
  due: 'Day wey baby suppose come (you fit leave am empty)',
};

export const coverDatesForm: typeof english.coverDatesForm = {
  id: facts.coverDatesForm.id,
  heading: 'Wen my cover go start?',
  shortLead:
    'Cover no dey start di day wey you pay, and new pipo wey register go wait one month. Find di days wey concern you.',
  covered: {
    before: 'Plan dey cover am at all? See medicine, malaria, eye glasses, surgery and more',
    label: 'plan by plan',
    to: facts.coverDatesForm.covered.to,
  },
  plan: 'Plan',
  planChoices: plans.map(({ id, name }) => ({ id, name })),
  paid: { label: fields.paid, hint: 'Leave am empty if na today.' },
  enrolled: { label: fields.enrolled, hint: 'Leave am empty if dis na your first payment.' },
  due: { label: fields.due, hint: 'As di clinic tell you.' },
  submit: 'Show di dates',
  errorHeading: 'We no fit use one of di days',
  errors: {
    notADay: (label: string) => `${label}: write day like 14/3/2027.`,
    tooEarly: (label: string) =>
      `${label}: dis rules start on 1 January 2026. If na day before dat one, call ${tollFree.display}.`,
    enrolledTooEarly: `${fields.enrolled}: di scheme start on 1 July 2019.`,
    enrolledLater: `${fields.enrolled}: e no fit dey afta di day wey you pay.`,
    dueEarlier: 'Day wey baby suppose come: e no fit dey before di day wey you pay.',
    tooLate: (label: string) => `${label}: write day wey dey before year 2100.`,
  },
};

export const coverDatesPage: typeof english.coverDatesPage = {
  title: `Wen my cover go start? | ${brand.name}`,
  errorTitle: (title: string) => `Problem: ${title}`,
  description:
    'From di day wey you pay: di day wey your policy go start, and di first days for planned surgery, delivery, cancer care and check-up (screening).',
  heading: coverDatesForm.heading,
  lead: 'Tell us di plan and di day wey you pay. For delivery, add di day wey baby suppose come: you go see di last day wey you fit join.',
  answerHeading: (plan: string, paid: string) => `${plan}, you pay on ${paid}`,
  enrolledOn: (day: string) => `You first register on ${day}.`,
  /** For somebody whose policy was active before this payment. */
  continued: {
    note: `Waiting time dey count from dat day, if your cover don run without gap since. If gap dey, ask ${tollFree.display}.`,
    policyLabel: 'Your policy',
    policy: 'go continue without gap, if you renew am before di 25th for im 12th month',
    afterGap: (start: string) => `If e new, or afta gap: e go dey active ${start}.`,
    over: 'plan dey cover am: no waiting time remain',
  },
  todayTaken: 'You no tell us di day wey you pay, so we use today date for Lagos.',
  from: (day: string) => `from ${day}`,
  fromOrLatest: (day: string, latest: string) => `from ${day}, at di latest ${latest}`,
  within: (day: string, latest: string) => `between ${day} and ${latest}`,
  notCovered: 'Plan no cover am',
  notStated: `Dem no tok am: ask ${tollFree.display}`,
  source: 'Wia e come from:',
  birth: {
    heading: (due: string) => `Delivery on ${due}`,
    covered: 'Plan go cover di delivery, wit proof say you go antenatal visits.',
    perhaps: `E depend on how dem dey count di five months. Ask ${tollFree.display} before you put mind for am.`,
    coveredWithoutGap: `Plan go cover di delivery, wit proof say you go antenatal visits, if your cover don run without gap. If gap dey, ask ${tollFree.display}.`,
    tooEarly: 'Di five months neva complete by dat time: plan no go cover di delivery.',
    notActive: 'Your policy neva dey active by dat time: plan no go cover di delivery.',
    antenatal: (start: string) => `Plan go cover antenatal care ${start}.`,
    notCovered: 'Di Seniors Plan no dey cover am. Di two Jaara plans dey cover am.',
    lastSure: (day: string) => `Last day to join and pay, to dey sure: ${day}.`,
    hasPassed: 'E don pass.',
    lastPerhaps: (day: string) =>
      `Last day if di five months dey count from di day wey you register, so ask first: ${day}.`,
    early: 'Baby dey come early sometimes: no wait for di last day. You no need wait for antenatal care.',
  },
  notes: {
    heading: 'How to read di days',
    items: [
      `“At di latest” dey wia di rules wey dem publish no tok whether di months dey count from di day wey you register or from di day wey your policy dey active. To dey sure, call ${tollFree.display} (${tollFree.digits}).`,
      'Renew before di 25th for di 12th month (as dem report for June 2022), so dat di years go continue without gap.',
      emergencyAdvice,
    ],
  },
  rulesHeading: (plan: string) => `Di rules for ${plan}`,
  unpublished: {
    heading: 'Diaspora Plan',
    text: `Dem neva publish wen cover dey start for dis plan. One benefit list from 2022 dey, but e fit be say new one don replace am. Ask before you pay: ${tollFree.display} (${tollFree.digits}), or write us.`,
    ask: contactLink('Ask about di Diaspora Plan', 'Wen cover dey start for di Diaspora Plan'),
  },
  changeHeading: 'Change di days',
  ways: withWords(facts.coverDatesPage.ways, {
    planWhatIsCovered: { label: 'Plan dey cover am?' },
    plan: { label: 'All di plans' },
  }),
};
