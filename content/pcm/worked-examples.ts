import type * as english from '../en/worked-examples.ts';
import { cellWords } from './plans.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';

const count = (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`;

const { display, digits } = phoneLines.tollFree;
const call = `${display} (${digits})`;

/** Says the worked examples of domain/plans/worked-examples.ts. */
export const exampleWords: typeof english.exampleWords = {
  titles: {
    birth: 'To born pikin',
    malaria: 'Malaria sickness',
    'blood-pressure': 'High blood pressure for one year',
    operation: 'Planned surgery (operation)',
    glasses: 'Eye glasses',
  },
  situations: {
    birth: () => 'Antenatal visits, di delivery, and di first days for di baby.',
    malaria: () => 'Fever catch you, you go your hospital and you need medicine.',
    'blood-pressure': () =>
      'Visits wey you dey go steady, heart doctor wen you need am, and medicine every month.',
    operation: (days) => `Surgery wey no be emergency, and ${days} days for hospital.`,
    glasses: () => 'Eye test, den lens and frame.',
  },
  lines: {
    antenatal: 'Visits for antenatal care',
    delivery: (months) =>
      `Di delivery, normal or C-section (CS), afta you don dey di scheme for ${count(months)}, wit proof say you go antenatal visits`,
    deliveryEarly: (months) => `Di delivery, if e come before di ${count(months)} complete`,
    noMaternalCare:
      'Antenatal visits, delivery and care for di baby: dis plan no get care for belle and delivery',
    incubator: (days) =>
      days === undefined ? 'Incubator for di baby' : `Incubator for di baby, e no pass ${days} days`,
    ambulance: 'Ambulance if emergency catch mama or baby',
    malaria: 'To see doctor, and treatment for malaria',
    medicines: 'Medicine wey dey our list (formulary)',
    telemedicine: (hours) =>
      hours === undefined
        ? 'To see doctor for phone (telemedicine)'
        : `To see doctor for phone (telemedicine), ${hours} hours every day`,
    followUp: 'Visits wey you dey go steady for your hospital',
    specialist: (visits) => `Heart doctor, inside ${visits} specialist doctor visits every year`,
    furtherVisits: (visits) => `Each specialist doctor visit wey pass di ${visits}`,
    refills: 'Medicine wey dey our list, again every month',
    operation: (months) => `Di surgery, afta you don dey di scheme for ${count(months)}`,
    operationEarly: (months) => `Di surgery, if dem do am before di ${count(months)} complete`,
    cataract: (eyes) =>
      eyes === undefined
        ? 'If na cataract: di surgery'
        : `If na cataract: di surgery, ${eyes === 1 ? 'one eye' : `${eyes} eyes`} every year`,
    ward: (days, limit, ward) =>
      `${cellWords.wards[ward]}: ${days} from di ${limit} days wey di plan dey pay for every year`,
    furtherDays: (limit) => `Each day for hospital wey pass di ${limit}`,
    meals: (count) => `Food ${count} time${count === 1 ? '' : 's'} every day for hospital`,
    blood: (pints) => (pints === undefined ? 'Blood if you need am' : `Blood, e no pass ${pints} pints`),
    dressings: (days) => (days === undefined ? 'To dress di wound' : `To dress di wound, for ${days} days`),
    eyeTest: 'Di eye test',
    glasses: (limit) => `Lens and frame wey no pass ${limit}`,
    dearGlasses: (price, limit) => `Lens and frame wey cost, for example, ${price}: di plan go pay ${limit}`,
  },
  pay: {
    everything: 'Di complete price',
    part: 'Part of am (co-payment). Di plan paper no tok how much; ask us',
    'if-listed': '₦0 if di plan call am name; ask us',
    'not-stated': 'Di plan paper no tok am; ask us',
  },
  outcomes: {
    nothing: '₦0 for your hospital',
    everything: 'Di complete price: plan no dey cover am',
    listed: `₦0 for operation wey di plan call name, except co-payment for specialist. Ask us first if your own dey among: ${call}`,
    most: `₦0 for your hospital, except wetin di plan paper no tok. Ask us first: ${call}`,
    ask: `Di plan paper no tok am. Ask us first: ${call}`,
    glasses: (limit) =>
      `₦0 for eye glasses wey no pass ${limit}; if dem cost pass dat one, you go pay di balance`,
  },
};

export const examplesPage: typeof english.examplesPage = {
  title: (plan) => `How much I go pay? ${plan} | ${brand.name}`,
  description: (plan) =>
    `${plan}, five examples: how much you go pay to born pikin, for malaria, high blood pressure, surgery and eye glasses.`,
  link: 'How much I go pay?',
  linkFor: (plan) => `How much I go pay? Five examples for ${plan}`,
  heading: (plan) => `${plan}: how much I go pay?`,
  lead: 'Five examples wey we calculate from di prices and benefits wey we publish.',
  plansLabel: 'Choose plan',
  premium: (price) => `First na di insurance money (premium): ${price} for one year for one pesin.`,
  what: 'Wetin you need',
  pay: 'How much you go pay',
  conditions: 'Wen dis one correct',
  reading: {
    heading: 'How to read dis page',
    items: [
      '₦0 na wetin you go pay for di hospital wey you choose, for care wey your plan dey cover, wen you don wait di time wey di rules tok.',
      'For anoda hospital, and for wetin di plan no dey cover, you go pay di price wey dat hospital dey charge. We no dey publish hospital prices.',
      `Wetin di plan paper no tok, we go confirm am for phone: ${call}.`,
      emergencyAdvice,
    ],
  },
  covered: 'Wetin else di plan dey cover?',
  dates: 'Wen my cover go start?',
  /** Further words by which the search finds it. */
  alsoFoundBy: 'how much money price cost dem go charge',
};
