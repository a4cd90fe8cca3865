import { naira } from '../amounts.ts';
import { type CoveredWords, joinCovered } from '../covered-groups.ts';
import type * as english from '../en/covered.ts';
import * as facts from '../facts/covered.ts';
import { contactLink } from '../facts/links.ts';
import type { ComparedPlan } from '../schema/plan.ts';
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
const visitsToHeartDoctor = ({ benefits }: ComparedPlan) =>
  `Heart doctor dey among di ${benefits.consultation.visits} specialist doctor visits every year.`;
const followUp = 'Follow-up visits; medicine wey dey di scheme list (formulary).';
const careIncluded = 'Treatment dey inside; ask us about di limit.';
const byReferral = 'Your hospital go send you go anoda place for treatment (referral).';
const telemedicine =
  'To see doctor for phone (telemedicine) dey inside; ask us wetin e get for mental health.';
const hours = 'E dey inside di plan; ask us about di hours.';

const everydayCare: CoveredWords['everyday-care'] = {
  title: 'Everyday sickness and medicine',
  rows: {
    medicines: {
      question: 'Medicine (drugs)',
      texts: [
        'Only medicine wey dey di scheme list (formulary). You go pay part (co-payment) wen you collect medicine again for sickness wey don tey; we go tell you how much for phone.',
        'Only medicine wey dey di scheme list (formulary); you fit collect am for community pharmacies Monday to Saturday, 9am to 8pm.',
      ],
    },
    'everyday-illness': {
      question: 'Everyday sickness (cough, running stomach, skin)',
      texts: [
        undefined,
        'Running stomach (diarrhoea), chest infection, pneumonia wey no serious, small blood shortage and skin sickness, wen dem no admit you.',
      ],
    },
    malaria: {
      question: 'Malaria and fever (hot body)',
      texts: [
        'Blood tests and medicine from di scheme list (formulary) dey inside di plan; di list no call malaria by name.',
        'Malaria and oda fevers, wen dem no admit you.',
      ],
    },
    'blood-tests': {
      question: 'Blood test and laboratory',
      texts: [
        'Blood tests; we go tell you di ones for phone.',
        'Blood (haematology), germs (microbiology) and clinical chemistry (sugar HbA1c, fat (lipids) and liver function dey among dem).',
        'Some tests dey inside di yearly check-up (screening).',
      ],
    },
    diabetes: {
      question: 'Diabetes (sugar)',
      texts: [
        'Test for blood sugar before food (fasting) dey inside di yearly check-up (screening).',
        'Follow-up visits and HbA1c test; medicine wey dey di scheme list (formulary).',
        `Pesin wey get diabetes fit see diabetes doctor (endocrinologist) among di ${senior.benefits.consultation.visits} specialist doctor visits every year. For more, ask us.`,
      ],
    },
    hypertension: {
      question: 'BP wey high (high blood pressure)',
      texts: [
        `${visitsToHeartDoctor(standard)} For tablets, check “Medicine”.`,
        followUp,
        visitsToHeartDoctor(senior),
      ],
    },
    'sickle-cell': { question: 'Sickle cell sickness', texts: [careIncluded, followUp] },
    asthma: {
      question: 'Asthma',
      texts: [careIncluded, 'Follow-up visits, and emergency treatment wen di attack come.'],
    },
    hiv: {
      question: 'HIV',
      texts: [byReferral, 'Test, referral for treatment, service charge, protection for di new born baby.'],
    },
    tuberculosis: {
      question: 'Tuberculosis (TB)',
      texts: [byReferral, 'Sputum (cough) test, referral for treatment, service charge.'],
    },
    'mental-health': {
      question: 'Mental health (mind sickness)',
      texts: [
        telemedicine,
        'Na for phone (telemedicine) you go see doctor, and you fit reach psychologist.',
        telemedicine,
      ],
    },
    'illness-before-joining': {
      question: 'Sickness wey you get before you register',
      texts: sameThrice('Waiting time fit dey; we go tell you how long.'),
    },
    'doctor-by-phone': {
      question: 'See doctor for phone (telemedicine)',
      texts: [hours, '24 hours every day by app and telephone, wit prescriptions.', hours],
    },
    'virtual-booth': {
      question: 'Virtual booth (VBooth) for market',
      texts: [
        'Ask us before you go dia.',
        'Health education, test for blood pressure and blood sugar, height and weight, e-pharmacy, referral.',
        'E dey inside di plan.',
      ],
    },
  },
};

