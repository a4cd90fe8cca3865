import { naira } from '../amounts.ts';
import { type CoveredWords, joinCovered } from '../covered-groups.ts';
import * as facts from '../facts/covered.ts';
import { contactLink } from '../facts/links.ts';
import type { ComparedPlan, CoveredAnswer, CoveredGroup } from '../schema/plan.ts';
import {
  coverStart,
  planSources,
  jaaraPlus as plus,
  seniorsPlan as senior,
  standardJaara as standard,
} from './plans.ts';
import { brand, phoneLines, whereFrom } from './site.ts';
import { askUs } from './support.ts';
import { waits } from './waiting.ts';

const sameThrice = (text: string) => [text, text, text] as const;

const everydayCare: CoveredWords['everyday-care'] = {
  title: 'Everyday illness and medicines',
  rows: {
    medicines: {
      question: 'Medicines (drugs)',
      texts: [
        'Medicines of the scheme’s formulary only. Refills for a long illness ask for a co-payment; we tell you by phone how much.',
        'Medicines of the scheme’s formulary only; pick-up at community pharmacies Monday to Saturday, 9am to 8pm.',
      ],
    },
    'everyday-illness': {
      question: 'Everyday illness (cough, diarrhoea, skin)',
      texts: [
        undefined,
        'Diarrhoea, respiratory infection, uncomplicated pneumonia, simple anaemia and skin disease, as an out-patient.',
      ],
    },
    malaria: {
      question: 'Malaria and fever',
      texts: [
        'Blood tests and medicines of the scheme’s formulary are in the plan; its list does not name malaria itself.',
        'Malaria and other fevers, as an out-patient.',
      ],
    },
    'blood-tests': {
      question: 'Blood tests and laboratory',
      texts: [
        'Blood tests; we tell you by phone which ones.',
        'Haematology, microbiology and clinical chemistry, with HbA1c, lipids and liver function.',
        'Some tests are part of the yearly screening.',
      ],
    },
    diabetes: {
      question: 'Diabetes (sugar)',
      texts: [
        'Fasting blood sugar is part of the yearly screening.',
        'Follow-up visits and the HbA1c test; medicines of the formulary.',
        `Diabetics may see an endocrinologist within the ${senior.benefits.consultation.visits} specialist visits a year. For more, ask us.`,
      ],
    },
    hypertension: {
      question: 'High blood pressure (BP, hypertension)',
      texts: [
        `A heart specialist is among the ${standard.benefits.consultation.visits} specialist visits a year. For tablets, see “Medicines”.`,
        'Follow-up visits; medicines of the formulary.',
        `A heart specialist is among the ${senior.benefits.consultation.visits} specialist visits a year.`,
      ],
    },
    'sickle-cell': {
      question: 'Sickle cell disease',
      texts: ['Care is included; ask us about limits.', 'Follow-up visits; medicines of the formulary.'],
    },
    asthma: {
      question: 'Asthma',
      texts: ['Care is included; ask us about limits.', 'Follow-up visits, and an attack as an emergency.'],
    },
    hiv: {
      question: 'HIV',
      texts: [
        'By referral: your hospital sends you on for treatment.',
        'Testing, referral for treatment, service charge, protection of the newborn.',
      ],
    },
    tuberculosis: {
      question: 'Tuberculosis (TB)',
      texts: [
        'By referral: your hospital sends you on for treatment.',
        'Sputum test, referral for treatment, service charge.',
      ],
    },
    'mental-health': {
      question: 'Mental health',
      texts: [
        'Telemedicine is included; ask us what it offers for mental health.',
        'By telemedicine, with access to a psychologist.',
        'Telemedicine is included; ask us what it offers for mental health.',
      ],
    },
    'illness-before-joining': {
      question: 'An illness you had before you joined',
      texts: sameThrice('A waiting period may apply; we tell you how long.'),
    },
    'doctor-by-phone': {
      question: 'A doctor by phone (telemedicine)',
      texts: [
        'Included in the plan; ask us about the hours.',
        '24 hours a day by app and telephone, with prescriptions.',
        'Included in the plan; ask us about the hours.',
      ],
    },
    'virtual-booth': {
      question: 'Virtual booth in the market',
      texts: [
        'Ask us before you go.',
        'Health education, blood pressure, blood sugar, height and weight, e-pharmacy, referral.',
        'Included in the plan.',
      ],
    },
  },
};

