import { plusDependants, standardDependants, standardPrices } from '../../amounts.ts';
import type * as english from '../../en/search/answers.ts';
import { email, office } from '../../facts/addresses.ts';
import * as enrolFacts from '../../facts/enrol-page.ts';
import { contactLink } from '../../facts/links.ts';
import * as facts from '../../facts/search/answers.ts';
import { emergencyLines } from '../../facts/site.ts';
import type { SearchAnswer } from '../../schema/pages.ts';
import { hoursOfLines } from '../../when-open.ts';
import { withWords } from '../../with-words.ts';
import { coveredGroups } from '../covered.ts';
import { emergencyPage } from '../emergency-page.ts';
import { enrolCases } from '../enrol-page.ts';
import { enrolmentPlaces, whereToEnrol } from '../enrolment-places.ts';
import { faqGroups } from '../faq.ts';
import { pages } from '../pages.ts';
import { serviceNames, servicesPage } from '../place-details.ts';
import { diasporaPlan, jaaraPlus, seniorsPlan, standardJaara } from '../plans.ts';
import { brand, phoneLines, when } from '../site.ts';
import { askUs, whatsAppLines } from '../support.ts';

/** What the page of emergencies and the questions say already is said in the same words. */
const findingAHospital = faqGroups
  .flatMap(({ questions }) => questions)
  .find(({ id }) => id === 'finding-a-hospital');
const rowName = (row: string) =>
  coveredGroups.flatMap(({ questions }) => questions).find(({ id }) => id === row)?.question ?? row;

const hours = hoursOfLines('yo');

const familyPlans = [standardJaara, jaaraPlus];
const places = { label: whereToEnrol.heading, to: `/contact#${whereToEnrol.id}` };
const contact = { label: 'Gbogbo ọ̀nà láti kàn sí wa', to: facts.contact.to };
const householdCost = { label: 'Èló ni ìdílé wa máa san?', to: facts.householdCost.to };

/** The page for employers is in English; what is said to them in Yorùbá comes before it. */
const { label, heading, paragraphs, links } = enrolCases.staff;
const staff = {
  title: heading,
  text: paragraphs.slice(0, 2),
  links: [{ label, to: enrolFacts.enrolCases.staff.to }, ...links],
};

/** In an emergency: the lines of the state, ours, and the hospitals nearest first. */
const emergencyWays = withWords(facts.searchAnswers.emergency.links, {
  emergencyLine: { label: `Ẹ pe ${emergencyLines[0].number}` },
  ambulanceLine: { label: `Ẹ pe ${emergencyLines[1].number}` },
  call: { label: phoneLines.tollFree.digits, to: phoneLines.tollFree.to },
  nearMe: { label: 'Nítòsí mi: ilé ìwòsàn àti ilé ìtajà oògùn bí wọ́n ṣe jìnnà sí' },
});

const { 'parent-abroad': parentCase, 'cannot-pay': poorCase } = enrolCases;

const callLines = Object.values(phoneLines).map(({ label, display, digits, to }) => ({
  icon: 'phone' as const,
  label: display,
  note: `${label} · ${digits}`,
  to,
}));

const divisions = enrolmentPlaces
  .filter(({ kind, locality }) => kind === 'office' && locality !== 'Ikeja')
  .map(
    ({ id, name, locality, address, published = '', isToConfirm, hours, directions }): SearchAnswer => ({
      id,
      asks: [
        `office ${locality.toLowerCase()}`,
        `office address ${locality.toLowerCase()}`,
        `enrol ${locality.toLowerCase()}`,
        `register ${locality.toLowerCase()}`,
        `ọ́fíìsì ${locality.toLowerCase()}`,
        `forúkọ sílẹ̀ ${locality.toLowerCase()}`,
      ],
      title: name,
      text: isToConfirm
        ? [`${address}. ${whereToEnrol.toConfirm(published)}: ${whereToEnrol.callHeading.toLowerCase()}.`]
        : [`${address}.`, ...(hours ?? [])],
      lines: [
        { icon: 'map-pin', label: whereToEnrol.directions, note: address, to: directions },
        ...callLines.slice(0, 1),
      ],
      links: [places],
    }),
  );

/** "Gbà" also receives and "lù" also beats, but no vehicle does so; "ọkọ̀" is in own-answers.ts, since "ọkọ" is a husband. */
const runOver = [
  'mọ́tò',
  'ọkadà',
  'ọlọ́kadà',
  'alùpùpù',
  'kẹ̀kẹ́',
  'marúwá',
  'bọ́ọ̀sì',
  'danfo',
  'tírélà',
  'tánkà',
].flatMap((what) => ['gbá', 'lù', 'kọlù', 'tẹ̀', 'ṣubú', 'jábọ́'].map((said) => `${what} ${said}`));

