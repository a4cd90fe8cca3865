import { seniorsPrices } from '../amounts.ts';
import type * as english from '../en/enrol-page.ts';
import { email } from '../facts/addresses.ts';
import * as facts from '../facts/enrol-page.ts';
import { externalLinks } from '../facts/links.ts';
import { timesAmount } from '../times.ts';
import { withWords } from '../with-words.ts';
import { fromAbroad } from './from-abroad.ts';
import { coverStart } from './plans.ts';
import { brand, emergencyAdvice, phoneLines, sharingWords } from './site.ts';
import { seniorsScreening, waits } from './waiting.ts';

const { tollFree, askLine, salesLine } = phoneLines;
const toll = `${tollFree.display} (${tollFree.digits})`;
const ask = `${askLine.display} (${askLine.digits})`;
const sales = `${salesLine.display} (${salesLine.digits})`;

export const enrolPage: typeof english.enrolPage = {
  title: `Ìmúrasílẹ̀ fún ìforúkọsílẹ̀ mi | ${brand.name}`,
  description:
    'Ẹ sọ iye èèyàn tí ẹ jẹ́, ẹ máa rí ojú ewé kan tó ní iye owó, ìwé, ilé ìwòsàn àti ibi tí ẹ máa lọ, láti tẹ̀ jáde tàbí fi ránṣẹ́ lórí WhatsApp. A kò béèrè orúkọ.',
  heading: 'Ìmúrasílẹ̀ fún ìforúkọsílẹ̀ mi',
  lead: 'Ẹ sọ iye èèyàn tí ẹ jẹ́. Ẹ máa rí ojú ewé kan tó ní iye owó, àwọn ìwé, ilé ìwòsàn yín àti ibi tí ẹ máa lọ: ẹ lè tẹ̀ ẹ́ jáde, ẹ lè tọ́jú rẹ̀, ẹ sì lè fi ránṣẹ́.',
  privacy:
    'A kò béèrè orúkọ, nọ́ḿbà fóònù tàbí ọjọ́ ìbí. Fóònù yín ló ń ṣe ìṣirò rẹ̀ tó sì ń tọ́jú rẹ̀; kì í wá sọ́dọ̀ wa.',
  privacyWithoutScripts:
    'A kò béèrè orúkọ, nọ́ḿbà fóònù tàbí ọjọ́ ìbí. Kọ̀ǹpútà wa ló máa ṣe ìṣirò rẹ̀, kò sì ní tọ́jú ohunkóhun: inú àdírẹ́sì ojú ewé ni àwọn ìdáhùn yín wà, a kì í sì kọ ọ́ sílẹ̀.',
  casesHeading: 'Ṣé èyí ni ọ̀rọ̀ tiyín?',
  otherCasesHeading: 'Ṣé ọ̀rọ̀ tiyín yàtọ̀?',
  ownCase: { label: 'Fún ìdílé mi', to: facts.enrolForm.to },
};

