import type * as english from '../en/worked-examples.ts';
import { cellWords } from './plans.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';

const { display, digits } = phoneLines.tollFree;
const call = `${display} (${digits})`;

export const exampleWords: typeof english.exampleWords = {
  titles: {
    birth: 'Ìbímọ',
    malaria: 'Ibà malaria',
    'blood-pressure': 'Ẹ̀jẹ̀ ríru fún ọdún kan',
    operation: 'Iṣẹ́ abẹ tí a ṣètò sílẹ̀',
    glasses: 'Ìgò ojú',
  },
  situations: {
    birth: () => 'Ìtọ́jú aláboyún, ìbímọ fúnra rẹ̀, àti àwọn ọjọ́ àkọ́kọ́ ọmọ tuntun.',
    malaria: () => 'Ibà mú yín, ẹ lọ sí ilé ìwòsàn yín, ẹ sì nílò oògùn.',
    'blood-pressure': () =>
      'Lílọ sí ilé ìwòsàn déédéé, dókítà àkànṣe (specialist) fún ọkàn nígbà tó bá yẹ, àti oògùn lóṣooṣù.',
    operation: (days) => `Iṣẹ́ abẹ tí kì í ṣe pàjáwìrì, àti ọjọ́ ${days} ní ilé ìwòsàn.`,
    glasses: () => 'Àyẹ̀wò ojú, lẹ́yìn náà ìgò ojú àti férémù rẹ̀.',
  },
  lines: {
    antenatal: 'Ìtọ́jú aláboyún',
    delivery: (months) =>
      `Ìbímọ, láìsí iṣẹ́ abẹ tàbí pẹ̀lú iṣẹ́ abẹ (CS), lẹ́yìn oṣù ${months} tí ẹ forúkọ sílẹ̀, bí ẹ bá ní ẹ̀rí pé ẹ lọ fún ìtọ́jú aláboyún`,
    deliveryEarly: (months) => `Ìbímọ, bí ó bá ṣẹlẹ̀ kí oṣù ${months} náà tó pé`,
    noMaternalCare: 'Ìtọ́jú aláboyún, ìbímọ àti ìtọ́jú ọmọ tuntun: irú ètò yìí kò ní ìtọ́jú oyún àti ìbímọ',
    incubator: (days) =>
      `Ẹ̀rọ tó ń mú ọmọ tuntun móoru (incubator)${days === undefined ? '' : `, kò ju ọjọ́ ${days} lọ`}`,
    ambulance: 'Ọkọ̀ áńbúláǹsì nínú pàjáwìrì ìyá tàbí ọmọ',
    malaria: 'Rírí dókítà, àti ìtọ́jú ibà malaria',
    medicines: 'Oògùn inú àkójọ oògùn ètò wa (formulary)',
    telemedicine: (hours) =>
      `Dókítà lórí fóònù (telemedicine)${hours === undefined ? '' : `, wákàtí ${hours} lójúmọ́`}`,
    followUp: 'Lílọ sí ilé ìwòsàn yín déédéé',
    specialist: (visits) => `Dókítà àkànṣe (specialist) fún ọkàn, nínú ìgbà ${visits} lọ́dún tí ètò ń san`,
    furtherVisits: (visits) => `Ìgbà kọ̀ọ̀kan lọ́dọ̀ dókítà àkànṣe lẹ́yìn ìgbà ${visits} náà`,
    refills: 'Oògùn inú àkójọ oògùn wa, lóṣooṣù',
    operation: (months) => `Iṣẹ́ abẹ náà, lẹ́yìn oṣù ${months} tí ẹ forúkọ sílẹ̀`,
    operationEarly: (months) => `Iṣẹ́ abẹ náà, bí a bá ṣe é kí oṣù ${months} náà tó pé`,
    cataract: (eyes) =>
      `Bí ó bá jẹ́ ìkùukùu ojú (cataract): iṣẹ́ abẹ náà${eyes === undefined ? '' : `, ojú ${eyes === 1 ? 'kan' : eyes} lọ́dún`}`,
    ward: (days, limit, ward) =>
      `${cellWords.wards[ward]}: ọjọ́ ${days} nínú ọjọ́ ${limit} tí ètò ń sanwó rẹ̀ lọ́dún`,
    furtherDays: (limit) => `Ọjọ́ kọ̀ọ̀kan ní ilé ìwòsàn lẹ́yìn ọjọ́ ${limit} náà`,
    meals: (count) => `Oúnjẹ ìgbà ${count} lójúmọ́ ní ilé ìwòsàn`,
    blood: (pints) => `Ẹ̀jẹ̀${pints === undefined ? '' : `, kò ju páìǹtì ${pints} lọ`}`,
    dressings: (days) => `Dídi ojú ọgbẹ́${days === undefined ? '' : ` fún ọjọ́ ${days}`}`,
    eyeTest: 'Àyẹ̀wò ojú',
    glasses: (limit) => `Ìgò ojú àti férémù tí owó wọn kò ju ${limit} lọ`,
    dearGlasses: (price, limit) =>
      `Ìgò ojú àti férémù tí owó wọn jẹ́ ${price}, fún àpẹẹrẹ: ètò máa san ${limit}`,
  },
  pay: {
    everything: 'Gbogbo owó rẹ̀',
    part: 'Apá kan (co-payment). Ìwé ètò náà kò sọ iye rẹ̀; ẹ bi wá',
    'if-listed': '₦0 bí ètò bá dárúkọ rẹ̀; ẹ bi wá',
    'not-stated': 'Ìwé ètò náà kò sọ ọ́; ẹ bi wá',
  },
  outcomes: {
    nothing: '₦0 ní ilé ìwòsàn yín',
    everything: 'Gbogbo owó rẹ̀: kò sí nínú ètò',
    listed: `₦0 fún iṣẹ́ abẹ tí ètò dárúkọ, yàtọ̀ sí apá kan (co-payment) fún dókítà àkànṣe. Ẹ kọ́kọ́ bi wá bóyá tiyín wà lára wọn: ${call}`,
    most: `₦0 ní ilé ìwòsàn yín, àyàfi ohun tí ìwé ètò náà kò sọ. Ẹ kọ́kọ́ bi wá: ${call}`,
    ask: `Ìwé ètò náà kò sọ ọ́. Ẹ kọ́kọ́ bi wá: ${call}`,
    glasses: (limit) =>
      `₦0 fún ìgò ojú tí owó rẹ̀ kò ju ${limit} lọ; bí ó bá ju bẹ́ẹ̀ lọ, ẹ̀yin máa san ìyàtọ̀ rẹ̀`,
  },
};