const forWhom = 'For principal and spouse only, once the premium of the whole year is paid.';
const afterWaiting = `After ${waits.delivery} of enrolment, with proof of antenatal visits. ${forWhom}`;
const noMaternalCare = 'The plan has no maternal care.';
const noItemsForChildren = 'The plan is for people of 60 and above; its list has nothing for children.';
const vaccines = 'The national programme, for children under 5.';

const mothersAndChildren: CoveredWords['mothers-and-children'] = {
  title: 'Pregnancy, birth and children',
  rows: {
    'antenatal-care': {
      question: 'Antenatal care (pregnancy)',
      texts: [
        `No waiting period. ${forWhom}`,
        `No waiting period. Tests and at least 2 scans. ${forWhom}`,
        noMaternalCare,
      ],
    },
    delivery: {
      question: 'Delivery (birth)',
      texts: [
        afterWaiting,
        `Normal and assisted, after ${waits.delivery} of enrolment, with proof of antenatal visits. ${forWhom}`,
        noMaternalCare,
      ],
    },
    caesarean: {
      question: 'Caesarean section (CS)',
      texts: [afterWaiting, afterWaiting, noMaternalCare],
    },
    newborn: {
      question: 'Care of the newborn',
      texts: [
        'Incubator up to 5 days.',
        'The first 28 days: incubator up to 5 days, phototherapy, sepsis; circumcision and ear piercing.',
        noMaternalCare,
      ],
    },
    immunisation: { question: 'Immunisation (vaccines)', texts: [vaccines, vaccines, noItemsForChildren] },
    'childhood-illness': {
      question: 'Illness of children',
      texts: [
        `A children’s doctor is among the ${standard.benefits.consultation.visits} specialist visits a year.`,
        'Common childhood illness, nutrition advice and growth monitoring.',
        noItemsForChildren,
      ],
    },
    'family-planning': {
      question: 'Family planning',
      texts: [
        undefined,
        'Counselling, pills, condoms (3 units per policy), emergency contraception, injectables, implants, Copper-T.',
        'Its list has nothing for family planning.',
      ],
    },
    infertility: {
      question: 'Infertility treatment (IVF)',
      texts: [undefined, 'Semen analysis is among the laboratory tests.'],
    },
  },
};

const glasses = ({ benefits }: ComparedPlan) =>
  `Lenses and frames up to ${naira(benefits.eyecare.lensLimit)}.`;
const sessionsAYear = ({ benefits }: ComparedPlan) =>
  `${benefits.consultation.physiotherapy} sessions a year.`;
const screening = ({ benefits: { annualScreening } }: ComparedPlan) =>
  `From year ${annualScreening.startYear}, once a year: ${annualScreening.tests.join(', ')}.`;

const eyesTeethAndChecks: CoveredWords['eyes-teeth-and-checks'] = {
  title: 'Eyes, teeth and check-ups',
  rows: {
    'eye-care': {
      question: 'Eye problems (red or painful eyes, eye test)',
      texts: [undefined, 'Minor eye ailments, removal of foreign bodies, refraction.'],
    },
    glasses: {
      question: 'Glasses',
      texts: [glasses(standard), glasses(plus), glasses(senior)],
    },
    'eye-surgery': {
      question: 'Eye surgery (cataract, pterygium)',
      texts: [
        `Planned surgery, not an emergency, after ${waits.surgery} of enrolment; until then the patient pays.`,
        `One eye a year each. Planned surgery, not an emergency, after ${waits.surgery} of enrolment, once the premium of the whole year is paid.`,
        `Planned surgery, not an emergency, after ${waits.surgery} of enrolment.`,
      ],
    },
    'dental-care': {
      question: 'Dental care (teeth)',
      texts: [
        'Included; we tell you by phone which treatments.',
        'A year: 1 scaling and polishing, 2 non-surgical extractions, 2 dental X-rays, 2 composite fillings.',
      ],
    },
    'health-check': {
      question: 'Yearly health check (screening)',
      texts: [
        `${screening(standard)} Needs the premium of the whole year. Ask us before you go: we confirm the tests by phone.`,
        `${screening(plus)} For principal and spouse only, once the premium of the whole year is paid.`,
        screening(senior),
      ],
    },
    physiotherapy: {
      question: 'Physiotherapy',
      texts: [sessionsAYear(standard), sessionsAYear(plus), sessionsAYear(senior)],
    },
    'home-nursing': {
      question: 'Nursing at home',
      texts: [undefined, undefined, 'An optional part of the plan; ask us for its price.'],
    },
  },
};

