import { contactHref } from '../facts/links.ts';
import type { ComparedPlan, CoveredAnswer, CoveredGroup, CoveredQuestion } from '../schema/plan.ts';
import {
  jaaraPlus as plus,
  seniorsPlan as senior,
  planSources as sources,
  standardJaara as standard,
} from './plans.ts';
import { askUs, brand, phoneLines, whereFrom } from './site.ts';

type Answers = CoveredQuestion['answers'];

const covered = (text: string, source: string = sources.plans): CoveredAnswer => ({
  mark: 'covered',
  text,
  source,
});

const notCovered = (text?: string, source: string = sources.plans): CoveredAnswer => ({
  mark: 'not-covered',
  ...(text && { text }),
  source,
});

/** With what comes nearest, if something does. */
const notStated = (text?: string, source: string = sources.plans): CoveredAnswer => ({
  mark: 'not-stated',
  ...(text && { text }),
  source,
});

/** In the order of the page's columns. */
const answers = (
  standardJaara: CoveredAnswer,
  jaaraPlus: CoveredAnswer,
  seniorsPlan: CoveredAnswer,
): Answers => ({
  'standard-jaara': standardJaara,
  'jaara-plus': jaaraPlus,
  'seniors-plan': seniorsPlan,
});

/** The documents that answers rest on; where one is silent, the answer is “Ask us”. */
const { plans, standardJaara, standardReport, jaaraPlus, seniors, waiting, order } = sources;

