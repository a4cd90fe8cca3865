import { naira } from '../amounts.ts';
import { type CoveredWords, joinCovered } from '../covered-groups.ts';
import type * as english from '../en/covered.ts';
import * as facts from '../facts/covered.ts';
import { contactLink } from '../facts/links.ts';
import type { ComparedPlan } from '../schema/plan.ts';
import {
  cellWords,
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
  `Dókítà àrùn ọkàn wà lára ìgbà ${benefits.consultation.visits} tí ẹ lè rí dókítà àkànṣe (specialist) lọ́dún.`;
const followUp = 'Àbójútó àìsàn náà; oògùn inú àkójọ oògùn ètò.';
const careIncluded = 'Ìtọ́jú wà nínú ètò; ẹ bi wá nípa òdiwọ̀n rẹ̀.';
const byReferral = 'Ilé ìwòsàn yín máa fi yín ránṣẹ́ síbi ìtọ́jú.';
const telemedicine = 'Ìtọ́jú lórí fóònù (telemedicine) wà nínú ètò; ẹ bi wá ohun tó ní fún ìlera ọpọlọ.';
const hours = 'Ó wà nínú ètò; ẹ bi wá nípa wákàtí rẹ̀.';

const everydayCare: CoveredWords['everyday-care'] = {
  title: 'Àìsàn ojoojúmọ́ àti oògùn',
  rows: {
    medicines: {
      question: 'Oògùn',
      texts: [
        'Oògùn inú àkójọ oògùn ètò nìkan. Ẹ máa san apá kan (co-payment) nígbà tí ẹ bá tún oògùn gbà fún àìsàn ọlọ́jọ́ pípẹ́; a máa sọ iye rẹ̀ fún yín lórí fóònù.',
        'Oògùn inú àkójọ oògùn ètò nìkan; ẹ lè gbà á ní ilé ìtajà oògùn àdúgbò láti ọjọ́ Ajé sí ọjọ́ Àbámẹ́ta, aago 9 àárọ̀ sí aago 8 alẹ́.',
      ],
    },
    'everyday-illness': {
      question: 'Àìsàn ojoojúmọ́ (ikọ́, ìgbẹ́ gbuuru, awọ ara)',
      texts: [
        undefined,
        'Ìgbẹ́ gbuuru, àrùn èémí, òtútù àyà (pneumonia) tí kò le, àìtó ẹ̀jẹ̀ díẹ̀ àti àrùn awọ ara, láìsí dídá dúró sí ilé ìwòsàn.',
      ],
    },
    malaria: {
      question: 'Ibà malaria àti ibà mìíràn',
      texts: [
        'Àyẹ̀wò ẹ̀jẹ̀ àti oògùn inú àkójọ oògùn ètò (formulary) wà nínú ètò yìí; àkójọ rẹ̀ kò dárúkọ ibà malaria fúnra rẹ̀.',
        'Ibà malaria àti àwọn ibà mìíràn, láìsí dídá dúró sí ilé ìwòsàn.',
      ],
    },
    'blood-tests': {
      question: 'Àyẹ̀wò ẹ̀jẹ̀ àti àyẹ̀wò mìíràn (laboratory)',
      texts: [
        'Àyẹ̀wò ẹ̀jẹ̀; a máa sọ èyí tó wà nínú rẹ̀ fún yín lórí fóònù.',
        'Àyẹ̀wò ẹ̀jẹ̀ (haematology), kòkòrò àrùn (microbiology) àti èròjà inú ara (clinical chemistry); HbA1c, ọ̀rá inú ẹ̀jẹ̀ àti iṣẹ́ ẹ̀dọ̀ wà lára wọn.',
        'Àwọn àyẹ̀wò kan wà lára àyẹ̀wò ìlera ọdọọdún.',
      ],
    },
    diabetes: {
      question: 'Ìtọ̀ ṣúgà (diabetes)',
      texts: [
        'Àyẹ̀wò ṣúgà inú ẹ̀jẹ̀ láìtíì jẹun wà lára àyẹ̀wò ìlera ọdọọdún.',
        'Àbójútó àìsàn náà àti àyẹ̀wò HbA1c; oògùn inú àkójọ oògùn ètò.',
        `Ẹni tó ní ìtọ̀ ṣúgà lè rí dókítà ìtọ̀ ṣúgà (endocrinologist) lára ìgbà ${senior.benefits.consultation.visits} tí ẹ lè rí dókítà àkànṣe (specialist) lọ́dún. Fún nǹkan mìíràn, ẹ bi wá.`,
      ],
    },
    hypertension: {
      question: 'Ẹ̀jẹ̀ ríru (BP, hypertension)',
      texts: [
        `${visitsToHeartDoctor(standard)} Fún oògùn, ẹ wo “Oògùn”.`,
        followUp,
        visitsToHeartDoctor(senior),
      ],
    },
    'sickle-cell': {
      question: 'Àrùn fòníkú-fọ̀ladìde (sickle cell)',
      texts: [careIncluded, followUp],
    },
    asthma: {
      question: 'Àìsàn èémí (asthma)',
      texts: [careIncluded, 'Àbójútó àìsàn náà, àti ìtọ́jú pàjáwìrì nígbà tí èémí bá há.'],
    },
    hiv: {
      question: 'HIV',
      texts: [byReferral, 'Àyẹ̀wò, fífi yín ránṣẹ́ síbi ìtọ́jú, owó iṣẹ́, dídáàbò bo ọmọ tuntun.'],
    },
    tuberculosis: {
      question: 'Ikọ́ ife (tuberculosis, TB)',
      texts: [byReferral, 'Àyẹ̀wò kẹ̀lẹ̀bẹ̀, fífi yín ránṣẹ́ síbi ìtọ́jú, owó iṣẹ́.'],
    },
    'mental-health': {
      question: 'Ìlera ọpọlọ',
      texts: [
        telemedicine,
        'Lórí fóònù (telemedicine), ẹ sì lè rí onímọ̀ nípa ìrònú ẹ̀dá (psychologist).',
        telemedicine,
      ],
    },
    'illness-before-joining': {
      question: 'Àìsàn tí ẹ ti ní kí ẹ tó forúkọ sílẹ̀',
      texts: sameThrice('Àkókò ìdúró lè wà; a máa sọ bó ṣe gùn tó fún yín.'),
    },
    'doctor-by-phone': {
      question: 'Dókítà lórí fóònù (telemedicine)',
      texts: [hours, 'Wákàtí 24 lójúmọ́, lórí áàpù àti fóònù, pẹ̀lú ìwé oògùn.', hours],
    },
    'virtual-booth': {
      question: 'Àgọ́ VBooth nínú ọjà',
      texts: [
        'Ẹ bi wá kí ẹ tó lọ.',
        'Ẹ̀kọ́ nípa ìlera, ìfúnpá, ṣúgà inú ẹ̀jẹ̀, gíga àti ìwọ̀n ara, ìtajà oògùn lórí ẹ̀rọ, fífi yín ránṣẹ́ síbi ìtọ́jú mìíràn.',
        'Ó wà nínú ètò.',
      ],
    },
  },
};

const forWhom =
  'Ẹni tí ètò wà lórúkọ rẹ̀ (principal) àti ọkọ tàbí ìyàwó rẹ̀ nìkan ni èyí wà fún, lẹ́yìn tí ẹ bá ti san owó adójútòfò (premium) gbogbo ọdún náà.';
const noWaiting = 'Kò sí àkókò ìdúró.';
const afterWaiting = `Lẹ́yìn ${waits.delivery} tí ẹ forúkọ sílẹ̀, bí ẹ bá ní ẹ̀rí pé ẹ lọ fún ìtọ́jú aláboyún.`;
const noMaternalCare = 'Irú ètò yìí kò ní ìtọ́jú oyún àti ìbímọ.';
const noItemsForChildren =
  'Àwọn ẹni ọdún 60 sókè ni irú ètò yìí wà fún; kò sí nǹkan fún àwọn ọmọdé nínú àkójọ rẹ̀.';
const vaccines = 'Ètò àjẹsára ti orílẹ̀-èdè, fún ọmọ tí kò tíì pé ọdún 5.';

const mothersAndChildren: CoveredWords['mothers-and-children'] = {
  title: 'Oyún, ìbímọ àti àwọn ọmọdé',
  rows: {
    'antenatal-care': {
      question: 'Ìtọ́jú aláboyún (antenatal)',
      texts: [
        `${noWaiting} ${forWhom}`,
        `${noWaiting} Àyẹ̀wò, àti scan tí kò dín ní 2. ${forWhom}`,
        noMaternalCare,
      ],
    },
    delivery: {
      question: 'Ìbímọ (delivery)',
      texts: [
        `${afterWaiting} ${forWhom}`,
        `Ìbímọ láìsí iṣẹ́ abẹ àti ìbímọ pẹ̀lú ìrànlọ́wọ́. ${afterWaiting} ${forWhom}`,
        noMaternalCare,
      ],
    },
    caesarean: {
      question: 'Ìbímọ pẹ̀lú iṣẹ́ abẹ (CS)',
      texts: [`${afterWaiting} ${forWhom}`, `${afterWaiting} ${forWhom}`, noMaternalCare],
    },
    newborn: {
      question: 'Ìtọ́jú ọmọ tuntun',
      texts: [
        'Ẹ̀rọ tó ń mú ọmọ tuntun móoru (incubator), kò ju ọjọ́ 5 lọ.',
        'Ọjọ́ 28 àkọ́kọ́: ẹ̀rọ tó ń mú ọmọ móoru (incubator), kò ju ọjọ́ 5 lọ, ìtọ́jú pẹ̀lú ìmọ́lẹ̀ (phototherapy), àkóràn inú ẹ̀jẹ̀ (sepsis); dídá abẹ́ ọmọkùnrin àti lílu etí.',
        noMaternalCare,
      ],
    },
    immunisation: {
      question: 'Abẹ́rẹ́ àjẹsára (immunisation)',
      texts: [vaccines, vaccines, noItemsForChildren],
    },
    'childhood-illness': {
      question: 'Àìsàn àwọn ọmọdé',
      texts: [
        `Dókítà àwọn ọmọdé wà lára ìgbà ${standard.benefits.consultation.visits} tí ẹ lè rí dókítà àkànṣe (specialist) lọ́dún.`,
        'Àwọn àìsàn ọmọdé tó wọ́pọ̀, ìmọ̀ràn lórí oúnjẹ àti àbójútó ìdàgbàsókè ọmọ.',
        noItemsForChildren,
      ],
    },
    'family-planning': {
      question: 'Ìfètò sọ́mọ bíbí (family planning)',
      texts: [
        undefined,
        'Ìmọ̀ràn, oògùn oníhóró, kọ́ńdọ̀mù (3 fún ètò kọ̀ọ̀kan), oògùn pàjáwìrì láti dènà oyún, abẹ́rẹ́, ohun tí a ń fi sábẹ́ awọ (implants), Copper-T.',
        'Kò sí nǹkan fún ìfètò sọ́mọ bíbí nínú àkójọ rẹ̀.',
      ],
    },
    infertility: {
      question: 'Ìtọ́jú àìrọ́mọbí (IVF)',
      texts: [undefined, 'Àyẹ̀wò àtọ̀ ọkùnrin (semen analysis) wà lára àwọn àyẹ̀wò.'],
    },
  },
};

const glasses = ({ benefits }: ComparedPlan) =>
  `Ìgò ojú àti férémù rẹ̀, títí dé ${naira(benefits.eyecare.lensLimit)}.`;
const sessionsAYear = ({ benefits }: ComparedPlan) => `Ìgbà ${benefits.consultation.physiotherapy} lọ́dún.`;
const screening = ({ benefits: { annualScreening } }: ComparedPlan) =>
  `Láti ${cellWords.year(annualScreening.startYear).toLowerCase()}, lẹ́ẹ̀kan lọ́dún: ${annualScreening.tests.join(', ')}.`;

const eyesTeethAndChecks: CoveredWords['eyes-teeth-and-checks'] = {
  title: 'Ojú, eyín àti àyẹ̀wò ìlera',
  rows: {
    'eye-care': {
      question: 'Ìṣòro ojú (ojú dídùn, ojú pípọ́n, àyẹ̀wò ojú)',
      texts: [
        undefined,
        'Àìsàn ojú kéékèèké, yíyọ ohun tó kó sí ojú, àyẹ̀wò ìríran fún ìgò ojú (refraction).',
      ],
    },
    glasses: {
      question: 'Ìgò ojú (glasses)',
      texts: [glasses(standard), glasses(plus), glasses(senior)],
    },
    'eye-surgery': {
      question: 'Iṣẹ́ abẹ ojú (cataract, pterygium)',
      texts: [
        `Iṣẹ́ abẹ tí a ṣètò sílẹ̀ (tí kì í ṣe pàjáwìrì) bẹ̀rẹ̀ lẹ́yìn ${waits.surgery} tí ẹ forúkọ sílẹ̀; títí di ìgbà náà, aláìsàn ló máa sanwó.`,
        `Ojú kan lọ́dún fún ọ̀kọ̀ọ̀kan. Iṣẹ́ abẹ tí a ṣètò sílẹ̀ (tí kì í ṣe pàjáwìrì) bẹ̀rẹ̀ lẹ́yìn ${waits.surgery} tí ẹ forúkọ sílẹ̀, bí ẹ bá ti san owó adójútòfò (premium) gbogbo ọdún náà.`,
        `Iṣẹ́ abẹ tí a ṣètò sílẹ̀ (tí kì í ṣe pàjáwìrì) bẹ̀rẹ̀ lẹ́yìn ${waits.surgery} tí ẹ forúkọ sílẹ̀.`,
      ],
    },
    'dental-care': {
      question: 'Ìtọ́jú eyín',
      texts: [
        'A máa sọ irú ìtọ́jú tó jẹ́ fún yín lórí fóònù.',
        'Lọ́dún: fífọ àti dídán eyín lẹ́ẹ̀kan (1), yíyọ eyín láìsí iṣẹ́ abẹ lẹ́ẹ̀mejì (2), X-ray eyín lẹ́ẹ̀mejì (2), dídí ihò eyín (composite) lẹ́ẹ̀mejì (2).',
      ],
    },
    'health-check': {
      question: 'Àyẹ̀wò ìlera ọdọọdún (screening)',
      texts: [
        `${screening(standard)} Ẹ gbọ́dọ̀ ti san owó adójútòfò (premium) gbogbo ọdún náà. Ẹ bi wá kí ẹ tó lọ: a máa fìdí àwọn àyẹ̀wò náà múlẹ̀ lórí fóònù.`,
        `${screening(plus)} ${forWhom}`,
        screening(senior),
      ],
    },
    physiotherapy: {
      question: 'Ìtọ́jú iṣan àti oríkèé (physiotherapy)',
      texts: [sessionsAYear(standard), sessionsAYear(plus), sessionsAYear(senior)],
    },
    'home-nursing': {
      question: 'Ìtọ́jú nọ́ọ̀sì nílé',
      texts: [undefined, undefined, 'Apá ètò tí ẹ lè yàn bí ẹ bá fẹ́; ẹ béèrè iye owó rẹ̀ lọ́wọ́ wa.'],
    },
  },
};

const treatedFirst =
  'Nínú pàjáwìrì tó fi ẹ̀mí sínú ewu, wọ́n gbọ́dọ̀ tọ́jú aláìsàn láìbéèrè ẹ̀rí pé ó wà nínú ètò; ìgbà tó bá ti kúrò nínú ewu ni wọ́n máa béèrè ẹ̀rí náà.';
const emergency = `A máa sọ ohun tí ètò fúnra rẹ̀ ń san fún yín. ${treatedFirst}`;
const wards = { standard: 'gbogbogbò (standard)', 'semi-private': 'oníbùsùn díẹ̀ (semi-private)' };
const admission = ({ benefits: { hospitalCare } }: ComparedPlan) =>
  `Ọjọ́ ${hospitalCare.days} lọ́dún nínú wọ́ọ̀dù ${wards[hospitalCare.ward]}, pẹ̀lú oúnjẹ ìgbà ${hospitalCare.meals} lójúmọ́.`;
const specialists = ({ benefits: { consultation } }: ComparedPlan) =>
  `Ìgbà ${consultation.visits} lọ́dún: ${consultation.specialists.join(', ')}.`;
const cancer = ({ benefits }: ComparedPlan) =>
  `Láti ọdún ${waits.year(waits.cancerYear)}, títí dé ${naira(benefits.cancer.limit)}: ${benefits.cancer.types.join(', ')}.`;
const earlyStages = 'Ìpele 1 àti ìpele 2 àrùn náà nìkan.';
const sessions = ({ benefits }: ComparedPlan) =>
  `Ìgbà ${benefits.renalDialysis.sessions}, nígbà tí kíndìnrín bá kọṣẹ́ lójijì (acute) nìkan`;

const hospitalCare: CoveredWords['hospital-care'] = {
  title: 'Ilé ìwòsàn, iṣẹ́ abẹ àti àìsàn líle',
  rows: {
    emergencies: {
      question: 'Pàjáwìrì (emergency)',
      texts: [
        emergency,
        `Ìtọ́jú fún wákàtí 48 láti mú aláìsàn kúrò nínú ewu: ọ̀nà èémí, ẹ̀jẹ̀ dídà, gìrì, mímú ẹ̀mí padà bọ̀ sípò (resuscitation), àìlèmí dáadáa nítorí àìsàn èémí (asthma), fífi igi di eegun (splinting). ${treatedFirst}`,
        emergency,
      ],
    },
    ambulance: {
      question: 'Ọkọ̀ áńbúláǹsì (ambulance)',
      texts: [undefined, 'Ọkọ̀ áńbúláǹsì àdúgbò nínú pàjáwìrì oyún àti ìbímọ. Fún àwọn ọ̀ràn mìíràn, ẹ bi wá.'],
    },
    admission: {
      question: 'Dídá dúró sí ilé ìwòsàn (admission)',
      texts: [admission(standard), admission(plus), admission(senior)],
    },
    specialists: {
      question: 'Àwọn dókítà àkànṣe (specialists)',
      texts: [
        `${specialists(standard)} Ẹ máa san apá kan (co-payment); a máa sọ iye rẹ̀ fún yín lórí fóònù.`,
        specialists(plus),
        specialists(senior),
      ],
    },
    surgery: {
      question: 'Iṣẹ́ abẹ (operation)',
      texts: [
        `Yíyọ apẹ́ńdíìsì (appendectomy) àti àwọn mìíràn; ẹ béèrè àkójọ rẹ̀ lọ́wọ́ wa. Iṣẹ́ abẹ tí a ṣètò sílẹ̀ (tí kì í ṣe pàjáwìrì) bẹ̀rẹ̀ lẹ́yìn ${waits.surgery} tí ẹ forúkọ sílẹ̀; títí di ìgbà náà, aláìsàn ló máa sanwó.`,
        `Iṣẹ́ abẹ ìpá (hernia), yíyọ apẹ́ńdíìsì (appendectomy), yíyọ kókó ọyàn (lumpectomy), ṣíṣí ikùn láti yẹ inú wò (exploratory laparotomy), yíyọ ọ̀nà ẹyin obìnrin (salpingectomy), títún fistula ṣe, fífa ọyún tàbí omi jáde àti rírán ojú ọgbẹ́. Iṣẹ́ abẹ tí a ṣètò sílẹ̀ (tí kì í ṣe pàjáwìrì) bẹ̀rẹ̀ lẹ́yìn ${waits.surgery}, bí ẹ bá ti san owó adójútòfò (premium) gbogbo ọdún náà.`,
        `Iṣẹ́ abẹ cataract àti pterygium wà nínú ètò; iṣẹ́ abẹ tí a ṣètò sílẹ̀ (tí kì í ṣe pàjáwìrì) máa dúró fún ${waits.surgery}.`,
      ],
    },
    'blood-transfusion': {
      question: 'Gbígba ẹ̀jẹ̀ (blood transfusion)',
      texts: ['Páìǹtì 2.', 'Páìǹtì 2 lọ́dún, pẹ̀lú àyẹ̀wò ẹni tó fi ẹ̀jẹ̀ sílẹ̀.'],
    },
    'x-ray-and-scans': {
      question: 'X-ray, scan àti ECG',
      texts: [
        'X-ray àyà; fún àwòrán mìíràn, ẹ bi wá.',
        'X-ray lásán; lọ́dún: àyẹ̀wò àwòrán ọkàn (echocardiogram) 1, scan ikùn àti ìbàdí 2, àyẹ̀wò ìlù ọkàn (ECG) 2, àyẹ̀wò ẹnu ilé ọmọ (Pap smear) 1, X-ray ọyàn (mammogram) 1.',
        'X-ray àyà, X-ray ọyàn (mammogram) àti scan ikùn àti ìbàdí, lẹ́ẹ̀kan lọ́dún nínú àyẹ̀wò ìlera ọdọọdún.',
      ],
    },
    'ct-and-mri': { question: 'Scan CT àti MRI', texts: [] },
    cancer: {
      question: 'Àrùn jẹjẹrẹ (cancer)',
      texts: [cancer(standard), `${cancer(plus)} ${earlyStages}`, `${cancer(senior)} ${earlyStages}`],
    },
    dialysis: {
      question: 'Fífọ ẹ̀jẹ̀ fún kíndìnrín (dialysis)',
      texts: [
        `${sessions(standard)}. Ẹ bi wá ìgbà tó máa bẹ̀rẹ̀.`,
        `${sessions(plus)}, láti ọdún ${waits.dialysisOrdinal} tí ẹ wà nínú rẹ̀ tẹ̀léra-tẹ̀léra.`,
        `${sessions(senior)}, láti ọdún ${waits.year(waits.dialysisYear)}.`,
      ],
    },
    transplants: { question: 'Pípààrọ̀ ẹ̀yà ara (organ transplant)', texts: [] },
    'cosmetic-surgery': { question: 'Iṣẹ́ abẹ fún ẹwà (cosmetic surgery)', texts: [] },
    'care-outside-lagos': {
      question: 'Ìtọ́jú ní ìta Ìpínlẹ̀ Èkó',
      texts: sameThrice('Ilé ìwòsàn tí ẹ yàn nínú àkójọ ni ẹ ti máa gba ìtọ́jú; Ìpínlẹ̀ Èkó ni gbogbo wọn wà.'),
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
  covered: 'Ó wà nínú ètò',
  limit: 'Ó wà, ó ní òdiwọ̀n',
  'not-covered': 'Kò sí nínú ètò',
  'not-stated': 'Ẹ bi wá',
};

export const askInstead: typeof english.askInstead = `, a máa fìdí rẹ̀ múlẹ̀ fún yín lórí fóònù: ${tollFree.inFull}`;

export const coveredPage: typeof english.coveredPage = {
  title: `Ṣé ó wà nínú ètò? | ${brand.name}`,
  description:
    'Oògùn, ibà malaria, ìgò ojú, ìtọ́jú eyín, iṣẹ́ abẹ, àrùn jẹjẹrẹ àti nǹkan mìíràn: ó wà nínú ètò, kò sí nínú ètò tàbí ẹ bi wá, nínú irú ètò Ilera Eko kọ̀ọ̀kan.',
  heading: 'Ṣé ó wà nínú ètò?',
  lead: `Ẹ kọ orúkọ àìsàn tàbí ìtọ́jú. Ẹ máa rí ohun tí irú ètò kọ̀ọ̀kan ń san, pẹ̀lú òdiwọ̀n rẹ̀ àti apá owó tí ẹ̀yin máa san (co-payment). ${coverStart.activeOrCovered}`,
  oneHeading: (plan) => `Ohun tó wà nínú ${plan}`,
  search: {
    label: 'Àìsàn, ìtọ́jú tàbí oògùn',
    placeholder: 'ibà, ìgò ojú, CS…',
    submit: 'Ẹ wá a',
  },
  examples: ['ibà', 'ìgò ojú', 'ẹ̀jẹ̀ ríru', 'ìbímọ'],
  examplesLabel: 'Ohun tí a sábà ń béèrè:',
  all: (count) => `Nǹkan ${count} tí àwọn èèyàn ń béèrè, ní irú ètò kọ̀ọ̀kan.`,
  found: (count, text) => `Ìdáhùn ${count} fún “${text}”.`,
  nearest: (word, row) =>
    `Kò sí irú ètò tó dárúkọ “${word}”. Èyí tó súnmọ́ ọn jù ni “${row}”. Ẹ bi wá kí ẹ tó gbẹ́kẹ̀ lé e.`,
  searchAll: 'Ẹ wá a nínú gbogbo ojú òpó yìí',
  none: (text) =>
    `A kò ní ìdáhùn fún “${text}” níbí. Ẹ gbìyànjú ọ̀rọ̀ mìíràn, tàbí kí ẹ bi wá: ${tollFree.inFull}.`,
  askLine: `túmọ̀ sí: a máa fìdí rẹ̀ múlẹ̀ fún yín lórí fóònù: ${tollFree.inFull}. Ẹ pè kí ẹ tó nílò ìtọ́jú náà.`,
  showAll: 'Ẹ fi gbogbo rẹ̀ hàn',
  benefit: 'Ohun tí àwọn èèyàn ń béèrè',
  allThree: 'Irú ètò mẹ́tẹ̀ẹ̀ta',
  marks: [
    { mark: 'covered', text: 'ètò máa sanwó rẹ̀.' },
    { mark: 'limit', text: 'ẹ ka ọ̀rọ̀ rẹ̀ (lórí fóònù, ẹ tẹ orúkọ náà).' },
    { mark: 'not-covered', text: 'ètò kò ní sanwó rẹ̀.' },
  ],
  marksHeading: 'Ohun tí àwọn àmì náà túmọ̀ sí',
  plansLabel: 'Ẹ fi hàn',
  allPlans: 'Gbogbo irú ètò',
  contents: 'Ohun tó wà ní ojú ewé yìí',
  source: whereFrom,
  unlisted: `Àwọn ìtọ́jú kan lè wà tí a gbọ́dọ̀ kọ́kọ́ fọwọ́ sí: ${askUs.tollFree}. Bí wọ́n bá ní kí ẹ sanwó, ẹ pe ${askLine.inFull} kí ẹ tó san án.`,
  diaspora: {
    heading: 'Diaspora Plan',
    text: `Irú ètò yìí ti di ẹ̀yà méjì láti Oṣù Kejìlá (December) 2025. Láti mọ ohun tó wà nínú ọ̀kọ̀ọ̀kan, ${askUs.tollFree}. Ẹ béèrè kí ẹ tó sanwó, lórí fóònù tàbí nípa kíkọ̀wé.`,
    ask: contactLink('Ẹ béèrè nípa Diaspora Plan', 'Ohun tó wà nínú Diaspora Plan'),
  },
  furtherHeading: (plan) => `Àkójọ àǹfààní ${plan}`,
  ways: {
    coverDates: { label: 'Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?', to: facts.coveredPage.ways.coverDates.to },
    plan: { label: 'Ẹ fi àwọn irú ètò wé ara wọn', to: facts.coveredPage.ways.plan.to },
  },
};
