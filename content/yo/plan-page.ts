import type * as english from '../en/plan-page.ts';
import { contactLink, externalLinks } from '../facts/links.ts';
import * as facts from '../facts/plans.ts';
import { CHILD_AGE_LIMIT, familyPackages, SENIOR_AGE } from '../facts/plans.ts';
import { withWords } from '../with-words.ts';
import { coverStart, jaaraPlus, planFactsDate, seniorsPlan, standardJaara } from './plans.ts';
import { brand, phoneLines, sharingWords } from './site.ts';
import { statistics } from './statistics.ts';
import { askUs } from './support.ts';
import { waits } from './waiting.ts';

const factsDate = `Ọ̀rọ̀ nípa àwọn irú ètò, gẹ́gẹ́ bó ṣe wà ní ${planFactsDate.text}.`;
const { label, display, digits } = phoneLines.tollFree;
/** Below what is printed, before its URL. */
const printedBy = `${brand.fullName} (${brand.name}), ${brand.scheme}. ${factsDate} ${label}: ${display} (${digits}).`;

export const householdContent: typeof english.householdContent = {
  familyPlans: [standardJaara, jaaraPlus],
  seniorsPlan,
  packages: familyPackages,
};

export const householdCalculator: typeof english.householdCalculator = {
  id: facts.householdCalculator.id,
  resultId: facts.householdCalculator.resultId,
  heading: 'Èló ni a máa san?',
  lead: 'Ẹ sọ àwọn tó ń gbé pẹ̀lú yín fún wa. A máa fi gbogbo iye tí owó irú ètò kọ̀ọ̀kan lè jẹ́ hàn.',
  groups: {
    adults: { label: 'Àgbàlagbà (adults)', hint: `ẹni ọdún ${CHILD_AGE_LIMIT} sí ${SENIOR_AGE - 1}` },
    children: { label: 'Ọmọ', hint: `kò tíì pé ọdún ${CHILD_AGE_LIMIT}` },
    seniors: { label: 'Àgbà (seniors)', hint: `ẹni ọdún ${SENIOR_AGE} sókè` },
  },
  fewer: (label) => `${label}: ẹ yọ ẹnì kan kúrò`,
  more: (label) => `${label}: ẹ fi ẹnì kan kún un`,
  notCounted: (max, count) => `Èyí kì í ṣe nọ́mbà láti 0 sí ${max}: ${count} ni a kà.`,
  tooMany: (max) => `Kò lè ju ${max} lọ. Ẹ pè wá bí ó bá ju bẹ́ẹ̀ lọ.`,
  submit: 'Ẹ ṣe ìṣirò rẹ̀',
  answer: (plan, total) => `${plan}: ${total} lọ́dún.`,
  total: 'Bí ẹ bá san án lẹ́ẹ̀kan lọ́dún:',
  cheapest: 'Owó tó kéré jù lọ',
  atMost: (sum) => `kò ní ju ${sum} lọ`,
  sure: 'Bó ti wù kó rí',
  doubt: {
    text: 'Iye owó wa kò sọ èyí tó tọ̀nà nínú wọn. Kó lè dá yín lójú kí ẹ tó sanwó, ẹ pe',
    line: { display, digits, to: phoneLines.tollFree.to },
  },
  noCouple: (more) =>
    `A ka ẹni méjì-méjì tó jẹ́ ẹni ọdún 60 sókè sí tọkọtaya. Fún méjì tí wọn kì í ṣe tọkọtaya, ẹ fi ${more} kún un.`,
  instalments: 'Ní díẹ̀díẹ̀',
  instalment: (times, each, sum) => `${times}\u00a0×\u00a0${each} =\u00a0${sum}`,
  noInstalments: `Sísan díẹ̀díẹ̀ fún àpapọ̀ yìí: ${askUs.tollFree}.`,
  instalmentsNote:
    'Lẹ́yìn tí ẹ bá ti san gbogbo owó adójútòfò (premium) ọdún náà nìkan ni ètò máa sanwó àwọn ìtọ́jú kan: ìtọ́jú oyún àti ìbímọ, àti àyẹ̀wò ìlera ọdọọdún; nínú Jaara Plus, iṣẹ́ abẹ àti ìtọ́jú ìpele kejì (secondary care) pẹ̀lú.',
  people: (counts) => `Fún: ${counts.join(', ')}.`,
  count: (label, count) => `${label}: ${count}`,
  nobody: 'Ẹ fi ẹnì kan kún un láti rí iye owó.',
  assumptionsHeading: 'Bí a ṣe ń ṣe ìṣirò rẹ̀',
};