const forWhom =
  'Dis one na only for di pesin wey get di policy (principal) and di husband or wife, once dem don pay complete insurance money (premium) for di whole year.';
const noWaiting = 'E no get waiting time.';
const afterWaiting = `Afta you don dey di scheme for ${waits.delivery}, wit proof say you go antenatal visits.`;
const noMaternalCare = 'Di plan no get care for belle and delivery.';
const noItemsForChildren =
  'Di plan na for pipo wey be 60 years and above; im list no get anytin for pikin dem.';
const vaccines = 'Di national programme, for pikin dem wey neva reach 5 years.';

const mothersAndChildren: CoveredWords['mothers-and-children'] = {
  title: 'Belle, delivery and pikin dem',
  rows: {
    'antenatal-care': {
      question: 'Antenatal care (belle)',
      texts: [
        `${noWaiting} ${forWhom}`,
        `${noWaiting} Tests and at least 2 scans. ${forWhom}`,
        noMaternalCare,
      ],
    },
    delivery: {
      question: 'Delivery (to born pikin)',
      texts: [
        `${afterWaiting} ${forWhom}`,
        `Normal and assisted delivery. ${afterWaiting} ${forWhom}`,
        noMaternalCare,
      ],
    },
    caesarean: {
      question: 'C-section (CS)',
      texts: [`${afterWaiting} ${forWhom}`, `${afterWaiting} ${forWhom}`, noMaternalCare],
    },
    newborn: {
      question: 'Care for new born baby',
      texts: [
        'Incubator, e no pass 5 days.',
        'Di first 28 days: incubator wey no pass 5 days, light treatment (phototherapy), blood infection (sepsis); circumcision and to pierce ear.',
        noMaternalCare,
      ],
    },
    immunisation: {
      question: 'Immunisation (vaccine injection)',
      texts: [vaccines, vaccines, noItemsForChildren],
    },
    'childhood-illness': {
      question: 'Sickness for pikin dem',
      texts: [
        `Pikin doctor dey among di ${standard.benefits.consultation.visits} specialist doctor visits every year.`,
        'Common sickness for pikin dem, advice on food and to check how pikin dey grow.',
        noItemsForChildren,
      ],
    },
    'family-planning': {
      question: 'Family planning',
      texts: [
        undefined,
        'Counselling, pills, condoms (3 units for each policy), emergency contraception, injections, implants, Copper-T.',
        'Im list no get anytin for family planning.',
      ],
    },
    infertility: {
      question: 'Treatment wen belle no dey come (IVF)',
      texts: [undefined, 'Sperm test (semen analysis) dey among di laboratory tests.'],
    },
  },
};

const glasses = ({ benefits }: ComparedPlan) =>
  `Lenses and frames wey no pass ${naira(benefits.eyecare.lensLimit)}.`;
const sessionsAYear = ({ benefits }: ComparedPlan) =>
  `${benefits.consultation.physiotherapy} sessions every year.`;
const screening = ({ benefits: { annualScreening } }: ComparedPlan) =>
  `From year ${annualScreening.startYear}, one time every year: ${annualScreening.tests.join(', ')}.`;

const eyesTeethAndChecks: CoveredWords['eyes-teeth-and-checks'] = {
  title: 'Eye, teeth and check-up',
  rows: {
    'eye-care': {
      question: 'Eye wahala (eye wey red or dey pain, eye test)',
      texts: [
        undefined,
        'Small eye sickness, to remove wetin enta eye (foreign bodies), eye test for glasses (refraction).',
      ],
    },
    glasses: {
      question: 'Eye glasses',
      texts: [glasses(standard), glasses(plus), glasses(senior)],
    },
    'eye-surgery': {
      question: 'Surgery for eye: white tin for eye (cataract), flesh for eye (pterygium)',
      texts: [
        `Planned surgery (no be emergency) afta you don dey di scheme for ${waits.surgery}; before dat time, na di patient go pay.`,
        `One eye every year for each one. Planned surgery (no be emergency) afta you don dey di scheme for ${waits.surgery}, once you don pay complete insurance money (premium) for di whole year.`,
        `Planned surgery (no be emergency) afta you don dey di scheme for ${waits.surgery}.`,
      ],
    },
    'dental-care': {
      question: 'Teeth (dental care)',
      texts: [
        'We go tell you di treatments for phone.',
        'Inside one year: wash teeth (scaling and polishing) 1 time, remove teeth without surgery 2 times, 2 dental X-rays, close hole for teeth (composite filling) 2 times.',
      ],
    },
    'health-check': {
      question: 'Yearly check-up (screening)',
      texts: [
        `${screening(standard)} You must don pay complete insurance money (premium) for di whole year. Ask us before you go: we go confirm di tests for phone.`,
        `${screening(plus)} ${forWhom}`,
        screening(senior),
      ],
    },
    physiotherapy: {
      question: 'Physiotherapy',
      texts: [sessionsAYear(standard), sessionsAYear(plus), sessionsAYear(senior)],
    },
    'home-nursing': {
      question: 'Nurse for house (home care)',
      texts: [undefined, undefined, 'Na part of di plan wey you fit choose; ask us for di price.'],
    },
  },
};