export const enrolCases: typeof english.enrolCases = {
  'parent-abroad': {
    label: 'Ilẹ̀ òkèèrè ni mò ń gbé, mo fẹ́ sanwó fún òbí mi ní Èkó',
    heading: 'Ilẹ̀ òkèèrè ni ẹ ń gbé, ẹ fẹ́ sanwó fún òbí yín ní Èkó',
    lead: `Òbí tó jẹ́ ẹni ọdún 60 sókè wà nínú Seniors Plan: ${seniorsPrices.individual} lọ́dún fún ẹnì kan, ${seniorsPrices.couple} fún tọkọtaya. Ó ní àyẹ̀wò ìlera ọdọọdún láti ọdún ${seniorsScreening} àti ìtọ́jú iṣan àti oríkèé (physiotherapy) tó pọ̀ sí i. Bí kò bá tíì pé ọdún 60, ẹ yan ọ̀kan nínú àwọn irú ètò Jaara.`,
    paragraphs: {
      diaspora:
        'Ẹ kọ́kọ́ wo Seniors Plan: a ti kéde iye owó àti àwọn àǹfààní rẹ̀. Ẹ bi wá nípa ti Diaspora Plan (Ilera-Eko Home Konnect), tó wà fún àwọn ẹbí tó wà nílé pẹ̀lú, kí ẹ sì fi wọ́n wé ara wọn.',
      family:
        'Fún ìyàwó, ọkọ tàbí àwọn ọmọ yín ní Èkó: ẹ kà wọ́n mọ́ ọn nínú fọ́ọ̀mù ìsàlẹ̀ yìí, irú ètò Jaara ni tiwọn, tàbí kí ẹ bi wá nípa Diaspora Plan.',
    },
    links: withWords(facts.enrolCases['parent-abroad'].links, {
      diaspora: { label: 'Diaspora Plan' },
      seniors: { label: 'Seniors Plan' },
    }),
  },
  staff: {
    label: 'Mo ní òṣìṣẹ́ tí mo fẹ́ ra ètò fún',
    heading: 'Ẹ ní òṣìṣẹ́ tí ẹ fẹ́ ra ètò fún',
    lead: 'Òfin ìjọba àpapọ̀ ní kí gbogbo agbanisíṣẹ́ tó ní èèyàn márùn-ún tàbí jù bẹ́ẹ̀ lọ ra ètò fún àwọn òṣìṣẹ́ wọn. Bí ẹ kò bá tó márùn-ún, ẹnì kọ̀ọ̀kan máa forúkọ sílẹ̀ gẹ́gẹ́ bí olùgbé.',
    paragraphs: {
      companyNumber: `Ẹ kọ́kọ́ forúkọ ilé iṣẹ́ yín sílẹ̀ lórí ojú òpó àwọn alábòójútó, kí ẹ sì gba nọ́ḿbà ìdánimọ̀ ilé iṣẹ́ (CIN): a máa ń fún ilé iṣẹ́ tó bá forúkọ sílẹ̀, ẹ sì nílò rẹ̀ kí ẹ tó ra ètò fún àwọn òṣìṣẹ́ yín. Lẹ́yìn náà ẹ yàn: irú ètò ${brand.scheme}, tàbí ilé iṣẹ́ adójútòfò (HMO) tí àjọ ìjọba àpapọ̀ àti ìjọba ìpínlẹ̀ fọwọ́ sí.`,
      asking: `Iye owó CIN (owó ìṣàkóso) àti àwọn ìwé tó nílò, a máa sọ ọ́ fún yín lórí fóònù: ${ask}. Fún ètò ẹgbẹ́, ẹ pe ${sales}.`,
    },
    links: withWords(facts.enrolCases.staff.links, {
      employers: { label: 'Agbanisíṣẹ́: òfin àti ìgbésẹ̀' },
      regulator: { label: 'Ojú òpó àwọn alábòójútó' },
    }),
  },
  'cannot-pay': {
    label: 'Mi ò lè sanwó',
    heading: 'Ṣé ètò ọ̀fẹ́ wà fún ẹni tí kò lè sanwó?',
    lead: 'A kò tíì kéde ètò ọ̀fẹ́ kankan fún aláboyún, àwọn àgbà (ẹni ọdún 60 sókè) tàbí ẹni tó ní ìpèníjà ara (disability). Bí ẹ kò bá lè sanwó, ẹ bi wá bóyá EKOSHA lè sanwó fún yín.',
    paragraphs: {
      asking: `Bí ẹ ṣe lè béèrè: ẹ pe ${ask}, ọ̀fẹ́ ni. Ẹ sọ iye èèyàn tí ẹ jẹ́, ọjọ́ orí yín, àti ibi tí ẹ ń gbé. Ohun tí a máa béèrè wà nínú àkópọ̀ ìsàlẹ̀ yìí.`,
      ekosha:
        'EKOSHA (Eko Social Health Alliance) ń kó owó jọ fún ètò àwọn olùgbé tó kù díẹ̀ káàtó fún. Láti mọ̀ bóyá ẹ lè wà lára wọn, ẹ bi wá: a máa sọ fún yín lórí fóònù.',
      free: 'Ọ̀fẹ́ ni ìforúkọsílẹ̀ fúnra rẹ̀, fún gbogbo èèyàn. Ẹ lè san owó Standard Jaara lẹ́ẹ̀mejì tàbí lẹ́ẹ̀mẹrin. Fún òṣìṣẹ́ ìjọba ìpínlẹ̀, ìjọba ìpínlẹ̀ ń san 75%.',
      emergency: emergencyAdvice,
    },
    links: withWords(facts.enrolCases['cannot-pay'].links, {
      ekosha: { label: 'Ẹ ka púpọ̀ sí i nípa EKOSHA' },
      instalments: { label: 'Sísan owó díẹ̀díẹ̀' },
      publicServants: { label: 'Òṣìṣẹ́ ìjọba' },
    }),
  },
};