export const costItemWords: typeof english.costItemWords = {
  individual: { one: 'ètò ẹnì kan', many: 'ètò ẹnì kan' },
  family4: { one: 'ìdílé tí kò ju èèyàn 4 lọ', many: 'ìdílé tí kò ju èèyàn 4 lọ' },
  family6: { one: 'ìdílé tí kò ju èèyàn 6 lọ', many: 'ìdílé tí kò ju èèyàn 6 lọ' },
  'extra-under-23': {
    one: 'àfikún ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tí kò tíì pé ọdún 23',
    many: 'àfikún àwọn tí ẹ ń gbọ́ bùkátà wọn, tí wọn kò tíì pé ọdún 23',
  },
  'extra-above-23': {
    one: 'ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tó ju ọdún 23 lọ',
    many: 'àwọn tí ẹ ń gbọ́ bùkátà wọn, tí wọ́n ju ọdún 23 lọ',
  },
  'senior-couple': { one: 'Seniors Plan fún tọkọtaya', many: 'Seniors Plan fún tọkọtaya' },
  senior: { one: 'Seniors Plan fún ẹnì kan', many: 'Seniors Plan fún ẹnì kan' },
};

export const openQuestions: typeof english.openQuestions = {
  'extra-on-four': 'Bí a bá lè fi ọmọ kún ìdílé ẹlẹ́ni 4 gẹ́gẹ́ bí àfikún',
  'child-alone': 'Bí ọmọ bá lè ní ètò tirẹ̀',
  'policy-alone': 'Bí ọmọ, tàbí ọ̀kan nínú òbí méjì, bá lè ní ètò tirẹ̀',
  'grown-dependant': 'Bí a bá lè ka àwọn àgbàlagbà yòókù sí àwọn tí ẹ ń gbọ́ bùkátà wọn',
};

export const householdSharing: typeof english.householdSharing = {
  share: 'Ẹ pín iye owó yìí',
  title: 'Iye owó Ilera Eko fún ilé wa lọ́dún',
  ...sharingWords,
  whatsApp: 'Ẹ fi iye owó náà ránṣẹ́ lórí WhatsApp',
  print: 'Ẹ tẹ iye owó náà jáde / ẹ fi pamọ́',
  whatsAppUrl: externalLinks.whatsAppShare,
  printedBy,
  printedFrom: 'Ẹ tún ìṣirò náà ṣe ní',
};

export const householdAssumptions: typeof english.householdAssumptions = [
  'Ìdílé tí kò ju èèyàn 4 lọ jẹ́ ẹni tí ètò wà lórúkọ rẹ̀ (principal), ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 2, tàbí ẹni náà àti ọmọ 3. Ìdílé tí kò ju èèyàn 6 lọ jẹ́ ẹni tí ètò wà lórúkọ rẹ̀, ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 4, tàbí ẹni náà àti ọmọ 5. Ẹni tí ètò wà lórúkọ rẹ̀ àti ọkọ tàbí ìyàwó rẹ̀ jẹ́ ẹni ọdún 23 sí 59; àwọn ọmọ kò tíì pé ọdún 23.',
  'Ètò ìdílé lè ní èèyàn tí kò tó iye àyè inú rẹ̀, bí owó rẹ̀ bá kéré sí i. Ẹnikẹ́ni tí kò tíì pé ọdún 60 sì lè ní ètò ẹnì kan.',
  'Bí ìdílé bá ti pé èèyàn 6 ni a máa ń fi iye owó àfikún ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tí kò tíì pé ọdún 23, kún un. Bí ìdílé bá pé èèyàn 4 nìkan, a fi í hàn lọ́tọ̀, nítorí pé iye owó wa kò sọ bóyá ó ṣeé ṣe.',
  'A ka àgbàlagbà (adults) méjì àkọ́kọ́ sí ẹni tí ètò wà lórúkọ rẹ̀ (principal) àti ọkọ tàbí ìyàwó rẹ̀. Nínú Jaara Plus, àwọn yòókù máa wọ ètò ìdílé wọn gẹ́gẹ́ bí ẹni tí wọ́n ń gbọ́ bùkátà rẹ̀, tó ju ọdún 23 lọ.',
  'A ka àwọn ẹni ọdún 60 sókè sí Seniors Plan, a sì ka méjì nínú wọn sí tọkọtaya. Bí wọn kì í bá ṣe tọkọtaya, ẹnì kọ̀ọ̀kan máa san iye owó ẹnì kan.',
  'A fi sísan díẹ̀díẹ̀ hàn fún ètò ẹnì kan àti ètò ìdílé ti àwọn irú ètò Jaara. Ẹ ní kí a fìdí ọ̀rọ̀ tiyín múlẹ̀ kí ẹ tó sanwó.',
];

