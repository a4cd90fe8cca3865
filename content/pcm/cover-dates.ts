import type * as english from '../en/cover-dates.ts';
import { contactLink } from '../facts/links.ts';
import * as facts from '../facts/plans.ts';
import type { ComparedPlanId } from '../schema/plan.ts';
import { withWords } from '../with-words.ts';
import { benefitNotes } from './plan-comparison.ts';
import { planDocument } from './plan-details.ts';
import { comparedPlans, coverStart, plans, planSources as sources } from './plans.ts';
import { brand, emergencyAdvice, phoneLines, whereFrom } from './site.ts';
import { askUs } from './support.ts';
import { waits } from './waiting.ts';

const { tollFree } = phoneLines;

const noteText = (id: string) => benefitNotes.find((note) => note.id === id)?.text ?? '';
const fromTheEighth =
  'If you pay on or before di 25th, di policy go dey active from di 8th for di next month.';
const inTheFirstWeek =
  'If you pay on or before di 25th, di policy go dey active inside di first week for di next month.';
const ourReading = (text: string) => `${text} Ask us to dey sure.`;
const lateReading = ourReading('Payment wey come afta dat day dey count as payment for di next month.');
const yearReading = (year: number) =>
  ourReading(
    `Year ${year} dey start ${(year - 1) * 12} months afta di day wey your first policy start to dey active.`,
  );
const forCouple = (what: string) =>
  `${what} na only for di pesin wey get di policy (principal) and di husband or wife, once dem don pay complete insurance money (premium) for di whole year.`;
const maternalCare = forCouple('Care for belle and delivery (maternal care)');