export const parentSteps: typeof english.parentSteps = {
  ask: {
    heading: 'Ẹ bi wá kí ẹ tó sanwó',
    text: 'Àwọn ilé ìwòsàn tó wà nínú Seniors Plan, bóyá káàdì tàbí báńkì yín ní òkèèrè ń ṣiṣẹ́ lórí ojú òpó náà, àti bóyá òbí yín gbọ́dọ̀ wá fúnra rẹ̀: a máa fìdí rẹ̀ múlẹ̀ lórí ímeèlì tàbí fóònù.',
    unsure: fromAbroad.unsure,
  },
  papers: 'Ẹ ní àwọn ìwé òbí yín lọ́wọ́',
  register: {
    heading: 'Ẹ forúkọ sílẹ̀ kí ẹ sì sanwó',
    text: 'Àwọn tó ń gbé ní Èkó ni ètò yìí wà fún. Ẹ lè forúkọ wọn sílẹ̀ kí ẹ sì sanwó lórí ayélujára láti ibikíbi.',
    links: withWords(facts.parentSteps.links, {
      register: { label: 'Ẹ forúkọ sílẹ̀ lórí ayélujára' },
      pay: { label: 'Ẹ sanwó lórí ayélujára' },
    }),
  },
  after: 'Ètò máa bẹ̀rẹ̀ lẹ́yìn àkókò ìdúró',
};

const submit = 'Ẹ ṣe àkópọ̀ mi';

export const enrolForm: typeof english.enrolForm = {
  ...facts.enrolForm,
  heading: 'Ta ni, irú ètò wo, ilé ìwòsàn wo',
  staffHeading: 'Òṣìṣẹ́ mélòó, irú ètò wo',
  staff: { label: 'Òṣìṣẹ́', hint: 'àwọn tí ẹ gbà síṣẹ́' },
  cover: {
    label: 'Irú ètò',
    hint: 'Fún àwọn tí kò tíì pé ọdún 60. Láti ọdún 60 sókè, Seniors Plan ni.',
    staffHint: 'Irú kan náà fún gbogbo wọn, fún ìbẹ̀rẹ̀.',
    unsure: 'Kò dá mi lójú: méjèèjì',
  },
  area: { label: 'Agbègbè tí ilé ìwòsàn wà', none: 'Mo máa yàn án tó bá yá' },
  areaHint: `Àwọn ilé ìwòsàn ibẹ̀ máa hàn nísàlẹ̀. Bí wọn kò bá hàn, ẹ tẹ “${submit}”.`,
  hospital: { label: 'Ilé ìwòsàn', none: 'Mo máa yàn án tó bá yá' },
  loading: 'Àkójọ àwọn ilé ìwòsàn ń bọ̀.',
  failed:
    'Àkójọ àwọn ilé ìwòsàn kò dé. Ẹ tún yan agbègbè náà, tàbí kí ẹ wo “Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn”.',
  submit,
  kept: 'Ẹ ṣí àkópọ̀ tí fóònù yìí tọ́jú',
};