export const planPage: typeof english.planPage = {
  title: `${brand.name} | Àwọn irú ètò Ilera Eko | ${brand.tagline}`,
  description:
    'Ẹ fi àwọn irú ètò ìlera Ilera Eko ti Ìpínlẹ̀ Èkó wé ara wọn: ohun tó wà nínú ọ̀kọ̀ọ̀kan, iye owó rẹ̀ lọ́dún, àti ìgbà tí àǹfààní rẹ̀ bẹ̀rẹ̀.',
  hero: {
    heading: 'Adójútòfò ìlera (health insurance) tó túbọ̀ fani mọ́ra',
    lead: 'Irú ètò mẹ́rin, ìlérí kan: nígbà tí ẹnì kan nínú ilé yín bá ṣàìsàn, owó ìtọ́jú kọ́ ni ohun àkọ́kọ́ tó máa kó ìdààmú bá yín.',
    action: { label: 'Ẹ wo gbogbo irú ètò', to: facts.planPage.hero.action.to },
    compare: { label: 'Ẹ fi àǹfààní wọn wé ara wọn', to: facts.planPage.hero.compare.to },
    covered: { label: 'Ṣé ó wà nínú ètò?', to: facts.planPage.hero.covered.to },
    alt: 'Ìdílé ẹlẹ́ni mẹ́rin ní Èkó: ìyá àgbà, bàbá, ìyá àti ọmọ.',
  },
  factsDate,
};

export const planCards: typeof english.planCards = {
  id: facts.planCards.id,
  heading: 'Àwọn irú ètò wa',
  lead: `Iye owó ọdún ètò kan tó jẹ́ oṣù 12 nìyí. Ọ̀fẹ́ ni ìforúkọsílẹ̀ fúnra rẹ̀. ${coverStart.short} ${coverStart.activeOrCovered}`,
  priceUnpublished: 'Ẹ béèrè iye owó lọ́wọ́ wa',
  lowestPrice: 'Iye owó tó kéré jù lọ',
};

export const planOffer: typeof english.planOffer = {
  priceFrom: 'láti',
  pricePeriod: 'lọ́dún',
  ask: contactLink('Ẹ béèrè iye owó', 'Iye owó Diaspora Plan'),
  buy: { label: 'Ẹ rà á báyìí', to: facts.planOffer.buy.to },
  view: 'Ẹ wò ó',
  viewNote: 'PDF, ó máa ṣí ní táàbù tuntun',
};