const newEnrollee = { text: noteText('new-enrollee'), source: sources.waiting };
const antenatal = `${noteText('antenatal')} ${maternalCare}`;
const delivery = `${noteText('delivery')} ${maternalCare}`;
const cancerCare = {
  text: noteText('cancer-year'),
  source: sources.plans,
  reading: yearReading(waits.cancerYear),
};
const noMaternalCare = { text: 'Di Seniors Plan no get care for belle and delivery.', source: sources.plans };

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
      screening: screening(
        'standard-jaara',
        'You must don pay di insurance money (premium) for di whole year.',
        `${sources.plans}; ${sources.standardJaara}`,
      ),
      dialysis: {
        text: 'Ask us wen e go start, before you depend on am.',
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
      screening: screening('jaara-plus', forCouple('Yearly check-up (screening)'), sources.jaaraPlus),
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

export const coverBenefitLabels: typeof english.coverBenefitLabels = {
  policy: 'Your policy go dey active',
  'new-enrollee': 'Everyday care for new pipo wey register',
  antenatal: 'Antenatal care',
  'planned-surgery': 'Planned surgery (operation)',
  delivery: 'Delivery, normal or C‑section (CS)',
  'cancer-care': 'Cancer care',
  screening: 'Yearly check-up (screening)',
  dialysis: 'Kidney dialysis',
};

const fields = {
  paid: 'Day wey you pay',
  enrolled: 'Day wey you first register',
  due: 'Day wey baby suppose come (you fit leave am empty)',
};

export const coverDatesForm: typeof english.coverDatesForm = {
  id: facts.coverDatesForm.id,
  heading: 'Wen my cover go start?',
  shortLead: `Cover no dey start di day wey you pay, and new pipo wey register go wait ${waits.newEnrollee}.`,
  to: facts.coverDatesForm.to,
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
      `${label}: dis rules start on ${waits.since}. If na day before dat one, call ${tollFree.inFull}.`,
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
    'From di day wey you pay: di day wey your policy go start, and di first days of planned surgery, delivery, cancer care and yearly check-up (screening).',
  heading: coverDatesForm.heading,
  lead: `Tell us di plan and di day wey you pay. For delivery, add di day wey baby suppose come: you go see di last day wey you fit join. ${coverStart.activeOrCovered}`,
  answerHeading: (plan: string, paid: string) => `${plan}, you pay on ${paid}`,
  enrolledOn: (day: string) => `You first register on ${day}.`,
  /** For somebody whose policy was active before this payment. */
  continued: {
    note: `Waiting time dey count from dat day, if your cover don run without gap since. If gap dey, ask ${tollFree.inFull}.`,
    policyLabel: 'Your policy',
    policy: 'go continue without gap, if you renew am on or before di 25th for im 12th month',
    afterGap: (start: string) => `If e new, or afta gap: e go dey active ${start}.`,
    over: 'plan dey cover am: no waiting time remain',
  },
  todayTaken: 'You no tell us di day wey you pay, so we use today date for Lagos.',
  from: (day: string) => `from ${day}`,
  fromOr: (day: string, latest: string) => `from ${day} or from ${latest}`,
  within: (day: string, latest: string) => `between ${day} and ${latest}`,
  notCovered: 'Plan no dey cover am',
  notStated: `Ask us, we go confirm am for phone: ${tollFree.inFull}`,
  timeline: {
    heading: 'See all your dates quick',
    twoDays: `Wia you see two days, na di first one if di months dey count from di day wey you register, na di second one if dem dey count from di day wey your policy dey active. For your own day, ${askUs.tollFree}.`,
    steps: {
      paid: 'You go pay',
      due: 'Day wey baby suppose come',
      end: 'Di policy year go end',
    },
    renew: (day: string) => `Renew am on or before ${day}, so dat gap no go dey.`,
    sooner: (by: string, start: string) =>
      `If you pay on or before ${by}, e go start one month before: ${start}.`,
  },
  calendar: {
    link: 'Put di dates inside my calendar',
    note: 'Small file (.ics) for di calendar wey dey your phone. E go remind you 60, 30 and 7 days before di policy year end.',
    path: facts.coverDatesPage.calendar,
    event: (plan: string, what: string) => `${brand.scheme} ${plan}: ${what}`,
    renew: 'last day to renew without gap',
    call: `If you get question: ${tollFree.inFull}`,
  },
  source: whereFrom,
  birth: {
    heading: (due: string) => `Delivery on ${due}`,
    covered: 'Plan go cover di delivery, wit proof say you go antenatal visits.',
    perhaps: `E depend on how we dey count di ${waits.delivery}. Ask ${tollFree.inFull} before you put mind for am.`,
    coveredWithoutGap: `Plan go cover di delivery, wit proof say you go antenatal visits, if your cover don run without gap. If gap dey, ask ${tollFree.inFull}.`,
    conditions: maternalCare,
    tooEarly: `Di ${waits.delivery} no go don complete by dat time: plan no go cover di delivery.`,
    notActive: 'Your policy no go don start by dat time: plan no go cover di delivery.',
    antenatal: (start: string) => `Plan go cover antenatal care ${start}.`,
    still: {
      heading: 'Wetin you still fit do',
      everyday: (start: string) => `Plan go cover everyday care ${start}.`,
      pay: 'Na you go pay for di delivery by yourself.',
      ask: `Ask us weda anoda way dey: ${tollFree.inFull}.`,
    },
    notCovered: 'Di Seniors Plan no dey cover am. Di two Jaara plans dey cover am.',
    lastSure: (day: string) => `Last day to join and pay, to dey sure: ${day}.`,
    hasPassed: 'E don pass.',
    lastPerhaps: (day: string) =>
      `Last day if di ${waits.delivery} dey count from di day wey you register, so ask first: ${day}.`,
    early: 'Baby dey come early sometimes: no wait for di last day. Antenatal care no get waiting time.',
  },
  notes: {
    heading: 'How to read di days',
    items: [
      'Renew on or before di 25th for di 12th month, so dat di years go continue without gap. If you pay on di 25th, you still dey on time.',
      coverStart.ended,
      emergencyAdvice,
    ],
  },
  rulesHeading: (plan: string) => `Di rules for ${plan}`,
  unpublished: {
    heading: 'Diaspora Plan',
    text: `Wen cover dey start for dis plan: ${askUs.tollFree}. Ask before you pay, for phone or write us.`,
    ask: contactLink('Ask about di Diaspora Plan', 'Wen cover dey start for di Diaspora Plan'),
  },
  changeHeading: 'Change di days',
  ways: withWords(facts.coverDatesPage.ways, {
    planWhatIsCovered: { label: 'Plan dey cover am?' },
    plan: { label: 'All di plans' },
  }),
};