export const searchAnswers: typeof english.searchAnswers = [
  ...withWords(facts.searchAnswers, {
    scheme: {
      asks: [
        ...facts.searchAnswers.scheme.asks,
        'ètò',
        'adójútòfò',
        'adójútòfò ìlera',
        'ètò ìlera',
        'ètò adójútòfò ìlera',
        'adójútòfò ìlera èkó',
        'mádàánilófò',
      ],
      title: `${brand.scheme}, adójútòfò ìlera Ìpínlẹ̀ Èkó`,
      text: [
        `${brand.fullName} (${brand.name}) ló ń darí rẹ̀. Ẹ fi àwọn irú ètò wé ara wọn, lẹ́yìn náà ẹ forúkọ sílẹ̀, kí ẹ sì sanwó.`,
      ],
      links: withWords(facts.searchAnswers.scheme.links, {
        plan: { label: 'Àwọn irú ètò ìlera' },
        faqHowToEnrol: { label: 'Bí ẹ ṣe lè forúkọ sílẹ̀' },
        about: { label: 'Nípa wa' },
      }),
    },
    phone: {
      asks: [
        ...facts.searchAnswers.phone.asks,
        'ẹ kò gbé fóònù',
        'ẹ kò dáhùn ìpè',
        'fóònù',
        'nọ́ḿbà fóònù',
        'nọ́ḿbà',
        'nọ́ḿbà yín',
        'pè yín',
        'kàn sí yín',
        'ìpè ọ̀fẹ́',
        'ìrànlọ́wọ́',
        'bá èèyàn sọ̀rọ̀',
      ],
      title: `Ẹ pè wá${when.lines}`,
      lines: callLines,
      links: [contact],
    },
    whatsapp: {
      asks: [...facts.searchAnswers.whatsapp.asks, 'nọ́ḿbà whatsapp'],
      title: 'Ẹ kọ̀wé sí wa lórí WhatsApp',
      lines: whatsAppLines.map(({ label, display, url }) => ({
        icon: 'whatsapp' as const,
        label: display,
        note: label,
        to: url,
      })),
      links: [contact],
    },
    email: {
      asks: [
        ...facts.searchAnswers.email.asks,
        'ímeèlì',
        'àdírẹ́sì ímeèlì',
        'kọ̀wé sí yín',
        'fọ́ọ̀mù ìkànsí',
        'àtẹ̀jíṣẹ́',
      ],
      title: 'Ẹ kọ̀wé sí wa',
      lines: withWords(facts.searchAnswers.email.lines, {
        mail: { label: email, note: 'Ímeèlì', to: `mailto:${email}` },
      }),
      links: withWords(facts.searchAnswers.email.links, {
        contactWrite: { label: 'Fọ́ọ̀mù ìkànsí' },
        contact,
      }),
    },
    office: {
      asks: [
        ...facts.searchAnswers.office.asks,
        'ọ́fíìsì',
        'olú ọ́fíìsì',
        'àdírẹ́sì',
        'àdírẹ́sì ọ́fíìsì',
        'níbo ni ẹ wà',
        'ibo lẹ wà',
        'ọ́fíìsì yín',
        'ọ́fíìsì ikeja',
      ],
      title: 'Olú ọ́fíìsì',
      text: [`${office.lines.join(', ')}. Ẹ jọ̀wọ́, ẹ pè wá kí ẹ tó wá.`],
      lines: withWords(facts.searchAnswers.office.lines, {
        mapUrl: { label: whereToEnrol.directions, note: office.lines.join(', '), to: office.mapUrl },
      }),
      links: [places, contact],
    },
    hours: {
      asks: [
        ...facts.searchAnswers.hours.asks,
        'wákàtí',
        'aago mélòó',
        'àkókò iṣẹ́',
        'ìgbà wo lẹ ń ṣí',
        'ìgbà wo lẹ ń pa dé',
      ],
      title: when.isAlways ? 'Ẹ lè pè wá tọ̀sán-tòru' : 'Ìgbà tí a máa ń ṣí',
      text: [
        ...(when.isAlways
          ? ['A máa ń dáhùn ìpè fóònù ní wákàtí 24 lójúmọ́, ọjọ́ 7 lọ́sẹ̀.']
          : hours.each.map(({ display, hours }) => `${display}: ${hours}.`)),
        ...enrolmentPlaces
          .slice(0, 1)
          .flatMap(({ name, hours }) => (hours ? `${name}. ${hours.join('; ')}.` : [])),
        `Àwọn ọ́fíìsì. ${whereToEnrol.hours} ${whereToEnrol.callHeading}.`,
      ],
      lines: callLines.slice(0, 1),
      links: [contact],
    },
    price: {
      asks: [
        ...facts.searchAnswers.price.asks,
        'èló',
        'eelo',
        'èló ni ètò',
        'owó',
        'owó ètò',
        'iye owó',
        'iye owó ètò',
        'iye',
        'owó adójútòfò',
        'iye owó ẹnì kan',
        'èló fún ẹnì kan',
        'ètò tó dín owó',
      ],
      title: 'Iye owó ètò lọ́dún fún ẹnì kan',
      amounts: [...familyPlans, seniorsPlan].map(({ name, premiums }) => ({
        label: name,
        naira: premiums.individual,
      })),
      links: withWords(facts.searchAnswers.price.links, {
        householdCost,
        planPlanComparison: { label: 'Ẹ fi àwọn irú ètò wé ara wọn' },
      }),
    },
    'price-family': {
      asks: [
        ...facts.searchAnswers['price-family'].asks,
        'iye owó ìdílé',
        'iye owó ẹbí',
        'èló ìdílé',
        'èló ẹbí',
        'ètò ìdílé',
        'ètò ẹbí',
        'ìdílé',
        'ẹbí',
        'èló ìyàwó',
        'èló ọmọ',
        'èló èèyàn',
        'iye owó èèyàn',
        'iye owó ìyàwó ọmọ',
      ],
      title: 'Iye owó ètò lọ́dún fún ìdílé',
      amounts: familyPlans.flatMap(({ name, premiums }) => [
        { label: `${name}, kò ju èèyàn 4 lọ`, naira: premiums.family4 },
        { label: `${name}, kò ju èèyàn 6 lọ`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers['price-family'].links, {
        householdCost,
        faqDependants: { label: 'Ta ni mo lè fi kún un?' },
      }),
    },
    seniors: {
      asks: [
        ...facts.searchAnswers.seniors.asks,
        'àgbà',
        'àwọn àgbà',
        'ètò àgbà',
        'àgbàlagbà',
        'arúgbó',
        'òbí',
        'òbí mi',
        'ìyá mi',
        'bàbá mi',
        'ìyá',
        'bàbá',
        'ìyá àgbà',
        'bàbá àgbà',
        'ọdún 60',
        'fẹ̀yìntì',
      ],
      title: 'Seniors Plan, láti ọdún 60',
      amounts: withWords(facts.searchAnswers.seniors.amounts, {
        onePerson: { label: 'Ẹnì kan', naira: seniorsPlan.premiums.individual },
        aCouple: { label: 'Tọkọtaya', naira: seniorsPlan.premiums.couple },
      }),
      links: withWords(facts.searchAnswers.seniors.links, {
        faqSeniors: { label: 'Ṣé irú ètò kan wà fún àwọn àgbà?' },
        faqDependants: { label: 'Ta ni mo lè fi kún ètò ìdílé mi?' },
        faqDiaspora: { label: 'Mo ń gbé nílẹ̀ òkèèrè, mo sì fẹ́ sanwó' },
        pdf: { label: 'Ìwé Seniors Plan (PDF)', to: seniorsPlan.pdf },
      }),
    },
    diaspora: {
      asks: [
        ...facts.searchAnswers.diaspora.asks,
        'ilẹ̀ òkèèrè',
        'òkèèrè',
        'òkè òkun',
        'ìlú òyìnbó',
        'sanwó láti òkèèrè',
        'sanwó láti òkè òkun',
      ],
    },
    emergency: {
      asks: [
        ...facts.searchAnswers.emergency.asks,
        ...runOver,
        'kẹrosíìnì',
        'kerosene',
        'májèlé',
        'ń rọbí',
        'rọbí',
        'fẹ́ bímọ báyìí',
        'omi ara dà',
        'ilé ìwòsàn wákàtí 24',
        'ọsibítù wákàtí 24',
        'hospital wákàtí 24',
        'ilé ìwòsàn tọ̀sán tòru',
        'ilé ìwòsàn ṣí báyìí',
        'àyà dùn',
        'àyà ń dùn mí',
        'ẹ̀jẹ̀ ń jáde',
        'ẹ̀jẹ̀ ń ṣàn',
        'ẹ̀jẹ̀ kò dúró',
        'dákú',
        'gìrì',
        'jóná',
        'ejò bù jẹ',
        'ń kú lọ',
        'pàjáwìrì',
        'ìtọ́jú pàjáwìrì',
        'ìjàǹbá',
        'ìjàmbá',
        'jàǹbá ọkọ̀',
        'ẹ̀mí nínú ewu',
        'ẹ̀jẹ̀ ń dà',
        'ọkàn dúró',
        'kò lè mí',
        'rọpárọsẹ̀ òjijì',
        'áńbúláǹsì',
        'ambulansi',
        'ọkọ̀ áńbúláǹsì',
        'ọkọ̀ pàjáwìrì',
        'ìjàǹbá ọkọ̀',
      ],
      links: emergencyWays,
    },
    night: {
      asks: [
        ...facts.searchAnswers.night.asks,
        'òru',
        'lóru',
        'alẹ́',
        'lálẹ́',
        'ilé ìwòsàn lóru',
        'ilé ìwòsàn lálẹ́',
      ],
      links: emergencyWays,
    },
    'emergency-cover': {},
    'ambulance-cover': {},
    'change-hospital': {
      asks: [
        ...facts.searchAnswers['change-hospital'].asks,
        'pààrọ̀ ilé ìwòsàn',
        'pípààrọ̀ ilé ìwòsàn',
        'pààrọ̀ hospital',
        'yí ilé ìwòsàn padà',
        'ilé ìwòsàn mìíràn',
        'ilé ìwòsàn tuntun',
      ],
    },
    'hospital-closed': {
      links: withWords(facts.searchAnswers['hospital-closed'].links, {
        complaint: { label: 'Ẹ ṣe àròyé' },
      }),
    },
    moved: {},
    pay: {
      asks: [
        ...facts.searchAnswers.pay.asks,
        'sanwó',
        'san owó',
        'owó sísan',
        'ìsanwó',
        'bí mo ṣe lè sanwó',
        'san owó adójútòfò',
        'ojú òpó ìsanwó',
      ],
    },
    renew: {
      asks: [
        ...facts.searchAnswers.renew.asks,
        'sọ ètò dọ̀tun',
        'sọ ètò di ọ̀tun',
        'ìsọdọ̀tun',
        'sọ di ọ̀tun',
        'ọ̀tun',
        'tunṣe',
        'túnṣe',
        'àtúnṣe',
        'tún ètò ṣe',
        'tún un ṣe',
        'tún san',
      ],
    },
    'prepare-enrolment': {
      asks: [...facts.searchAnswers['prepare-enrolment'].asks, 'ìmúrasílẹ̀', 'múra sílẹ̀'],
    },
    'parent-abroad': {
      asks: [
        ...facts.searchAnswers['parent-abroad'].asks,
        'ìyá abroad',
        'bàbá abroad',
        'òbí abroad',
        'sanwó ìyá abroad',
        'sanwó bàbá abroad',
        'sanwó òbí abroad',
      ],
      title: parentCase.heading,
      text: [parentCase.paragraphs[0] ?? '', parentCase.paragraphs[2] ?? ''],
      links: [
        ...withWords(facts.searchAnswers['parent-abroad'].links, { enrol: { label: parentCase.label } }),
        ...parentCase.links,
      ],
    },
    monthly: {
      asks: [
        ...facts.searchAnswers.monthly.asks,
        'sanwó oṣooṣù',
        'san owó lóṣooṣù',
        'lóṣooṣù',
        'sanwó lóṣooṣù',
        'san lóṣooṣù',
        'oṣooṣù',
        'lọ́sọ̀ọ̀sẹ̀',
      ],
      title: 'Kì í ṣe lóṣooṣù: lẹ́ẹ̀mejì tàbí lẹ́ẹ̀mẹrin lọ́dún',
      text: [
        'A kì í san owó náà lóṣooṣù tàbí lọ́sọ̀ọ̀sẹ̀. Ẹ lè san owó Standard Jaara lẹ́ẹ̀kan, lẹ́ẹ̀mejì tàbí lẹ́ẹ̀mẹrin lọ́dún; ti Jaara Plus lẹ́ẹ̀kan tàbí lẹ́ẹ̀mejì lọ́dún.',
        `Ní ti Seniors Plan, ẹ pe ${phoneLines.salesLine.inFull} láti béèrè bí ẹ ṣe lè sanwó.`,
      ],
      links: withWords(facts.searchAnswers.monthly.links, {
        instalments: { label: 'Iye owó náà, àti ohun tí ètò kò ní san títí ẹ ó fi san owó ọdún tán' },
        householdCost,
      }),
    },
    instalments: {
      asks: [
        ...facts.searchAnswers.instalments.asks,
        'díẹ̀díẹ̀',
        'díẹ̀ díẹ̀',
        'san díẹ̀díẹ̀',
        'san díẹ̀ díẹ̀',
        'sanwó díẹ̀ díẹ̀',
        'sanwó díẹ̀díẹ̀',
        'san owó díẹ̀díẹ̀',
      ],
    },
    enrol: {
      asks: [
        ...facts.searchAnswers.enrol.asks,
        'forúkọ sílẹ̀',
        'fi orúkọ sílẹ̀',
        'forúkọsílẹ̀',
        'ìforúkọsílẹ̀',
        'bí mo ṣe lè forúkọ sílẹ̀',
        'ra ètò',
        'wọ ètò',
      ],
      links: [places],
    },
    'where-to-enrol': {
      asks: [
        ...facts.searchAnswers['where-to-enrol'].asks,
        'níbo forúkọ sílẹ̀',
        'ibo forúkọ sílẹ̀',
        'ibi ìforúkọsílẹ̀',
        ...['fóònù', 'íńtánẹ́ẹ̀tì', 'intaneti', 'data'].flatMap((lacks) => [
          `mi ò ní ${lacks}`,
          `kò ní ${lacks}`,
          `mi ò ní ${lacks} forúkọsílẹ̀`,
          `mi ò ní ${lacks} forúkọ sílẹ̀`,
          `láì ní ${lacks}`,
        ]),
        'ọ́fíìsì ìforúkọsílẹ̀',
        'ọ́fíìsì ẹ̀ka',
      ],
    },
    refund: {
      asks: [
        ...facts.searchAnswers.refund.asks,
        'dá ètò dúró',
        'jáde nínú ètò',
        'kúrò nínú ètò',
        'mi ò fẹ́ ètò mọ́',
        'fẹ́ dá ètò mi dúró',
        'gba owó padà',
        'dá owó padà',
        'owó mi padà',
        'fagi lé ètò',
      ],
    },
    lasrra: { asks: [...facts.searchAnswers.lasrra.asks, 'nọ́ḿbà lasrra', 'káàdì lasrra', 'káàdì olùgbé'] },
    nin: { asks: [...facts.searchAnswers.nin.asks, 'nọ́ḿbà nin', 'nọ́ḿbà ìdánimọ̀'] },
    papers: {
      asks: [
        ...facts.searchAnswers.papers.asks,
        'kí ni mo máa mú wá',
        'ohun tí mo máa mú lọ',
        'ìwé wo',
        'ìwé tí mo nílò',
        'ohun tí mo nílò',
      ],
    },
    'cover-start': {
      asks: [
        ...facts.searchAnswers['cover-start'].asks,
        'ìgbà wo ètò bẹ̀rẹ̀',
        'ìgbà wo bẹ̀rẹ̀',
        'ètò máa bẹ̀rẹ̀',
        'ọjọ́ wo bẹ̀rẹ̀',
        'ọjọ́ ìbẹ̀rẹ̀',
      ],
    },
    waiting: { asks: [...facts.searchAnswers.waiting.asks, 'àkókò ìdúró', 'ìdúró', 'oṣù mélòó', 'dúró oṣù'] },
    'asked-for-money': {
      asks: [
        ...facts.searchAnswers['asked-for-money'].asks,
        'ní kí n san ilé ìwòsàn',
        'sanwó ilé ìwòsàn',
        'san owó ilé ìwòsàn',
        'sanwó hospital',
        'ilé ìwòsàn ní kí n sanwó',
        'dókítà owó',
        'dókítà gba owó',
        'nọ́ọ̀sì owó',
        'nọ́ọ̀sì gba owó',
        'sanwó káàdì ilé ìwòsàn',
        'ilé ìwòsàn owó',
        'ilé ìwòsàn béèrè owó',
        'ilé ìwòsàn gba owó',
        'wọ́n gba owó lọ́wọ́ mi',
        'béèrè owó lọ́wọ́ mi',
        'rìbá',
        'àbẹ̀tẹ́lẹ̀',
      ],
    },
    copayment: {
      title: 'Apá owó tí ẹ̀yin máa san (co-payment)',
      text: [
        'Co-payment ni apá owó ìtọ́jú tí ẹ̀yin fúnra yín máa san. Ẹ kò ní sanwó fún ohun tó wà nínú ètò yín ní ilé ìwòsàn tí ẹ yàn, àfi apá owó tí ètò sọ pé ẹ̀yin máa san.',
        `Nínú Standard Jaara, ẹ máa san apá kan owó rírí dókítà àkànṣe (specialist) àti apá kan owó oògùn àìsàn ọlọ́jọ́ pípẹ́ tí ẹ bá tún gbà. Láti mọ iye rẹ̀, ${askUs.askLine}.`,
      ],
      links: withWords(facts.searchAnswers.copayment.links, {
        askedForMoney: { label: 'Kí ni kí n ṣe bí ilé ìwòsàn bá béèrè owó lọ́wọ́ mi?' },
        covered: { label: 'Ohun tí ètò ń sanwó fún, pẹ̀lú apá owó tí ẹ̀yin máa san' },
      }),
    },
    'turned-away': {
      asks: [
        ...facts.searchAnswers['turned-away'].asks,
        'lé mi jáde',
        'lé mi kúrò',
        'wọ́n lé mi padà',
        'kọ̀ láti tọ́jú',
        'ilé ìwòsàn kọ̀ mí',
        'ilé ìwòsàn kò gbà mí',
        'ilé ìwòsàn ò gbà mí',
      ],
      title: 'Bí ilé ìwòsàn bá lé yín padà',
      text: [
        `Ẹ pè wá nígbà tí ẹ ṣì wà níbẹ̀: ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), ọ̀fẹ́ ni. Ẹ sọ ilé ìwòsàn tó jẹ́ àti ohun tí wọ́n sọ fún yín.`,
        `Bí ẹ̀mí bá wà nínú ewu, ẹ pe ${emergencyLines[0].number} tàbí ${emergencyLines[1].number} lẹ́sẹ̀kẹsẹ̀. Ilé ìwòsàn gbọ́dọ̀ tọ́jú pàjáwìrì tó lè gba ẹ̀mí láìsí ẹ̀rí adójútòfò.`,
      ],
      lines: callLines.slice(0, 1),
      links: withWords(facts.searchAnswers['turned-away'].links, {
        complaint: { label: 'Ẹ ṣe àròyé' },
        emergency: { label: 'Bí ó bá jẹ́ pàjáwìrì: ohun tí ẹ máa ṣe' },
      }),
    },
    complaint: {
      asks: [
        ...facts.searchAnswers.complaint.asks,
        'dókítà ò dáhùn',
        'dókítà ò dá lóhùn',
        'nọ́ọ̀sì ò dá lóhùn',
        'wọn ò dá mi lóhùn',
        'wọn kò dá mi lóhùn',
        'kò tọ́jú mi',
        'ò tọ́jú mi',
        'kò tọ́jú ọmọ mi',
        'dókítà kò dáhùn',
        'nọ́ọ̀sì kò dáhùn',
        'dókítà kò dá lóhùn',
        'nọ́ọ̀sì kò dá lóhùn',
        'ilé ìwòsàn kò dá lóhùn',
        'bú mi',
        'nọ́ọ̀sì bú',
        'dókítà bú',
        'pariwo mọ́ mi',
        'jágbe mọ́ mi',
        'gbá mi létí',
        'nọ́ọ̀sì lù',
        'dókítà lù',
        'ìwọ̀sí',
        'ìwà nọ́ọ̀sì',
        'ìwà dókítà',
        'àròyé',
        'ṣe àròyé',
        'ṣàròyé',
        'ẹ̀sùn',
        'fẹjọ́ sùn',
        'fi ẹjọ́ sùn',
        'ìtọ́jú tí kò dáa',
        'wọn kò tọ́jú mi',
        'inú mi kò dùn',
      ],
    },
    'refused-drugs': {
      asks: [
        ...facts.searchAnswers['refused-drugs'].asks,
        'kò sí oògùn ilé ìwòsàn',
        'kò fún mi oògùn',
        'ò fún mi oògùn',
        'kọ̀ láti fún mi oògùn',
        'oògùn tán',
        'oògùn ti tán ní ilé ìwòsàn',
        'kò sí oògùn',
        'wọn kò fún mi ní oògùn',
        'ra oògùn fúnra mi',
        'ní kí n ra oògùn',
      ],
    },
    'late-renewal': {
      asks: [
        ...facts.searchAnswers['late-renewal'].asks,
        'ètò mi ti parí',
        'ètò parí',
        'owó ìtanràn',
        'ìtanràn',
        'gbàgbé sanwó',
      ],
    },
    fraud: {
      asks: [...facts.searchAnswers.fraud.asks, 'aṣojú èké', 'fi jìbìtì sun'],
    },
    'is-this-lashma': {
      asks: [
        ...facts.searchAnswers['is-this-lashma'].asks,
        'ẹnìkan àtẹ̀jíṣẹ́',
        'ẹnì kan àtẹ̀jíṣẹ́',
        'wọ́n fi àtẹ̀jíṣẹ́ ránṣẹ́ sí mi',
        'wọ́n gba owó mi',
        'wọ́n jí owó mi',
        'gba owó mi lọ',
        'pè mí',
        'lashma pè mí',
        'ilera eko pè mí',
        'ẹ̀yin pè mí',
        'ta pè mí',
        'ta ló pè mí',
        'pè mí lónìí',
        'pè mí lánàá',
        'nọ́ḿbà pè mí',
        'lù mí ní jìbìtì',
        'yahoo',
        'ọmọ yahoo',
        'oníjìbìtì',
        'ayédèrú',
        'gbájúẹ̀',
        'ṣé òótọ́ ni',
        'òótọ́',
        'ṣé ẹ̀yin ni',
        'ẹnì kan pè mí',
        'ẹnìkan pè mí',
        'wọ́n pè mí',
        'pè mí sanwó',
        'pè mí san owó',
        'ẹnìkan pè mí san owó',
        'arákùnrin pè mí san owó',
        'arábìnrin pè mí san owó',
        'ní kí n fi owó ránṣẹ́',
        'wọ́n ní kí n fi owó ránṣẹ́ account',
        'kí n fi owó ránṣẹ́ account òótọ́',
        'béèrè owó fóònù',
        'béèrè owó lọ́wọ́ mi fóònù',
        'ẹnìkan béèrè owó lọ́wọ́ mi fóònù',
        'béèrè owó whatsapp',
        'wọ́n pè mí sanwó',
        'wọ́n ní kí n sanwó',
        'ẹnì kan ní kí n sanwó',
        'ṣé nọ́ḿbà yín ni',
        'nọ́ḿbà yìí',
        'líǹkì yìí',
        'òṣìṣẹ́ yín òótọ́',
        'ojú òpó èké',
      ],
      links: withWords(facts.searchAnswers['is-this-lashma'].links, {
        fraud: { label: 'Bí ẹ ṣe lè fi jìbìtì tó wa létí' },
      }),
    },
    agents: {
      asks: [
        ...facts.searchAnswers.agents.asks,
        'aṣojú',
        'aṣojú ìtajà',
        'àkójọ aṣojú',
        'aṣojú nítòsí mi',
        'nọ́ḿbà aṣojú',
      ],
    },
    'become-agent': {
      asks: [...facts.searchAnswers['become-agent'].asks, 'di aṣojú', 'fẹ́ di aṣojú'],
      title: 'Bí ẹ ṣe lè di aṣojú ìtajà',
      text: [
        `A máa sọ fún yín lórí fóònù bí èèyàn ṣe lè di aṣojú: ẹ pe ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), ọ̀fẹ́ ni. Ẹ má sanwó fún ẹnikẹ́ni tó bá ní òun máa sọ yín di aṣojú.`,
      ],
      links: withWords(facts.searchAnswers['become-agent'].links, {
        agents: { label: 'Àwọn aṣojú ìtajà tó wà nínú àkójọ wa' },
        contact,
      }),
    },
    employers: {
      asks: [
        ...facts.searchAnswers.employers.asks,
        'agbanisíṣẹ́',
        'òṣìṣẹ́',
        'forúkọ òṣìṣẹ́ sílẹ̀',
        'ilé iṣẹ́',
        'forúkọ ilé iṣẹ́ sílẹ̀',
        'oníṣòwò',
        'oníṣòwò kékeré',
        'nọ́ḿbà ilé iṣẹ́',
      ],
      ...staff,
    },
    'my-employer': {
      asks: [
        ...facts.searchAnswers['my-employer'].asks,
        'ọ̀gá sanwó',
        'ọ̀gá mi sanwó',
        'ọ̀gá mi kò fẹ́ sanwó',
        'agbanisíṣẹ́ mi',
        'agbanisíṣẹ́ mi kò sanwó',
        'ilé iṣẹ́ mi kò sanwó',
        'ilé iṣẹ́ mi kò forúkọ mi sílẹ̀',
        'ibi iṣẹ́ mi',
        'ọ̀gá mi',
        'agbanisíṣẹ́ mi kò san',
      ],
      links: withWords(facts.searchAnswers['my-employer'].links, {
        employers: { label: 'Fún agbanisíṣẹ́: òfin àti ìgbésẹ̀' },
        complaint: { label: 'Ẹ ṣe àròyé' },
      }),
    },
    'join-network': {
      asks: [
        ...facts.searchAnswers['join-network'].asks,
        'forúkọ ilé ìwòsàn sílẹ̀',
        'forúkọ ilé ìwòsàn mi sílẹ̀',
        'forúkọ ilé ìtajà oògùn sílẹ̀',
        'dara pọ̀ ilé ìwòsàn',
        'di olùpèsè ìtọ́jú',
        'forúkọ olùpèsè ìtọ́jú sílẹ̀',
        'mo ní ilé ìwòsàn',
      ],
    },
    verify: {
      asks: [
        ...facts.searchAnswers.verify.asks,
        'sanwó orúkọ mi kò sí',
        'orúkọ mi kò sí',
        'kò rí orúkọ mi',
        'yẹ ìforúkọsílẹ̀ wò',
        'àyẹ̀wò ìforúkọsílẹ̀',
        'ṣé mo ti forúkọ sílẹ̀',
        'ṣé mo wà nínú ètò',
        'nọ́ḿbà ètò',
      ],
    },
    'lost-card': {
      asks: [
        ...facts.searchAnswers['lost-card'].asks,
        'káàdì',
        'káàdì mi',
        'káàdì sọnù',
        'káàdì mi sọnù',
        'káàdì tuntun',
        'jí káàdì',
      ],
    },
    'no-card': {
      asks: [...facts.searchAnswers['no-card'].asks, 'káàdì kò dé', 'káàdì kò tíì dé', 'káàdì mi kò tíì dé'],
      title: 'Ṣé káàdì yín kò tíì dé?',
      text: [
        `Ẹ pe ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), ọ̀fẹ́ ni: a máa sọ fún yín ibi tó dé, àti bóyá ilé ìwòsàn yín máa tọ́jú yín láìsí i. Ẹ ní nọ́ḿbà ètò adójútòfò yín tàbí ẹ̀rí pé ẹ ti sanwó lọ́wọ́.`,
      ],
      lines: callLines.slice(0, 1),
      links: withWords(facts.searchAnswers['no-card'].links, {
        checkingEnrolment: { label: 'Bí ẹ ṣe lè mọ̀ pé ẹ ti forúkọ sílẹ̀' },
        lostCard: { label: 'Káàdì mi sọnù' },
      }),
    },
    'payment-problem': {
      asks: [
        ...facts.searchAnswers['payment-problem'].asks,
        'ti sanwó kò dá lóhùn',
        'ti sanwó kò dáhùn',
        'ti sanwó ò dá lóhùn',
        ...['sanwó', 'san owó', 'owó'].flatMap((what) =>
          ['kò hàn', 'kò tíì hàn', 'ò tíì hàn', 'kò wọlé', 'kò tíì wọlé', 'ò wọlé', 'kò tíì dé'].map(
            (said) => `${what} ${said}`,
          ),
        ),
        'owó kúrò',
        'owó kúrò account',
        'owó kúrò account kò wọlé',
        'owó kúrò báńkì',
        'yọ owó account',
        'yọ owó báńkì',
        'sanwó kò rí',
        'sanwó kò sí èsì',
        'sanwó pẹ́',
        'ti pẹ́ tí mo ti sanwó',
        'sanwó lẹ́ẹ̀mejì',
        'san owó lẹ́ẹ̀mejì',
      ],
      title: 'Ṣé owó tí ẹ san kò wọlé, tàbí wọ́n yọ ọ́ lẹ́ẹ̀mejì?',
      text: [
        `Ẹ tọ́jú ẹ̀rí pé ẹ ti sanwó, ẹ má sì tún san án kí ẹ tó bi wá. Ẹ pe ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), ọ̀fẹ́ ni, kí ẹ sọ ọjọ́ náà, iye owó náà àti bí ẹ ṣe san án.`,
      ],
      lines: callLines.slice(0, 1),
      links: withWords(facts.searchAnswers['payment-problem'].links, {
        checkingEnrolment: { label: 'Bí ẹ ṣe lè mọ̀ pé ẹ ti forúkọ sílẹ̀' },
        verify: { label: 'Ojú òpó àyẹ̀wò ìforúkọsílẹ̀' },
        refund: { label: 'Ṣé mo lè gba owó mi padà?' },
      }),
    },
    'policy-number': {
      asks: [...facts.searchAnswers['policy-number'].asks, 'gbàgbé nọ́ḿbà', 'mi ò mọ nọ́ḿbà', 'nọ́ḿbà ètò mi'],
      title: 'Ṣé ẹ kò mọ nọ́ḿbà ètò adójútòfò yín?',
      text: [
        `Ẹ yẹ ìforúkọsílẹ̀ yín wò lórí ojú òpó àyẹ̀wò ìforúkọsílẹ̀. Tàbí ẹ pe ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), ọ̀fẹ́ ni, kí ẹ sì sọ pé ẹ kò mọ nọ́ḿbà náà. Ẹ ní ohun tí ẹ bá ní lọ́wọ́: nọ́ḿbà LASRRA yín, nọ́ḿbà fóònù tí ẹ fi forúkọ sílẹ̀, ẹ̀rí pé ẹ ti sanwó.`,
      ],
      lines: callLines.slice(0, 1),
      links: withWords(facts.searchAnswers['policy-number'].links, {
        checkingEnrolment: { label: 'Bí ẹ ṣe lè mọ̀ pé ẹ ti forúkọ sílẹ̀' },
        verify: { label: 'Ojú òpó àyẹ̀wò ìforúkọsílẹ̀' },
        lostCard: { label: 'Káàdì mi sọnù' },
      }),
    },
    trouble: {
      asks: [
        ...facts.searchAnswers.trouble.asks,
        'ojú òpó kò ṣí',
        'ojú òpó ò ṣí',
        'ojú òpó kò ṣiṣẹ́',
        'áàpù kò ṣí',
        'áàpù kò ṣiṣẹ́',
        'áàpù ò ṣiṣẹ́',
        'líǹkì kò ṣí',
      ],
      title: 'Ṣé áàpù tàbí ojú òpó kò ṣí?',
      text: [
        'Ẹ pè wá: a máa sọ ohun tí ẹ máa ṣe fún yín, ẹ sì lè bá dókítà sọ̀rọ̀ lórí fóònù láìsí áàpù náà. Ó lè jẹ́ pé íńtánẹ́ẹ̀tì yín kò yára, ẹ tún un gbìyànjú lẹ́yìn ìṣẹ́jú díẹ̀.',
      ],
      lines: callLines,
      links: [contact],
    },
    app: {
      title: 'Áàpù wa wà lórí Google Play',
      text: ['Ẹ lè bá dókítà sọ̀rọ̀ nínú áàpù náà. Láìsí i, ẹ pe nọ́ńbà dókítà.'],
      links: withWords(facts.searchAnswers.app.links, {
        playStore: { label: 'Áàpù lórí Google Play' },
        doctor: { label: 'Dókítà lórí fóònù' },
      }),
    },
    doctor: {
      asks: [
        ...facts.searchAnswers.doctor.asks,
        'pe dókítà',
        'bá dókítà sọ̀rọ̀',
        'dókítà lórí fóònù',
        'ìtọ́jú lórí fóònù',
        'áàpù',
      ],
    },
    'find-hospital': {
      asks: [
        ...facts.searchAnswers['find-hospital'].asks,
        'ilé ìwòsàn',
        'ọsibítù',
        'ilé ìwòsàn nítòsí mi',
        'ilé ìwòsàn tó súnmọ́ mi',
        'wá ilé ìwòsàn',
        'ilé ìwòsàn wo',
        'ilé ìwòsàn èkó',
        'ilé ìwòsàn ní èkó',
        'ilé ìwòsàn ìpínlẹ̀ èkó',
        'ilé ìwòsàn tó wà ní èkó',
        'àkójọ ilé ìwòsàn',
        'ibùdó ìlera',
        'olùpèsè ìtọ́jú',
        'ilé ìtajà oògùn',
        'ilé ìtajà oògùn nítòsí mi',
        'chemist',
        'ilé oògùn',
      ],
    },
    'near-me': {
      title: 'Ilé ìwòsàn àti ilé ìtajà oògùn nítòsí yín',
      text: [
        'Ẹ tẹ “Nítòsí mi” ní ojú ewé tó kàn: ibi tí ẹ wà kò kúrò lórí fóònù yín. Tàbí kí ẹ tẹ orúkọ àdúgbò yín, bíi “hospital Ikeja”.',
      ],
      links: withWords(facts.searchAnswers['near-me'].links, {
        nearMe: { label: 'Nítòsí mi' },
        services: { label: 'Nípa iṣẹ́ àti àkókò tí wọ́n ń ṣí' },
      }),
    },
    'hospital-list': {
      asks: [
        ...facts.searchAnswers['hospital-list'].asks,
        'wa àkójọ ilé ìwòsàn jáde',
        'àkójọ ilé ìwòsàn pdf',
        'download àkójọ ilé ìwòsàn',
      ],
      title: 'Àkójọ àwọn ilé ìwòsàn tí ẹ lè wà jáde',
      text: [
        'Àwọn ilé ìwòsàn tó wà nínú irú ètò Standard Jaara àti Standard Jaara Plus, ní ìjọba ìbílẹ̀ kọ̀ọ̀kan.',
      ],
      lines: withWords(facts.searchAnswers['hospital-list'].lines, {
        ileraEkoProvider: { label: 'Àwọn olùpèsè ìtọ́jú ILERA EKO', note: 'PDF' },
      }),
      links: withWords(facts.searchAnswers['hospital-list'].links, {
        resources: { label: 'Gbogbo ìwé àti dátà tó ṣí sílẹ̀ fún gbogbo èèyàn' },
      }),
    },
    'plan-documents': {
      asks: [
        ...facts.searchAnswers['plan-documents'].asks,
        'wa irú ètò jáde',
        'ìwé ètò',
        'irú ètò pdf',
        'àkójọ àǹfààní',
      ],
      title: 'Àwọn irú ètò tí ẹ lè wà jáde',
      lines: [standardJaara, jaaraPlus, seniorsPlan, diasporaPlan].map(({ name, pdf }) => ({
        icon: 'download' as const,
        label: name,
        note: 'PDF',
        to: pdf,
      })),
      links: withWords(facts.searchAnswers['plan-documents'].links, {
        planPlanComparison: { label: 'Ẹ fi àwọn irú ètò wé ara wọn' },
      }),
    },
    pregnancy: {
      asks: [
        ...facts.searchAnswers.pregnancy.asks,
        'fẹ́ bímọ',
        'ìyàwó bímọ',
        'ìyàwó mi fẹ́ bímọ',
        'ìyàwó lóyún',
        'oyún',
        'aboyún',
        'aláboyún',
        'ìbímọ',
        'bímọ',
        'ìtọ́jú aláboyún',
        'ìbímọ oṣù mélòó',
        'ìgbà wo ìbímọ',
        ...['ìbímọ', 'bímọ', 'oyún'].flatMap((care) =>
          ['ìgbà wo bẹ̀rẹ̀ sanwó', 'ìgbà wo bẹ̀rẹ̀ san owó', 'ìgbà wo sanwó', 'bẹ̀rẹ̀ sanwó'].map(
            (said) => `${said} ${care}`,
          ),
        ),
        'ìyàwó mi lóyún',
        'lóyún',
        'mo lóyún',
      ],
    },
    jaara: {
      asks: [
        ...facts.searchAnswers.jaara.asks,
        `${standardJaara.premiums.individual}`,
        `${standardJaara.premiums.individual} plan`,
        'jaara àti jaara plus',
        'jaara tàbí jaara plus',
      ],
      title: 'Standard Jaara àti Standard Jaara Plus: iye owó ọdún kan',
      amounts: familyPlans.flatMap(({ name, premiums }) => [
        { label: `${name}, ẹnì kan`, naira: premiums.individual },
        { label: `${name}, kò ju èèyàn 4 lọ`, naira: premiums.family4 },
        { label: `${name}, kò ju èèyàn 6 lọ`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers.jaara.links, {
        planPlanComparison: { label: 'Ẹ fi àwọn irú ètò wé ara wọn' },
        covered: { label: 'Ohun tó wà nínú ètò yìí' },
        householdCost,
      }),
    },
    'jaara-plus': {
      title: 'Standard Jaara Plus: iye owó ọdún kan',
      amounts: [jaaraPlus].flatMap(({ name, premiums }) => [
        { label: `${name}, ẹnì kan`, naira: premiums.individual },
        { label: `${name}, kò ju èèyàn 4 lọ`, naira: premiums.family4 },
        { label: `${name}, kò ju èèyàn 6 lọ`, naira: premiums.family6 },
      ]),
      links: withWords(facts.searchAnswers['jaara-plus'].links, {
        planPlanComparison: { label: 'Ẹ fi àwọn irú ètò wé ara wọn' },
        covered: { label: 'Ohun tó wà nínú ètò yìí' },
        householdCost,
      }),
    },
    free: {
      asks: [
        ...facts.searchAnswers.free.asks,
        'ọ̀fẹ́',
        'ìtọ́jú ọ̀fẹ́',
        'ètò ọ̀fẹ́',
        'ọ̀fẹ́ aláboyún',
        'ọ̀fẹ́ aboyún',
        'ọ̀fẹ́ ìbímọ',
        'ọ̀fẹ́ ọmọ',
        'ọ̀fẹ́ ọmọdé',
        'ọ̀fẹ́ àgbà',
        'ọ̀fẹ́ àgbàlagbà',
        'ọ̀fẹ́ arúgbó',
        'ṣé ọ̀fẹ́ ni',
      ],
      title: 'Ohun tó jẹ́ ọ̀fẹ́ àti ohun tí ẹ máa san',
      text: [
        `Ọ̀fẹ́ ni ìforúkọsílẹ̀: ẹnikẹ́ni kò gbọdọ̀ béèrè owó fún un. Owó adójútòfò (premium) ètò nìkan ni ẹ máa san, láti ${standardPrices.individual} lọ́dún fún ẹnì kan.`,
        'Ẹ kò ní sanwó fún ohun tó wà nínú ètò yín ní ilé ìwòsàn tí ẹ yàn, àfi apá owó tí ètò sọ pé ẹ̀yin máa san (co-payment).',
        `A kò tíì kéde ètò ọ̀fẹ́ kankan fún aláboyún, àwọn àgbà (ẹni ọdún 60 sókè) tàbí ẹni tó ní ìpèníjà ara (disability). Bí ẹ kò bá lè sanwó, ẹ bi wá bóyá EKOSHA lè sanwó fún yín: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}).`,
      ],
      links: withWords(facts.searchAnswers.free.links, {
        faqCannotPay: { label: 'Bí ẹ kò bá lè sanwó' },
        enrolmentFee: { label: 'Ọ̀fẹ́ ni ìforúkọsílẹ̀' },
        planHouseholdCost: { label: 'Èló ni ìdílé wa máa san?' },
      }),
    },
    disability: {
      asks: [
        ...facts.searchAnswers.disability.asks,
        'àléébù',
        'àléébù ara',
        'ìpèníjà ara',
        'aláàbọ̀ ara',
        'abirùn',
        'afọ́jú',
        'adití',
        'arọ',
      ],
      title: 'Ètò fún ẹni tó ní ìpèníjà ara (disability)',
      text: [
        'Gbogbo ẹni tó ń gbé ní Ìpínlẹ̀ Èkó lè forúkọ sílẹ̀, iye owó kan náà ni. A kò tíì kéde irú ètò mìíràn fún àwọn tó ní ìpèníjà ara.',
        `Bí ẹ kò bá lè sanwó, tàbí ẹ nílò ìrànlọ́wọ́ láti forúkọ sílẹ̀, ẹ pe ${phoneLines.askLine.display} (${phoneLines.askLine.digits}), ọ̀fẹ́ ni.`,
      ],
      links: withWords(facts.searchAnswers.disability.links, {
        faqCannotPay: { label: 'Bí ẹ kò bá lè sanwó' },
        accessibility: { label: 'Bí ojú òpó yìí ṣe wà fún gbogbo èèyàn' },
        contact,
      }),
    },
    'other-insurers': {
      title: `${brand.scheme}, NHIA (NHIS) àti HMO`,
      text: [
        `${brand.scheme} ni adójútòfò ìlera Ìpínlẹ̀ Èkó, àwa la sì ń darí rẹ̀. NHIA ni àjọ ìjọba àpapọ̀, tí ọ̀pọ̀ èèyàn ṣì ń pè ní NHIS. HMO jẹ́ ilé iṣẹ́ adójútòfò; àwa la ń fún àwọn tó ń ṣiṣẹ́ ní Èkó ní ìwé àṣẹ.`,
        `Agbanisíṣẹ́ lè yan irú ètò ${brand.scheme}, tàbí HMO tí àjọ ìjọba àpapọ̀ àti ìjọba ìpínlẹ̀ fọwọ́ sí. Bí ẹ bá ti ní adójútòfò mìíràn, a máa sọ ohun tó kàn yín lórí fóònù: ${phoneLines.askLine.display} (${phoneLines.askLine.digits}).`,
      ],
      links: withWords(facts.searchAnswers['other-insurers'].links, {
        plan: { label: 'Ẹ fi àwọn irú ètò wa wé ara wọn' },
        employers: { label: 'Àwọn agbanisíṣẹ́ (ní Gẹ̀ẹ́sì)' },
        contact,
      }),
    },
    children: {},
    dependants: {
      asks: [
        ...facts.searchAnswers.dependants.asks,
        'ọmọ mi tó jẹ́ ọdún',
        'ọmọ ọdún',
        'ọjọ́ orí ọmọ',
        'ọmọ tó ti dàgbà',
        'ta mo lè fi kún',
        'fi ìyàwó kún un',
        'ìyàwó',
      ],
    },
    'add-child': {
      asks: [
        ...facts.searchAnswers['add-child'].asks,
        'fi ọmọ kún un',
        'ìyàwó ti bímọ',
        'ìyàwó bímọ fi ọmọ kún',
        'bímọ fi ọmọ kún un',
        'bímọ fi ọmọ kún',
        'fi ọmọ tuntun kún un',
        'forúkọ ọmọ sílẹ̀',
      ],
      title: 'Láti fi ọmọ tuntun tàbí ọmọ mìíràn kún un',
      text: [
        `Ẹ pe ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), ọ̀fẹ́ ni, pẹ̀lú nọ́ḿbà ètò adójútòfò yín: a máa sọ fún yín bí ẹ ṣe lè fi ọmọ náà kún un àti ìgbà tí ètò rẹ̀ máa bẹ̀rẹ̀.`,
        `Ètò ìdílé wà fún èèyàn tí kò ju 4 tàbí 6 lọ. Fún ọmọ kan sí i, ẹ máa san ${standardDependants.under23} lọ́dún nínú Standard Jaara àti ${plusDependants.under23} nínú Jaara Plus.`,
      ],
      lines: callLines.slice(0, 1),
      links: withWords(facts.searchAnswers['add-child'].links, {
        faqDependants: { label: 'Ta ni mo lè fi kún ètò ìdílé mi?' },
        newborn: { label: 'Ìtọ́jú ọmọ tuntun' },
      }),
    },
    died: {
      asks: [
        ...facts.searchAnswers.died.asks,
        'bí mo bá kú',
        'bá kú',
        'ti kú',
        'ikú',
        'ọkọ mi kú',
        'ìyàwó mi kú',
        'bàbá mi kú',
        'ìyá mi kú',
        'ṣaláìsí',
        'òkú',
      ],
      title: 'Bí ẹnì kan tó wà nínú ètò bá kú',
      text: [
        `A bá yín kẹ́dùn. Ẹ pe ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), ọ̀fẹ́ ni: a máa sọ fún yín ohun tó máa ṣẹlẹ̀ sí ètò náà àti sí àwọn ará ilé tó wà nínú rẹ̀. Ẹ ní nọ́ḿbà ètò adójútòfò lọ́wọ́ bí ẹ bá mọ̀ ọ́n.`,
      ],
      lines: callLines.slice(0, 1),
      links: withWords(facts.searchAnswers.died.links, {
        contact,
        faqDependants: { label: 'Àwọn tó lè wà nínú ètò ìdílé' },
      }),
    },
    'change-policy': {
      asks: [
        ...facts.searchAnswers['change-policy'].asks,
        'yí orúkọ padà',
        'pààrọ̀ orúkọ',
        'pààrọ̀ nọ́ḿbà fóònù',
        'pààrọ̀ ètò',
        'pààrọ̀ jaara plus',
        'pààrọ̀ ètò jaara plus',
        'yí ètò padà jaara plus',
        'pààrọ̀ irú ètò',
        'yí ètò padà',
        'yí irú ètò padà',
        'irú ètò mìíràn',
        'ètò tó ga',
        'upgrade',
        'change plan',
      ],
      title: 'Láti yí irú ètò yín, àlàyé yín tàbí àwọn tó wà nínú rẹ̀ padà',
      text: [
        `Ẹ pe ${phoneLines.tollFree.display} (${phoneLines.tollFree.digits}), ọ̀fẹ́ ni, pẹ̀lú nọ́ḿbà ètò adójútòfò yín: a máa sọ fún yín ohun tí ẹ lè yí padà, ìgbà tí ẹ lè ṣe é àti iye rẹ̀.`,
      ],
      lines: callLines.slice(0, 1),
      links: withWords(facts.searchAnswers['change-policy'].links, {
        planPlanComparison: { label: 'Ẹ fi àwọn irú ètò wé ara wọn' },
        contact,
      }),
    },
    wives: {
      links: [contactLink('Ẹ bi wá nípa ìyàwó tó ju ẹyọ kan lọ', 'Ìdílé tó ní ìyàwó tó ju ẹyọ kan lọ')],
    },
    'enrolment-fee': {},
    'public-servants': {
      asks: [
        ...facts.searchAnswers['public-servants'].asks,
        'òṣìṣẹ́ ìjọba',
        'òṣìṣẹ́ ìjọba ìpínlẹ̀',
        'òṣìṣẹ́ ìpínlẹ̀',
        'olùkọ́',
      ],
    },
    'finding-a-hospital': {
      asks: [...facts.searchAnswers['finding-a-hospital'].asks, 'ilé ìwòsàn wo', 'ilé ìwòsàn wo lè lò'],
    },
    'not-covered': {},
    'illness-before': {},
    'my-data': {},
    'who-must-enrol': {
      asks: [
        ...facts.searchAnswers['who-must-enrol'].asks,
        'dandan',
        'ṣé dandan ni',
        'akẹ́kọ̀ọ́',
        'oníṣòwò ọjà',
        'ọlọ́kadà',
        'ta ló gbọ́dọ̀ forúkọ sílẹ̀',
      ],
    },
    foreigners: { asks: [...facts.searchAnswers.foreigners.asks, 'àlejò', 'àjòjì'] },
    account: {
      title: 'Kò sí àkáǹtì tí ẹ máa wọlé sí lórí ojú òpó yìí',
      text: ['Orí àwọn ojú òpó wa mìíràn ni ẹ ti lè forúkọ sílẹ̀, sanwó, kí ẹ sì yẹ ìforúkọsílẹ̀ yín wò.'],
      links: withWords(facts.searchAnswers.account.links, {
        checkingEnrolment: { label: 'Bí ẹ ṣe lè mọ̀ pé ẹ ti forúkọ sílẹ̀' },
        register: { label: 'Ẹ forúkọ sílẹ̀' },
        pay: { label: 'Ẹ sanwó' },
        verify: { label: 'Ẹ yẹ ìforúkọsílẹ̀ yín wò' },
      }),
    },
    jobs: {
      title: 'A kì í kéde àyè iṣẹ́ lórí ojú òpó yìí',
      text: [
        `Ẹ bi wá lórí fóònù tàbí kí ẹ kọ̀wé sí wa. Ẹ má sanwó fún ẹnikẹ́ni tó bá ní òun máa fún yín ní iṣẹ́ ní ${brand.name}.`,
      ],
      links: [contact],
    },
    newsletter: {
      title: 'Lẹ́tà ìròyìn wa',
      text: [
        'Ẹ fún wa ní àdírẹ́sì ímeèlì yín, lẹ́yìn náà ẹ tẹ líǹkì tó wà nínú lẹ́tà tí a máa fi ránṣẹ́ sí yín. Líǹkì tí ẹ lè fi dá a dúró wà nínú lẹ́tà kọ̀ọ̀kan.',
      ],
      links: withWords(facts.searchAnswers.newsletter.links, {
        newsletter: { label: 'Ẹ forúkọ sílẹ̀ fún lẹ́tà ìròyìn' },
        blog: { label: 'Ẹ ka búlọ́ọ̀gì' },
      }),
    },
    blog: { asks: [...facts.searchAnswers.blog.asks, 'búlọ́ọ̀gì', 'ìròyìn'] },
    print: {
      title: 'Àwọn àkójọ tí ẹ lè tẹ̀ jáde',
      text: [
        'Gbogbo àkójọ àwọn ilé ìwòsàn àti ilé ìtajà oògùn, lódindi tàbí fún agbègbè kan, ní ojú ewé tó ṣeé tẹ̀ jáde. Àwọn ìwé PDF ti irú ètò àti àkójọ wà pẹ̀lú.',
      ],
      links: withWords(facts.searchAnswers.print.links, {
        providerList: { label: 'Ilé ìwòsàn àti ilé ìtajà oògùn tí ẹ lè tẹ̀ jáde' },
        resources: { label: 'Àwọn ìwé (PDF) àti dátà tó ṣí sílẹ̀' },
      }),
    },
    'open-data': {},
    about: {},
    'what-is-covered': {
      asks: [
        ...facts.searchAnswers['what-is-covered'].asks,
        'kí ló wà nínú ètò',
        'àǹfààní',
        'àǹfààní ètò',
        'àìsàn wo ló wà nínú ètò',
      ],
    },
    'compare-plans': {
      title: 'Ẹ fi àwọn irú ètò wé ara wọn',
      text: pages.flatMap(({ path, about }) => (path === '/plan' ? about : [])),
      links: withWords(facts.searchAnswers['compare-plans'].links, {
        planPlanComparison: { label: 'Ẹ fi àwọn irú ètò wé ara wọn' },
        householdCost,
      }),
    },
    eye: {
      links: withWords(facts.searchAnswers.eye.links, {
        glasses: { label: rowName('glasses') },
        eyeSurgery: { label: rowName('eye-surgery') },
        services: { label: servicesPage.offering(serviceNames.eye) },
      }),
    },
    'unlisted-hospital': {
      asks: [
        ...facts.searchAnswers['unlisted-hospital'].asks,
        'ilé ìwòsàn kò sí nínú àkójọ',
        'ilé ìwòsàn mi kò sí nínú àkójọ',
        'ilé ìwòsàn tí kò sí nínú àkójọ',
        'ilé ìwòsàn ò sí nínú àkójọ',
      ],
      title: 'Ilé ìwòsàn tí kò sí nínú àwọn àkójọ wa',
      text: [
        ...(findingAHospital?.answer ?? []),
        ...emergencyPage.rules.list.slice(0, 1),
        `${emergencyPage.unpublished.list.join(' ')} ${emergencyPage.unpublished.ask}`,
      ],
      lines: callLines.slice(0, 1),
      links: withWords(facts.searchAnswers['unlisted-hospital'].links, {
        findingAHospital: { label: 'Àwọn ilé ìwòsàn wo ni mo lè lò?' },
        emergency: { label: 'Pàjáwìrì: ohun tí ẹ máa ṣe' },
        changingHospital: { label: 'Báwo ni mo ṣe lè pààrọ̀ ilé ìwòsàn mi?' },
      }),
    },
    plans: {},
    'sick-child': {
      links: withWords(facts.searchAnswers['sick-child'].links, {
        doctor: { label: 'Bá dókítà sọ̀rọ̀ lórí fóònù' },
        emergency: { label: 'Pàjáwìrì: ohun tí ẹ máa ṣe' },
      }),
    },
    sick: {
      asks: [
        ...facts.searchAnswers.sick.asks,
        'ṣàìsàn',
        'ọmọ ń ṣàìsàn',
        'ìyàwó ṣàìsàn',
        'ọkọ ṣàìsàn',
        'ìyá ṣàìsàn',
        'bàbá ṣàìsàn',
        'ara ọmọ mi kò yá',
        'inú run',
        'inú ń run mí',
        'orí fọ́',
        'orí ń fọ́ mi',
        'ara dùn mí',
        'ara ń dùn mí',
        'ẹsẹ̀ dùn',
        'ọrùn dùn',
        'ikùn dùn',
        'ń bì',
        'mo ń bì',
        'òòyì kọ́ mi',
        'àìsàn',
        'ara mi kò yá',
        'ara mi ò yá',
        'mo ń ṣàìsàn',
        'ọmọ mi ń ṣàìsàn',
      ],
      links: withWords(facts.searchAnswers.sick.links, {
        provider: { label: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn' },
      }),
    },
    'complaint-status': {
      asks: [
        ...facts.searchAnswers['complaint-status'].asks,
        'àròyé dé',
        'àròyé mi dé',
        'ibo àròyé dé',
        'ibo àròyé mi dé',
        'èsì àròyé',
        'àròyé kò dáhùn',
      ],
      title: 'Ibo ni àròyé mi dé?',
      text: ['Ẹ tẹ nọ́ḿbà ìtọ́kasí tí a fún yín, kí ẹ wo ibi tó dé.'],
      links: withWords(facts.searchAnswers['complaint-status'].links, {
        complaintStatus: { label: 'Ẹ wo ibi tó dé' },
        complaint: { label: 'Ẹ ṣe àròyé' },
      }),
    },
    'not-named': {
      title: 'Kò sí ètò kankan tó dárúkọ èyí',
      text: ['A kò tíì kéde bẹ́ẹ̀ ni tàbí bẹ́ẹ̀ kọ́. Ẹ bi wá ní ìkọ̀kọ̀, a ó sọ fún yín lórí fóònù:'],
      lines: callLines.slice(0, 1),
      links: withWords(facts.searchAnswers['not-named'].links, {
        covered: { label: 'Ohun tí ètò ń sanwó fún' },
      }),
    },
    'care-outside-lagos': {
      links: withWords(facts.searchAnswers['care-outside-lagos'].links, {
        movingAway: { label: 'Kí ni kí n ṣe bí mo bá kó lọ sí ibòmíràn?' },
      }),
    },
    'outside-lagos': {
      asks: [
        ...facts.searchAnswers['outside-lagos'].asks,
        'kúrò ní èkó',
        'kúrò lékòó',
        'kó lọ sí ibòmíràn',
        'kó kúrò',
        'ìpínlẹ̀ mìíràn',
        'ìrìn àjò',
        'ìrìnàjò',
      ],
      links: [contactLink('Ẹ béèrè lọ́wọ́ wa', 'Ìtọ́jú níbi tí kì í ṣe Èkó')],
    },
    'pregnant-cannot-pay': {
      asks: [
        ...facts.searchAnswers['pregnant-cannot-pay'].asks,
        'oyún kò sí owó',
        'aboyún kò ní owó',
        'oyún kò lówó',
        'aboyún kò lówó',
      ],
      title: poorCase.heading,
      text: poorCase.paragraphs.slice(0, 2),
      links: [
        ...withWords(facts.searchAnswers['pregnant-cannot-pay'].links, {
          enrol: { label: poorCase.label },
          pregnancy: { label: 'Ohun tí ètò ń sanwó fún nínú oyún' },
        }),
        ...poorCase.links,
      ],
    },
    'cannot-pay': {
      asks: [
        ...facts.searchAnswers['cannot-pay'].asks,
        'kò lè sanwó',
        'mi ò ní iṣẹ́',
        'kò ní iṣẹ́',
        'kò sí iṣẹ́',
        'owó tán',
        'owó mi ti tán',
        'kò sówó',
        'mi ò lówó',
        'kò lówó',
        'kò lágbára',
        'iṣẹ́ bọ́',
        'pàdánù iṣẹ́',
        'kò níṣẹ́',
        'mi ò níṣẹ́',
        'ọmọ òrukàn',
        'mi ò lè sanwó',
        'mi ò ní owó',
        'kò sí owó',
        'tálákà',
        'aláìní',
      ],
      links: withWords(facts.searchAnswers['cannot-pay'].links, {
        ekosha: { label: 'EKOSHA' },
      }),
    },
  }),
  ...divisions,
];