export const planComparison: typeof english.planComparison = {
  id: facts.planComparison.id,
  heading: 'Ẹ fi àwọn irú ètò wé ara wọn',
  lead: 'Ẹ yan àwọn irú ètò tí ẹ fẹ́ fi wé ara wọn, tàbí kí ẹ wá àǹfààní kan tó ṣe pàtàkì sí yín.',
  plansLabel: 'Àwọn irú ètò tí ẹ fẹ́ fi wé ara wọn',
  searchLabel: 'Àwárí àǹfààní',
  searchPlaceholder: 'Àwárí àǹfààní...',
  categoryLabel: 'Ìsọ̀rí',
  allCategories: 'Gbogbo ìsọ̀rí',
  searchSetAside: 'Ẹ ti yan ìsọ̀rí kan, nítorí náà a kò lo ọ̀rọ̀ àwárí yín.',
  highlight: 'Kí ìyàtọ̀ hàn kedere',
  differs: 'Ó yàtọ̀',
  benefitHeading: 'Àǹfààní',
  nextStep: 'Ohun tó kàn',
  apply: 'Ẹ fi hàn',
  found: (shown, all) => (shown === all ? `Gbogbo nǹkan ${all} ló hàn` : `Nǹkan ${shown} nínú ${all} ló hàn`),
  marked: (count) => (count === 1 ? '1 yàtọ̀, a sì sàmì sí i' : `${count} yàtọ̀, a sì sàmì sí wọn`),
  sameIn: (count) => (count === 2 ? 'Bákan náà ni nínú méjèèjì' : 'Bákan náà ni nínú mẹ́tẹ̀ẹ̀ta'),
  more: (items) => (items ? `pẹ̀lú: ${items}` : 'kò sí òmíràn'),
  rowsInCategory: (category, count) => {
    const noun = category === 'premiums' ? 'iye owó' : 'àǹfààní';
    return `${noun} ${count}`;
  },
  differInCategory: (count) => `${count} yàtọ̀`,
  caption: (plans) => `Àǹfààní àti iye owó, ní ìsọ̀rí kọ̀ọ̀kan: ${plans}`,
  noPlans: 'Ẹ kò tíì yan irú ètò kankan. Ẹ yan ó kéré tán ọ̀kan láti rí ohun tó wà nínú rẹ̀.',
  selectAll: 'Ẹ yan gbogbo irú ètò',
  noRows: 'Kò sí àǹfààní tó ń jẹ́ orúkọ yẹn. Ẹ gbìyànjú ọ̀rọ̀ mìíràn, tàbí kí ẹ wo gbogbo wọn.',
  showAll: 'Ẹ wo gbogbo àǹfààní',
  waiting: 'Àkókò ìdúró',
  condition: 'Àdéhùn',
  about: 'Nípa',
};

export const comparisonSharing: typeof english.comparisonSharing = {
  share: 'Ẹ pín àfiwé yìí',
  title: 'Àwọn irú ètò Ilera Eko lẹ́gbẹ̀ẹ́ ara wọn',
  ...sharingWords,
  print: 'Ẹ tẹ̀ ẹ́ jáde / ẹ fi pamọ́',
  whatsAppUrl: externalLinks.whatsAppShare,
  printedBy,
  printedFrom: 'Ẹ tún fi wọ́n wé ara wọn ní',
};

export const planContents: typeof english.planContents = {
  heading: 'Irú ètò kọ̀ọ̀kan ní kíkún',
  lead: 'Iye owó, sísan díẹ̀díẹ̀ àti àkókò ìdúró irú ètò kọ̀ọ̀kan.',
  everything: 'Ṣé ó wà nínú ètò? Gbogbo àǹfààní, òdiwọ̀n àti apá owó tí ẹ̀yin máa san (co-payment)',
  benefits: 'Ẹ wo ohun tó wà nínú rẹ̀ nínú àfiwé',
};