export const examplesPage: typeof english.examplesPage = {
  title: (plan) => `Èló ni mo máa san? ${plan} | ${brand.name}`,
  description: (plan) =>
    `${plan}, àpẹẹrẹ márùn-ún: ohun tí ẹ máa san fún ìbímọ, ibà malaria, ẹ̀jẹ̀ ríru, iṣẹ́ abẹ àti ìgò ojú.`,
  link: 'Èló ni mo máa san?',
  linkFor: (plan) => `Èló ni mo máa san? Àpẹẹrẹ márùn-ún lórí ${plan}`,
  heading: (plan) => `${plan}: èló ni mo máa san?`,
  lead: 'Àpẹẹrẹ márùn-ún, tí a ṣírò láti inú iye owó àti àǹfààní ètò náà.',
  plansLabel: 'Irú ètò',
  premium: (price) => `Owó adójútòfò (premium) ló kọ́kọ́ wà: ${price} lọ́dún fún ẹnì kan.`,
  what: 'Ohun tí ẹ nílò',
  pay: 'Ohun tí ẹ máa san',
  conditions: 'Ìgbà tí èyí tọ̀nà',
  reading: {
    heading: 'Bí ẹ ṣe lè ka èyí',
    items: [
      '₦0 ni ohun tí ẹ máa san ní ilé ìwòsàn tí ẹ yàn, fún ìtọ́jú tó wà nínú ètò yín, lẹ́yìn tí ẹ bá ti dúró tó bí òfin ṣe sọ.',
      'Ní ilé ìwòsàn mìíràn, àti fún ohun tí kò sí nínú ètò, ẹ̀yin ló máa san iye owó ilé ìwòsàn náà. A kì í kéde iye owó àwọn ilé ìwòsàn.',
      `Ohun tí ìwé ètò náà kò sọ, a máa fìdí rẹ̀ múlẹ̀ lórí fóònù: ${call}.`,
      emergencyAdvice,
    ],
  },
  covered: 'Kí ni nǹkan mìíràn tó wà nínú ètò?',
  dates: 'Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?',
  /** Further words by which the search finds it. */
  alsoFoundBy: 'èló ni owó rẹ̀ how much cost price money',
};