export const seniorsHospitals: typeof english.seniorsHospitals = (line) =>
  `Ṣé Seniors Plan ni tiyín? Kò sí àkójọ tó dárúkọ àwọn ilé ìwòsàn rẹ̀. Ẹ bi wá, a máa fìdí rẹ̀ múlẹ̀ lórí fóònù: ${line}.`;

/** Where one is chosen, because only those of other plans can be listed there. */
const chooseForSenior = (line: string) =>
  `Kò sí àkójọ tó sọ ilé ìwòsàn tó ń gba Seniors Plan: ti àwọn irú ètò Jaara ni àwọn àkójọ wa. Ẹ yan èyí tó wà nítòsí, kí ẹ sì bi wá nípa rẹ̀ kí ẹ tó sanwó: ${line}.`;

export const enrolSummary: typeof english.enrolSummary = {
  ...facts.enrolSummary,
  heading: 'Àkópọ̀ yín nìyí. Ẹ kò tíì forúkọ sílẹ̀.',
  nobody: 'Ẹ fi ó kéré tán ẹnì kan kún un, àkópọ̀ náà á sì hàn.',
  who: {
    heading: 'Ta ni',
    group: (label, count, ages) => `${label}: ${count} (${ages})`,
    staff: (count) => `Òṣìṣẹ́: ${count}`,
  },
  amount: {
    heading: 'Irú ètò àti iye owó',
    one: (plan, total) => `${plan}: ${total} lọ́dún`,
    atMost: (plan, sum) => `${plan}: kò ní ju ${sum} lọ lọ́dún`,
    way: (total, condition) => `${total}: ${condition}`,
    sure: 'Bó ti wù kó rí',
    doubt: 'Iye owó wa kò sọ èyí tó tọ̀nà nínú wọn. Ẹ bi wá kí ẹ tó sanwó.',
    instalments: (parts) => `Ní díẹ̀díẹ̀: ${parts}`,
    part: timesAmount,
    seniors: (plan) => `Àwọn ẹni ọdún 60 sókè: ${plan}, a ti kà á mọ́ ọn.`,
    couple: (each) => `A ka àgbà méjì sí tọkọtaya. Bí wọn kì í bá ṣe tọkọtaya, ẹnì kọ̀ọ̀kan máa san ${each}.`,
    fee: 'Ọ̀fẹ́ ni ìforúkọsílẹ̀ fúnra rẹ̀. Ẹnikẹ́ni kò gbọdọ̀ gba owó iṣẹ́.',
    staff: `Ètò kan fún ẹnì kọ̀ọ̀kan. Fún iye owó ẹgbẹ́, ẹ béèrè ní ${sales}.`,
    cannotPay: `Ẹ kọ́kọ́ béèrè bóyá EKOSHA lè san án: ${ask}, ọ̀fẹ́ ni.`,
  },
  hospital: {
    heading: 'Ilé ìwòsàn',
    none: 'Ẹ kò tíì yàn án. Ẹ yan èyí tó súnmọ́ yín: ibẹ̀ ni ẹ ti máa gba ìtọ́jú.',
    nearParent: 'Ẹ kò tíì yàn án. Ẹ yan èyí tó súnmọ́ òbí yín: ibẹ̀ ni wọ́n ti máa gba ìtọ́jú.',
    find: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn',
    change: 'Ẹ lè pààrọ̀ rẹ̀ lẹ́ẹ̀kan nínú ọdún ètò kọ̀ọ̀kan.',
    seniors: chooseForSenior(tollFree.inFull),
    seniorsFromAbroad: chooseForSenior(fromAbroad.line.label),
    offList: (plan) => `Kò sí nínú àkójọ wa fún ${plan}. Ẹ yan òmíràn.`,
    staff: 'Ẹnì kọ̀ọ̀kan máa yan ọ̀kan, láti inú àkójọ irú ètò náà.',
  },
  papers: {
    heading: 'Ẹ mú ìwọ̀nyí lọ',
    cin: 'Nọ́ḿbà ìdánimọ̀ ilé iṣẹ́ (CIN)',
    lasrra: (count) =>
      count === 1
        ? 'Nọ́ḿbà ìforúkọsílẹ̀ olùgbé Èkó (LASRRA)'
        : `Nọ́ḿbà ìforúkọsílẹ̀ olùgbé Èkó (LASRRA) ti ẹnì kọ̀ọ̀kan nínú èèyàn ${count}`,
    residence: 'Káàdì LASRRA, tàbí ẹ̀rí mìíràn fún gbígbé ní Èkó',
    ages: 'Ọjọ́ orí àti àdírẹ́sì Èkó ti ẹnì kọ̀ọ̀kan',
  },
  where: {
    heading: 'Ibi tí ẹ máa lọ',
    cin: 'Lákọ̀ọ́kọ́, fún CIN',
    online: 'Ẹ forúkọ sílẹ̀ lórí ayélujára',
    group: 'Lẹ́yìn náà ẹ forúkọ sílẹ̀ lórí ayélujára, gẹ́gẹ́ bí ẹgbẹ́',
    pay: 'Ẹ sanwó pẹ̀lú káàdì, fífi owó ránṣẹ́ láti báńkì tàbí USSD',
    place: (name, address) => `Bí ẹ bá fẹ́ lọ fúnra yín: ${name}, ${address}`,
    parentPlace: (name, address) => `Bí òbí yín bá fẹ́ lọ fúnra rẹ̀: ${name}, ${address}`,
    agents: 'Tàbí lọ́dọ̀ aṣojú ìtajà tó wà nínú àkójọ wa',
  },
  ask: {
    heading: 'Ẹ kọ́kọ́ bi wá',
    line: `${toll}, ọ̀fẹ́ ni`,
    fromAbroad: [
      { text: `Ímeèlì: ${email}`, to: `mailto:${email}` },
      { text: 'Fọ́ọ̀mù ìkànsí', to: facts.enrolSummary.write },
      { text: `Fóònù: ${fromAbroad.line.label}`, to: fromAbroad.line.to },
    ],
    staffLine: `${ask}, ọ̀fẹ́ ni`,
    price: 'Èwo nínú àwọn iye owó yìí ló kàn wá?',
    cin: 'Èló ni CIN, àwọn ìwé wo ló sì nílò?',
    age: 'Ẹnì kan máa tó pé ọdún 23 tàbí 60: ọjọ́ orí wo ni ẹ máa kà?',
    seniors: 'Àwọn ilé ìwòsàn wo ni a lè yàn nínú Seniors Plan?',
    papers: 'Ṣé a nílò NIN, fọ́tò tàbí ìwé mìíràn?',
    lasrra: 'A kò tíì ní nọ́ḿbà LASRRA: níbo ni a ti lè gbà á?',
    open: 'Ṣé ibẹ̀ ṣí sílẹ̀ lónìí?',
  },
  after: {
    heading: 'Lẹ́yìn náà',
    lines: [coverStart.paidBy, `Àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún ${waits.newEnrollee}.`],
    dates: 'Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?',
  },
  madeAt: 'A ṣe é ní',
  sharing: {
    ...sharingWords,
    share: 'Ẹ pín in',
    print: 'Ẹ tẹ̀ ẹ́ jáde / ẹ fi pamọ́',
    whatsAppUrl: externalLinks.whatsAppShare,
    copied: 'A ti ṣe àdàkọ àkópọ̀ náà. Ẹ lẹ̀ ẹ́ mọ́ ibi tó bá wù yín.',
    byHand: 'Ẹ̀rọ yín kò gbà wá láyè láti ṣe àdàkọ. Ẹ ṣe àdàkọ ọ̀rọ̀ yìí:',
  },
  kept: 'Fóònù yín ti tọ́jú rẹ̀: bí ẹ bá tún ṣí ojú ewé yìí, ẹ máa rí i.',
  forget: 'Ẹ pa á rẹ́ kúrò lórí fóònù yìí',
};