export const diasporaDetails: typeof english.diasporaDetails = {
  heading: 'Diaspora Plan: ètò tí a ń san owó rẹ̀ láti ilẹ̀ òkèèrè',
  paragraphs: [
    'Àwọn ọmọ Nàìjíríà tó ń gbé ní ilẹ̀ òkèèrè ń san owó ètò ìlera fún àwọn ẹbí wọn tó ń gbé ní Èkó. Irú ètò yìí bẹ̀rẹ̀ ní Oṣù Kejìlá (December) 2022.',
    'Láti Oṣù Kejìlá (December) 2025, ẹ̀yà méjì ló wà. Ilera-Eko Home Konnect wà fún ìdílé tó wà nílé. Ilera-Eko Waka-Well wà fún àwọn arìnrìn-àjò àti àlejò.',
    'Ẹ bi wá kí ẹ tó sanwó: a máa sọ ohun tó wà nínú ẹ̀yà kọ̀ọ̀kan, iye owó rẹ̀, àti ìgbà tí àǹfààní rẹ̀ bẹ̀rẹ̀.',
  ],
  askHeading: 'Bí ẹ ṣe lè béèrè',
  write: planOffer.ask,
  questionsHeading: 'Ìbéèrè tó yẹ kí ẹ béèrè',
  questions: [
    'Èwo nínú ẹ̀yà méjèèjì ló bá ìdílé mi mu, kí ló sì wà nínú ọ̀kọ̀ọ̀kan?',
    'Èló ni fún ẹnì kọ̀ọ̀kan lọ́dún, owó orílẹ̀-èdè wo ni mo sì lè fi san án?',
    'Àwọn ilé ìwòsàn wo ní Èkó ni àwọn ẹbí mi lè yàn?',
    'Lẹ́yìn tí mo bá sanwó, báwo ló ṣe máa pẹ́ tó kí wọ́n tó lè rí dókítà?',
  ],
  aboutHeading: 'Àwọn tó wà lẹ́yìn rẹ̀',
  about: [
    `${brand.fullName} (${brand.name}) ló ń darí ètò ìlera ìpínlẹ̀ náà lábẹ́ òfin tí a fọwọ́ sí ní ọjọ́ 25, Oṣù Karùn-ún (May) 2015. Láti ọjọ́ 1, Oṣù Keje (July) 2019 ni àwọn tó forúkọ sílẹ̀ ti ń gba ìtọ́jú.`,
    `Èèyàn tó ju ${statistics.livesInText} lọ ló wà nínú ètò wa, títí di ${statistics.asOfText}.`,
  ],
  have: 'Ẹ jẹ́ kí ọjọ́ orí àti àdírẹ́sì Èkó ti ẹnì kọ̀ọ̀kan tí ẹ fẹ́ ra ètò fún wà lọ́wọ́ yín, pẹ̀lú nọ́ḿbà ìforúkọsílẹ̀ olùgbé (LASRRA) wọn.',
};

export const enrolment: typeof english.enrolment = {
  heading: 'Bí ẹ ṣe lè forúkọ sílẹ̀',
  steps: [
    'Ẹ forúkọ sílẹ̀ lórí ayélujára gẹ́gẹ́ bí ẹnì kan, ìdílé tàbí ẹgbẹ́. Ẹ nílò nọ́ḿbà ìforúkọsílẹ̀ olùgbé Èkó (LASRRA).',
    'Ẹ yan irú ètò yín, kí ẹ sì sanwó pẹ̀lú káàdì, fífi owó ránṣẹ́ láti báńkì tàbí USSD.',
    'Ẹ yan ilé ìwòsàn tí a fọwọ́ sí, níbi tí ẹ ti fẹ́ gba ìtọ́jú.',
    `Ẹ gba ìtọ́jú níbẹ̀. Bí ẹ bá sanwó ní ọjọ́ 25 oṣù tàbí ṣáájú rẹ̀, ètò yín máa bẹ̀rẹ̀ iṣẹ́ ní ìbẹ̀rẹ̀ oṣù tó kàn. Àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún ${waits.newEnrollee}.`,
  ],
  places:
    'Ẹ tún lè forúkọ sílẹ̀ ní olú ọ́fíìsì, àwọn ọ́fíìsì ẹ̀ka àti ẹ̀ka kékeré, kíósìkì, àwọn ilé ìtajà oògùn àdúgbò àti àgọ́ VBooth.',
  ways: withWords(facts.enrolment.ways, {
    prepare: { label: 'Ìmúrasílẹ̀ fún ìforúkọsílẹ̀ mi' },
    register: { label: 'Ẹ forúkọ sílẹ̀ lórí ayélujára' },
    contactWhereToEnrol: { label: 'Ibi tí ẹ ti lè lọ forúkọ sílẹ̀ fúnra yín' },
  }),
};

export const planRules: typeof english.planRules = {
  heading: 'Ohun tó yẹ kí ẹ mọ̀',
  items: [
    'Ẹnikẹ́ni kò gbọdọ̀ gba owó iṣẹ́ lọ́wọ́ yín fún ìforúkọsílẹ̀.',
    'Oṣù 12 ni ọdún ètò kan. Ẹ lè pààrọ̀ ilé ìwòsàn yín lẹ́ẹ̀kan nínú ọdún ètò kọ̀ọ̀kan, àti nígbà tí ìdí pàtàkì tó ṣọ̀wọ́n bá wà.',
    'Nínú pàjáwìrì tó fi ẹ̀mí sínú ewu, ìtọ́jú ló kọ́kọ́; ìgbà tí aláìsàn bá ti kúrò nínú ewu ni wọ́n máa béèrè ẹ̀rí pé ó wà nínú ètò.',
  ],
};