const treatedFirst =
  'Emergency wey put life in danger, dem must treat di patient even if e no get proof of cover; na wen di patient don stable dem go ask for proof.';
const emergency = `We go tell you wetin di plan itself dey pay. ${treatedFirst}`;
const admission = ({ benefits: { hospitalCare } }: ComparedPlan) =>
  `${hospitalCare.days} days every year for ${hospitalCare.ward} ward, wit food ${hospitalCare.meals} time every day.`;
const specialists = ({ benefits: { consultation } }: ComparedPlan) =>
  `${consultation.visits} visits every year: ${consultation.specialists.join(', ')}.`;
const cancer = ({ benefits }: ComparedPlan) =>
  `From year ${waits.cancerYear}, e no pass ${naira(benefits.cancer.limit)}: ${benefits.cancer.types.join(', ')}.`;
const earlyStages = 'Na only stages 1 and 2.';
const sessions = ({ benefits }: ComparedPlan) =>
  `${benefits.renalDialysis.sessions} sessions, only wen kidney fail sudden (acute)`;

const hospitalCare: CoveredWords['hospital-care'] = {
  title: 'Hospital, surgery and serious sickness',
  rows: {
    emergencies: {
      question: 'Emergency',
      texts: [
        emergency,
        `To make patient stable for 48 hours: help you breathe (airway), bleeding, jerking (convulsions), bring pesin back (resuscitation), asthma attack, tie broken bone (splinting). ${treatedFirst}`,
        emergency,
      ],
    },
    ambulance: {
      question: 'Ambulance',
      texts: [
        undefined,
        'Local ambulance for emergency wey concern belle or delivery. For oda cases, ask us.',
      ],
    },
    admission: {
      question: 'Hospital admission (days for hospital)',
      texts: [admission(standard), admission(plus), admission(senior)],
    },
    specialists: {
      question: 'Specialist doctors',
      texts: [
        `${specialists(standard)} You go pay part (co-payment); we go tell you how much for phone.`,
        specialists(plus),
        specialists(senior),
      ],
    },
    surgery: {
      question: 'Surgery (operation)',
      texts: [
        `Appendix surgery (appendectomy) and oda ones; ask us for di list. Planned surgery (no be emergency) afta you don dey di scheme for ${waits.surgery}; before dat time, na di patient go pay.`,
        `Hernia, appendix (appendectomy), to remove lump for breast (lumpectomy), to open belle check am (exploratory laparotomy), to remove womb tube (salpingectomy), to repair fistula, to drain (drainage) and to stitch wound (suturing). Planned surgery (no be emergency) afta ${waits.surgery}, once you don pay complete insurance money (premium) for di whole year.`,
        `Plan dey cover cataract and pterygium surgery; planned surgery (no be emergency) go wait ${waits.surgery}.`,
      ],
    },
    'blood-transfusion': {
      question: 'Blood transfusion (to add blood)',
      texts: ['2 pints.', '2 pints every year, and dem go test di pesin wey donate am.'],
    },
    'x-ray-and-scans': {
      question: 'X-ray, scan, ECG',
      texts: [
        'Chest X-ray; for oda pictures, ask us.',
        'Plain X-ray; inside one year: 1 echocardiogram (heart scan), 2 scans for belle and waist (abdomen and pelvis), 2 ECGs, 1 test for mouth of womb (Pap smear), 1 breast X-ray (mammogram).',
        'Chest X-ray, breast X-ray (mammogram) and scan for belle and waist (abdomen and pelvis), one time every year as check-up (screening).',
      ],
    },
    'ct-and-mri': { question: 'CT scan and MRI scan', texts: [] },
    cancer: {
      question: 'Cancer sickness',
      texts: [cancer(standard), `${cancer(plus)} ${earlyStages}`, `${cancer(senior)} ${earlyStages}`],
    },
    dialysis: {
      question: 'Kidney dialysis',
      texts: [
        `${sessions(standard)}. Ask us wen e go start.`,
        `${sessions(plus)}, from di ${waits.dialysisOrdinal} year wey follow di first one without gap.`,
        `${sessions(senior)}, from year ${waits.dialysisYear}.`,
      ],
    },
    transplants: { question: 'To change organ (transplant)', texts: [] },
    'cosmetic-surgery': { question: 'Surgery for fine body (cosmetic)', texts: [] },
    'care-outside-lagos': {
      question: 'Treatment outside Lagos',
      texts: sameThrice(
        'Na di hospital wey you choose from di list go treat you; all of dem dey Lagos State.',
      ),
    },
  },
};