const treatedFirst =
  'A life-threatening emergency must be treated without proof of cover; proof is asked for once the patient is stable.';
const emergency = `We tell you what the plan itself pays. ${treatedFirst}`;
const admission = ({ benefits: { hospitalCare } }: ComparedPlan) =>
  `${hospitalCare.days} days a year in a ${hospitalCare.ward} ward, with ${hospitalCare.meals} meal a day.`;
const specialists = ({ benefits: { consultation } }: ComparedPlan) =>
  `${consultation.visits} visits a year: ${consultation.specialists.join(', ')}.`;
const cancer = ({ benefits }: ComparedPlan) =>
  `From year ${waits.cancerYear}, up to ${naira(benefits.cancer.limit)}: ${benefits.cancer.types.join(', ')}.`;
const sessions = ({ benefits }: ComparedPlan) =>
  `${benefits.renalDialysis.sessions} sessions for sudden (acute) kidney failure only`;

const hospitalCare: CoveredWords['hospital-care'] = {
  title: 'Hospital, surgery and serious illness',
  rows: {
    emergencies: {
      question: 'Emergencies',
      texts: [
        emergency,
        `Stabilisation for 48 hours: airway, bleeding, convulsions, resuscitation, asthma attack, splinting. ${treatedFirst}`,
        emergency,
      ],
    },
    ambulance: {
      question: 'Ambulance',
      texts: [undefined, 'A local ambulance in a maternity emergency. For other cases, ask us.'],
    },
    admission: {
      question: 'Admission (days in hospital)',
      texts: [admission(standard), admission(plus), admission(senior)],
    },
    specialists: {
      question: 'Specialist doctors',
      texts: [
        `${specialists(standard)} A co-payment is asked for; we tell you by phone how much.`,
        specialists(plus),
        specialists(senior),
      ],
    },
    surgery: {
      question: 'Surgery (operation)',
      texts: [
        `Appendectomy among others; ask us for the list. Planned surgery, not an emergency, after ${waits.surgery} of enrolment; until then the patient pays.`,
        `Hernia, appendectomy, lumpectomy, exploratory laparotomy, salpingectomy, fistula repair, drainage and suturing. Planned surgery, not an emergency, after ${waits.surgery}, once the premium of the whole year is paid.`,
        `Cataract and pterygium surgery are covered; planned surgery, not an emergency, waits ${waits.surgery}.`,
      ],
    },
    'blood-transfusion': {
      question: 'Blood transfusion',
      texts: ['2 pints.', '2 pints a year, with donor screening.'],
    },
    'x-ray-and-scans': {
      question: 'X-ray, scan, ECG',
      texts: [
        'Chest X-ray; for other pictures, ask us.',
        'Plain X-ray; a year: 1 echocardiogram, 2 abdominopelvic scans, 2 ECGs, 1 Pap smear, 1 mammogram.',
        'Chest X-ray, mammogram and a scan of abdomen and pelvis, once a year as screening.',
      ],
    },
    'ct-and-mri': { question: 'CT and MRI scans', texts: [] },
    cancer: {
      question: 'Cancer',
      texts: [
        cancer(standard),
        `${cancer(plus)} Stages 1 and 2 only.`,
        `${cancer(senior)} Stages 1 and 2 only.`,
      ],
    },
    dialysis: {
      question: 'Dialysis (kidney)',
      texts: [
        `${sessions(standard)}. Ask us from when.`,
        `${sessions(plus)}, from the ${waits.dialysisOrdinal} year in a row.`,
        `${sessions(senior)}, from year ${waits.dialysisYear}.`,
      ],
    },
    transplants: { question: 'Organ transplants', texts: [] },
    'cosmetic-surgery': { question: 'Cosmetic surgery', texts: [] },
    'care-outside-lagos': {
      question: 'Care outside Lagos',
      texts: sameThrice(
        'You are treated at the hospital you have chosen from the list; all of them are in Lagos State.',
      ),
    },
  },
};

