import { cellWords } from './plans.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';

const period = (months: number) => (months === 1 ? 'the month is over' : `the ${months} months are over`);
const count = (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`;

const { display, digits } = phoneLines.tollFree;
const call = `${display} (${digits})`;

/** Says the worked examples of domain/plans/worked-examples.ts. */
export const exampleWords = {
  titles: {
    birth: 'A birth',
    malaria: 'Malaria',
    'blood-pressure': 'High blood pressure for a year',
    operation: 'A planned operation',
    glasses: 'Glasses',
  },
  situations: {
    birth: () => 'Antenatal visits, the delivery, and the first days of the baby.',
    malaria: () => 'You have a fever, go to your hospital and need medicine.',
    'blood-pressure': () => 'Regular visits, a heart specialist when needed, and medicine every month.',
    operation: (days: number) => `An operation that is no emergency, and ${days} days in hospital.`,
    glasses: () => 'An eye test, then lenses and frames.',
  },
  lines: {
    antenatal: 'Antenatal visits',
    delivery: (months: number) =>
      `The delivery, normal or caesarean, after ${count(months)} of enrolment, with proof of antenatal visits`,
    deliveryEarly: (months: number) => `The delivery, if it comes before ${period(months)}`,
    noMaternalCare: 'Antenatal visits, delivery and care of the baby: this plan has no maternal care',
    incubator: (days: number | undefined) =>
      days === undefined ? 'An incubator for the baby' : `An incubator for the baby, up to ${days} days`,
    ambulance: 'An ambulance in an emergency of mother or baby',
    malaria: 'The visit, and treatment of malaria',
    medicines: 'Medicine of our list (the formulary)',
    telemedicine: (hours: number | undefined) =>
      hours === undefined
        ? 'A doctor by phone (telemedicine)'
        : `A doctor by phone (telemedicine), ${hours} hours a day`,
    followUp: 'Regular visits at your hospital',
    specialist: (visits: number) => `A heart specialist, within ${visits} specialist visits a year`,
    furtherVisits: (visits: number) => `Each specialist visit beyond the ${visits}`,
    refills: 'Medicine of our list, again every month',
    operation: (months: number) => `The operation, after ${count(months)} of enrolment`,
    operationEarly: (months: number) => `The operation, if it is done before ${period(months)}`,
    cataract: (eyes: number | undefined) =>
      eyes === undefined
        ? 'If it is a cataract: the operation'
        : `If it is a cataract: the operation, ${eyes === 1 ? 'one eye' : `${eyes} eyes`} a year`,
    ward: (days: number, limit: number, ward: keyof typeof cellWords.wards) =>
      `${cellWords.wards[ward]}: ${days} of the ${limit} days that the plan pays for in a year`,
    furtherDays: (limit: number) => `Each day in hospital beyond the ${limit}`,
    meals: (count: number) => (count === 1 ? '1 meal a day in hospital' : `${count} meals a day in hospital`),
    blood: (pints: number | undefined) => (pints === undefined ? 'Blood' : `Blood, up to ${pints} pints`),
    dressings: (days: number | undefined) =>
      days === undefined ? 'Dressing of the wound' : `Dressing of the wound, for ${days} days`,
    eyeTest: 'The eye test',
    glasses: (limit: string) => `Lenses and frames that cost ${limit} or less`,
    dearGlasses: (price: string, limit: string) =>
      `Lenses and frames that cost, for example, ${price}: the plan pays ${limit}`,
  },
  pay: {
    everything: 'The whole price',
    part: 'A part (co-payment). Our published benefits do not state how much; ask us',
    'if-listed': '₦0 if the plan names it; ask us',
    'not-stated': 'Our published benefits do not state it; ask us',
  },
  outcomes: {
    nothing: '₦0 at your hospital',
    everything: 'The whole price: the plan does not cover it',
    listed: `₦0 for the operations that the plan names, apart from co-payments for specialist visits. Ask us first whether yours is one: ${call}`,
    most: `₦0 at your hospital, apart from what our published benefits do not state. Ask us first: ${call}`,
    ask: `Our published benefits do not state it. Ask us first: ${call}`,
    glasses: (limit: string) => `₦0 for glasses up to ${limit}; if they cost more, the difference`,
  },
};

export type ExampleWords = typeof exampleWords;

export const examplesPage = {
  title: (plan: string) => `What would I pay? ${plan} | ${brand.name}`,
  description: (plan: string) =>
    `${plan}, five worked examples: what you pay for a birth, malaria, high blood pressure, an operation and glasses.`,
  /** Of the links to it. */
  link: 'What would I pay?',
  linkFor: (plan: string) => `What would I pay? Five examples on ${plan}`,
  heading: (plan: string) => `${plan}: what would I pay?`,
  lead: 'Five examples, worked out from our published prices and benefits.',
  plansLabel: 'Plan',
  premium: (price: string) => `First comes the premium: ${price} a year for one person.`,
  what: 'What you need',
  pay: 'You pay',
  conditions: 'When this holds',
  reading: {
    heading: 'How to read this',
    items: [
      '₦0 is what you pay at the hospital you have chosen, for care that your plan covers, once you have waited as long as the rules ask.',
      'At another hospital, and for what the plan does not cover, you pay the price of that hospital. We do not publish the prices of hospitals.',
      `What our published benefits do not state, we confirm by phone: ${call}.`,
      emergencyAdvice,
    ],
  },
  covered: 'What else is covered?',
  dates: 'When am I covered?',
  /** Further words by which the search finds it. */
  alsoFoundBy: 'how much cost price money',
};