const { askLine, tollFree } = phoneLines;

export const coveredGroups: typeof english.coveredGroups = joinCovered(
  {
    'everyday-care': everydayCare,
    'mothers-and-children': mothersAndChildren,
    'eyes-teeth-and-checks': eyesTeethAndChecks,
    'hospital-care': hospitalCare,
  },
  planSources,
);

export const coveredMarks: typeof english.coveredMarks = {
  covered: 'Plan dey cover am',
  limit: 'Yes, e get limit',
  'not-covered': 'Plan no dey cover am',
  'not-stated': 'Ask us',
};

export const askInstead: typeof english.askInstead = `, we go confirm am for phone: ${tollFree.inFull}`;

export const coveredPage: typeof english.coveredPage = {
  title: `Plan dey cover am? | ${brand.name}`,
  description:
    'Medicine, malaria, eye glasses, teeth, surgery, cancer and more: plan dey cover am, plan no dey cover am or ask us, for each Ilera Eko plan.',
  heading: 'Plan dey cover am?',
  lead: `Type di sickness or di treatment. You go see wetin each plan dey pay, wit limits and di part wey you go pay (co-payment). ${coverStart.activeOrCovered}`,
  oneHeading: (plan) => `Wetin ${plan} dey cover`,
  search: {
    label: 'Sickness, treatment or medicine',
    placeholder: 'malaria, eye glasses, CS…',
    submit: 'Find',
  },
  examples: ['malaria', 'eye glasses', 'high bp', 'born pikin'],
  examplesLabel: 'Wetin pipo dey ask well well:',
  all: (count) => `${count} tins wey pipo dey ask for, plan by plan.`,
  found: (count, text) =>
    count === 1 ? `We see 1 answer for “${text}”.` : `We see ${count} answers for “${text}”.`,
  nearest: (word, row) =>
    `No plan call “${word}” by name. Di one wey near am pass na “${row}”. Ask us before you depend on am.`,
  searchAll: 'Find inside di whole site',
  none: (text) => `We no get answer for “${text}” here. Try anoda word, or ask us: ${tollFree.inFull}.`,
  askLine: `mean say: we go confirm am for phone: ${tollFree.inFull}. Call before you need di treatment.`,
  showAll: 'Show everytin',
  benefit: 'Wetin pipo dey ask for',
  allThree: 'All di three plans',
  marks: [
    { mark: 'covered', text: 'di plan dey pay for am.' },
    { mark: 'limit', text: 'read im line (for phone, tap di name).' },
    { mark: 'not-covered', text: 'di plan no dey pay for am.' },
  ],
  marksHeading: 'Wetin di signs mean',
  plansLabel: 'Show di plans',
  allPlans: 'All di plans',
  contents: 'Wetin dey dis page',
  source: whereFrom,
  unlisted: `Some treatments fit need make we approve dem first: ${askUs.tollFree}. If dem ask you for money, call ${askLine.inFull} before you pay.`,
  diaspora: {
    heading: 'Diaspora Plan',
    text: `Dis plan don be two products since December 2025. Wetin each one dey cover: ${askUs.tollFree}. Ask before you pay, for phone or write us.`,
    ask: contactLink('Ask about di Diaspora Plan', 'Wetin di Diaspora Plan dey cover'),
  },
  furtherHeading: (plan) => `Di list for ${plan}`,
  ways: {
    coverDates: { label: 'Wen my cover go start?', to: facts.coveredPage.ways.coverDates.to },
    plan: { label: 'Compare di plans', to: facts.coveredPage.ways.plan.to },
  },
};