const { askLine, tollFree } = phoneLines;

export const coveredGroups: CoveredGroup[] = joinCovered(
  {
    'everyday-care': everydayCare,
    'mothers-and-children': mothersAndChildren,
    'eyes-teeth-and-checks': eyesTeethAndChecks,
    'hospital-care': hospitalCare,
  },
  planSources,
);

export const coveredMarks: Record<CoveredAnswer['mark'], string> = {
  covered: 'Covered',
  limit: 'Yes, with limits',
  'not-covered': 'Not covered',
  'not-stated': 'Ask us',
};

/** After the mark “Ask us”, beside every such answer. */
export const askInstead: string = `, we confirm it by phone: ${tollFree.inFull}`;

export const coveredPage = {
  title: `Is it covered? | ${brand.name}`,
  description:
    'Medicines, malaria, glasses, dental care, surgery, cancer and more: covered, not covered or ask us, on each Ilera Eko plan.',
  heading: 'Is it covered?',
  lead: `Type an illness or a treatment. You see what each plan pays, with limits and co-payments. ${coverStart.activeOrCovered}`,
  oneHeading: (plan: string) => `What ${plan} covers`,
  search: {
    label: 'Illness, treatment or medicine',
    placeholder: 'malaria, glasses, CS…',
    submit: 'Find',
  },
  /** What people look for most, offered below the field. */
  examples: ['malaria', 'glasses', 'blood pressure', 'delivery'],
  examplesLabel: 'Often asked:',
  all: (count: number) => `${count} things people ask for, plan by plan.`,
  found: (count: number | string, text: string) =>
    count === 1 ? `1 answer for “${text}”.` : `${count} answers for “${text}”.`,
  /** No plan names it, and this row comes nearest. */
  nearest: (word: string, row: string) =>
    `No plan names “${word}”. The row nearest to it is “${row}”. Ask us before you count on it.`,
  searchAll: 'Search the whole site for it',
  none: (text: string) =>
    `We have no answer for “${text}” here. Try another word, or ask us: ${tollFree.inFull}.`,
  /** After the mark “Ask us”, above all rows. */
  askLine: `means: we confirm it by phone: ${tollFree.inFull}. Call before you need the care.`,
  showAll: 'Show everything',
  benefit: 'What people ask for',
  allThree: 'All three plans',
  marks: [
    { mark: 'covered', text: 'the plan pays for it.' },
    { mark: 'limit', text: 'read its line (on a phone, tap the name).' },
    { mark: 'not-covered', text: 'the plan leaves it out.' },
  ] satisfies { mark: CoveredAnswer['mark']; text: string }[],
  marksHeading: 'What the signs mean',
  plansLabel: 'Show',
  allPlans: 'All plans',
  contents: 'On this page',
  source: whereFrom,
  unlisted: `Some treatments may need our approval first: ${askUs.tollFree}. If you are asked for money, call ${askLine.inFull} before you pay.`,
  diaspora: {
    heading: 'Diaspora Plan',
    text: `The plan has been two products since December 2025. What each one covers: ${askUs.tollFree}. Ask before you pay, by phone or in writing.`,
    ask: contactLink('Ask about the Diaspora Plan', 'What the Diaspora Plan covers'),
  },
  furtherHeading: (plan: string) => `The list of ${plan}`,
  ways: {
    coverDates: { label: 'When am I covered?', to: facts.coveredPage.ways.coverDates.to },
    plan: { label: 'Compare the plans', to: facts.coveredPage.ways.plan.to },
  },
};