const everydayCare: CoveredGroup = {
  id: 'everyday-care',
  title: 'Everyday illness and medicines',
  questions: [
    {
      id: 'medicines',
      question: 'Medicines (drugs)',
      answers: answers(
        covered(
          'Medicines of the scheme’s formulary only. Refills for a long illness ask for a co-payment; we tell you by phone how much.',
          standardJaara,
        ),
        covered(
          'Medicines of the scheme’s formulary only; pick-up at community pharmacies Monday to Saturday, 9am to 8pm.',
          jaaraPlus,
        ),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'malaria',
      question: 'Malaria and fever',
      answers: answers(
        notStated(undefined, standardJaara),
        covered('Malaria and other fevers, as an out-patient.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'blood-tests',
      question: 'Blood tests and laboratory',
      answers: answers(
        covered('Blood tests; we tell you by phone which ones.', standardReport),
        covered(
          'Haematology, microbiology and clinical chemistry, with HbA1c, lipids and liver function.',
          jaaraPlus,
        ),
        notStated('Some tests are part of the yearly screening.', seniors),
      ),
    },
    {
      id: 'diabetes',
      question: 'Diabetes (sugar)',
      answers: answers(
        notStated('Fasting blood sugar is part of the yearly screening.'),
        covered('Follow-up visits and the HbA1c test; medicines of the formulary.', jaaraPlus),
        covered(
          'Diabetics may see an endocrinologist within the 6 specialist visits a year. For more, ask us.',
        ),
      ),
    },
    {
      id: 'hypertension',
      question: 'High blood pressure (BP, hypertension)',
      answers: answers(
        notStated('A heart specialist is among the 4 specialist visits a year.'),
        covered('Follow-up visits; medicines of the formulary.', jaaraPlus),
        notStated('A heart specialist is among the 6 specialist visits a year.'),
      ),
    },
    {
      id: 'sickle-cell',
      question: 'Sickle cell disease',
      answers: answers(
        covered('Care is included; ask us about limits.', standardReport),
        covered('Follow-up visits; medicines of the formulary.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'asthma',
      question: 'Asthma',
      answers: answers(
        covered('Care is included; ask us about limits.', standardReport),
        covered('Follow-up visits, and an attack as an emergency.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'hiv',
      question: 'HIV',
      answers: answers(
        covered('By referral: your hospital sends you on for treatment.', standardJaara),
        covered('Testing, referral for treatment, service charge, protection of the newborn.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'tuberculosis',
      question: 'Tuberculosis (TB)',
      answers: answers(
        covered('By referral: your hospital sends you on for treatment.', standardJaara),
        covered('Sputum test, referral for treatment, service charge.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'mental-health',
      question: 'Mental health',
      answers: answers(
        notStated('Telemedicine is included; ask us what it offers for mental health.'),
        covered('By telemedicine, with access to a psychologist.', jaaraPlus),
        notStated('Telemedicine is included; ask us what it offers for mental health.'),
      ),
    },
    {
      id: 'illness-before-joining',
      question: 'An illness you had before you joined',
      answers: answers(
        notStated('A waiting period may apply; we tell you how long.'),
        notStated('A waiting period may apply; we tell you how long.'),
        notStated('A waiting period may apply; we tell you how long.'),
      ),
    },
    {
      id: 'doctor-by-phone',
      question: 'A doctor by phone (telemedicine)',
      answers: answers(
        covered('Included in the plan; ask us about the hours.'),
        covered('24 hours a day by app and telephone, with prescriptions.', jaaraPlus),
        covered('Included in the plan; ask us about the hours.'),
      ),
    },
    {
      id: 'virtual-booth',
      question: 'Virtual booth in the market',
      answers: answers(
        notStated('Ask us before you go to a booth.', standardJaara),
        covered(
          'Health education, blood pressure, blood sugar, height and weight, e-pharmacy, referral.',
          jaaraPlus,
        ),
        covered('Included in the plan.'),
      ),
    },
  ],
};

const glasses = (limit: string) => covered(`Lenses and frames up to ${limit}.`);
const screening = ({ benefits }: ComparedPlan) =>
  `From year ${benefits.annualScreening.startYear}, once a year: ${benefits.annualScreening.tests.join(', ')}.`;

const eyesTeethAndChecks: CoveredGroup = {
  id: 'eyes-teeth-and-checks',
  title: 'Eyes, teeth and check-ups',
  questions: [
    {
      id: 'glasses',
      question: 'Glasses',
      answers: answers(glasses('₦10,000'), glasses('₦10,000'), glasses('₦25,000')),
    },
    {
      id: 'eye-surgery',
      question: 'Eye surgery (cataract, pterygium)',
      answers: answers(
        covered(
          'After four months of enrolment; until then the patient pays.',
          `${waiting}; ${standardJaara}`,
        ),
        covered(
          'One eye a year each, after four months of enrolment, once the premium of the whole year is paid.',
          `${waiting}; ${jaaraPlus}`,
        ),
        covered('After four months of enrolment.', waiting),
      ),
    },
    {
      id: 'dental-care',
      question: 'Dental care (teeth)',
      answers: answers(
        covered('Included; we tell you by phone which treatments.', standardReport),
        covered(
          'A year: 1 scaling and polishing, 2 non-surgical extractions, 2 dental X-rays, 2 composite fillings.',
          jaaraPlus,
        ),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'health-check',
      question: 'Yearly health check (screening)',
      answers: answers(
        covered(
          `${screening(standard)} Needs the premium of the whole year. We confirm the tests by phone.`,
          `${plans}; ${standardJaara}`,
        ),
        covered(
          `${screening(plus)} For principal and spouse only, once the premium of the whole year is paid.`,
        ),
        covered(screening(senior)),
      ),
    },
    {
      id: 'physiotherapy',
      question: 'Physiotherapy',
      answers: answers(
        covered(`${standard.benefits.consultation.physiotherapy} sessions a year.`),
        covered(`${plus.benefits.consultation.physiotherapy} sessions a year.`),
        covered(`${senior.benefits.consultation.physiotherapy} sessions a year.`),
      ),
    },
    {
      id: 'home-nursing',
      question: 'Nursing at home',
      answers: answers(
        notCovered(),
        notCovered(),
        covered('An optional part of the plan; ask us for its price.', seniors),
      ),
    },
  ],
};

const treatedFirst =
  'A life-threatening emergency must be treated without proof of cover; proof is asked for once the patient is stable.';

const admission = ({ benefits: { hospitalCare } }: ComparedPlan) =>
  covered(
    `${hospitalCare.days} days a year in a ${hospitalCare.ward} ward, with ${hospitalCare.meals} meal a day.`,
  );
const specialists = ({ benefits: { consultation } }: ComparedPlan) =>
  `${consultation.visits} visits a year: ${consultation.specialists.join(', ')}.`;
const cancer = ({ benefits }: ComparedPlan, limit: string) =>
  `From year 2, up to ${limit}: ${benefits.cancer.types.join(', ')}.`;
const sessions = ({ benefits }: ComparedPlan) =>
  `${benefits.renalDialysis.sessions} sessions for sudden (acute) kidney failure only`;

const hospitalCare: CoveredGroup = {
  id: 'hospital-care',
  title: 'Hospital, surgery and serious illness',
  questions: [
    {
      id: 'emergencies',
      question: 'Emergencies',
      answers: answers(
        notStated(`We tell you what the plan itself pays. ${treatedFirst}`, order),
        covered(
          `Stabilisation for 48 hours: airway, bleeding, convulsions, resuscitation, asthma attack, splinting. ${treatedFirst}`,
          `${jaaraPlus}; ${order}`,
        ),
        notStated(`We tell you what the plan itself pays. ${treatedFirst}`, order),
      ),
    },
    {
      id: 'ambulance',
      question: 'Ambulance',
      answers: answers(
        notStated(undefined, standardJaara),
        covered('A local ambulance in a maternity emergency. For other cases, ask us.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'admission',
      question: 'Admission (days in hospital)',
      answers: answers(admission(standard), admission(plus), admission(senior)),
    },
    {
      id: 'specialists',
      question: 'Specialist doctors',
      answers: answers(
        covered(
          `${specialists(standard)} A co-payment is asked for; we tell you by phone how much.`,
          standardJaara,
        ),
        covered(specialists(plus)),
        covered(specialists(senior)),
      ),
    },
    {
      id: 'surgery',
      question: 'Surgery (operation)',
      answers: answers(
        covered(
          'Appendectomy among others; ask us for the list. Planned surgery after four months of enrolment; until then the patient pays.',
          `${standardReport}; ${standardJaara}`,
        ),
        covered(
          'Hernia, appendectomy, lumpectomy, exploratory laparotomy, salpingectomy, fistula repair, drainage and suturing. Planned surgery after four months, once the premium of the whole year is paid.',
          `${waiting}; ${jaaraPlus}`,
        ),
        notStated('Cataract and pterygium surgery are covered; planned surgery waits four months.', waiting),
      ),
    },
    {
      id: 'blood-transfusion',
      question: 'Blood transfusion',
      answers: answers(
        covered('2 pints.', standardJaara),
        covered('2 pints a year, with donor screening.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'x-ray-and-scans',
      question: 'X-ray, scan, ECG',
      answers: answers(
        covered('Chest X-ray; for other pictures, ask us.', standardReport),
        covered(
          'Plain X-ray; a year: 1 echocardiogram, 2 abdominopelvic scans, 2 ECGs, 1 Pap smear, 1 mammogram.',
          jaaraPlus,
        ),
        covered('Chest X-ray, mammogram and a scan of abdomen and pelvis, once a year as screening.'),
      ),
    },
    {
      id: 'ct-and-mri',
      question: 'CT and MRI scans',
      answers: answers(
        notStated(undefined, standardJaara),
        notStated(undefined, jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'cancer',
      question: 'Cancer',
      answers: answers(
        covered(cancer(standard, '₦2,000,000')),
        covered(`${cancer(plus, '₦2,500,000')} Stages 1 and 2 only.`, jaaraPlus),
        covered(`${cancer(senior, '₦2,500,000')} Stages 1 and 2 only.`, seniors),
      ),
    },
    {
      id: 'dialysis',
      question: 'Dialysis (kidney)',
      answers: answers(
        covered(`${sessions(standard)}. Ask us from when.`),
        covered(`${sessions(plus)}, from the second year in a row.`, jaaraPlus),
        covered(`${sessions(senior)}, from year 2.`, seniors),
      ),
    },
    {
      id: 'transplants',
      question: 'Organ transplants',
      answers: answers(
        notStated(undefined, standardJaara),
        notStated(undefined, jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'cosmetic-surgery',
      question: 'Cosmetic surgery',
      answers: answers(
        notStated(undefined, standardJaara),
        notStated(undefined, jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
    {
      id: 'care-outside-lagos',
      question: 'Care outside Lagos',
      answers: answers(
        notStated(
          'You are treated at the hospital you have chosen from the list; all of them are in Lagos State.',
        ),
        notStated(
          'You are treated at the hospital you have chosen from the list; all of them are in Lagos State.',
        ),
        notStated(
          'You are treated at the hospital you have chosen from the list; all of them are in Lagos State.',
        ),
      ),
    },
  ],
};

const forWhom = 'For principal and spouse only, once the premium of the whole year is paid.';
const noMaternalCare = notCovered('The plan has no maternal care.');
const noItemsForChildren = notStated(
  'The plan is for people of 60 and above; its list has nothing for children.',
  seniors,
);

const mothersAndChildren: CoveredGroup = {
  id: 'mothers-and-children',
  title: 'Pregnancy, birth and children',
  questions: [
    {
      id: 'antenatal-care',
      question: 'Antenatal care (pregnancy)',
      answers: answers(
        covered(`No waiting period. ${forWhom}`, `${waiting}; ${standardJaara}`),
        covered(`No waiting period. Tests and at least 2 scans. ${forWhom}`, `${waiting}; ${jaaraPlus}`),
        noMaternalCare,
      ),
    },
    {
      id: 'delivery',
      question: 'Delivery (birth)',
      answers: answers(
        covered(
          `After five months of enrolment, with proof of antenatal visits. ${forWhom}`,
          `${waiting}; ${standardJaara}`,
        ),
        covered(
          `Normal and assisted, after five months of enrolment, with proof of antenatal visits. ${forWhom}`,
          `${waiting}; ${jaaraPlus}`,
        ),
        noMaternalCare,
      ),
    },
    {
      id: 'caesarean',
      question: 'Caesarean section (CS)',
      answers: answers(
        covered(
          `After five months of enrolment, with proof of antenatal visits. ${forWhom}`,
          `${waiting}; ${standardJaara}`,
        ),
        covered(
          `After five months of enrolment, with proof of antenatal visits. ${forWhom}`,
          `${waiting}; ${jaaraPlus}`,
        ),
        noMaternalCare,
      ),
    },
    {
      id: 'newborn',
      question: 'Care of the newborn',
      answers: answers(
        covered('Incubator up to 5 days.', standardJaara),
        covered(
          'The first 28 days: incubator up to 5 days, phototherapy, sepsis; circumcision and ear piercing.',
          jaaraPlus,
        ),
        noMaternalCare,
      ),
    },
    {
      id: 'immunisation',
      question: 'Immunisation (vaccines)',
      answers: answers(
        covered('The national programme, for children under 5.', standardJaara),
        covered('The national programme, for children under 5.', jaaraPlus),
        noItemsForChildren,
      ),
    },
    {
      id: 'childhood-illness',
      question: 'Illness of children',
      answers: answers(
        notStated('A children’s doctor is among the 4 specialist visits a year.'),
        covered('Common childhood illness, nutrition advice and growth monitoring.', jaaraPlus),
        noItemsForChildren,
      ),
    },
    {
      id: 'family-planning',
      question: 'Family planning',
      answers: answers(
        notStated(undefined, standardJaara),
        covered(
          'Counselling, pills, condoms (3 units per policy), emergency contraception, injectables, implants, Copper-T.',
          jaaraPlus,
        ),
        notStated('Its list has nothing for family planning.', seniors),
      ),
    },
    {
      id: 'infertility',
      question: 'Infertility treatment (IVF)',
      answers: answers(
        notStated(undefined, standardJaara),
        notStated('Semen analysis is among the laboratory tests.', jaaraPlus),
        notStated(undefined, seniors),
      ),
    },
  ],
};

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
  'not-stated': 'Ask us',
};

/** After the mark “Ask us”, beside every such answer. */
export const askInstead = `, we confirm it by phone: ${tollFree.inFull}`;

export const coveredPage = {
  title: `What is covered? | ${brand.name}`,
  description:
    'Medicines, malaria, glasses, dental care, surgery, cancer and more: covered, not covered or ask us, on each Ilera Eko plan.',
  heading: 'What is covered?',
  lead: 'What people ask for most, plan by plan, with limits and co-payments.',
  oneHeading: (plan: string) => `What ${plan} covers`,
  marks: [
    { mark: 'covered', text: 'it is in the plan; read the limits beside it.' },
    { mark: 'not-covered', text: 'the plan leaves it out.' },
    {
      mark: 'not-stated',
      text: `we confirm it by phone: ${tollFree.inFull}. Call before you need the care.`,
    },
  ] satisfies { mark: CoveredAnswer['mark']; text: string }[],
  plansLabel: 'Show',
  allPlans: 'All plans',
  contents: 'On this page',
  markOf: (plan: string, mark: string) => `${plan}: ${mark.toLowerCase()}`,
  source: whereFrom,
  unlisted: `Some treatments need our approval first, and care that is not needed may be refused. If you are asked for money, call ${askLine.inFull} before you pay.`,
  diaspora: {
    heading: 'Diaspora Plan',
    text: `The plan has been two products since December 2025. What each one covers: ${askUs.tollFree}. Ask before you pay, by phone or in writing.`,
    ask: { label: 'Ask about the Diaspora Plan', to: contactHref('What the Diaspora Plan covers') },
  },
  furtherHeading: (plan: string) => `The list of ${plan}`,
  ways: [
    { label: 'When am I covered?', to: '/plan/cover-dates' },
    { label: 'Compare the plans', to: '/plan#plan-comparison' },
  ],
};
