import * as english from '../../en/search/answers.ts';
import { translate } from '../../translate.ts';
import { enrolmentPlaces, whereToEnrol } from '../enrolment-places.ts';
import { diasporaPlan, jaaraPlus, seniorsPlan, standardJaara } from '../plans.ts';
import { brand, email, office, phoneLines, whatsAppLines } from '../site.ts';

const familyPlans = [standardJaara, jaaraPlus];
const places = { label: whereToEnrol.heading };
const contact = { label: 'Gbogbo ọ̀nà láti kàn sí wa' };
const householdCost = { label: 'Èló ni ìdílé wa máa san?' };
const comparison = { label: 'Ẹ fi àwọn irú ètò wé ara wọn' };

const callLines = Object.values(phoneLines).map(({ label, display, digits }) => ({
  label: display,
  note: `${label} · ${digits}`,
}));

const divisions = enrolmentPlaces
  .filter(({ id }) => english.searchAnswers.some((answer) => answer.id === id))
  .map(({ id, name, locality, address, published = '' }) => ({
    id,
    asks: [`register ${locality}`, `ọ́fíìsì ${locality}`, `forúkọ sílẹ̀ ${locality}`],
    title: name,
    text: [`${address}. ${whereToEnrol.toConfirm(published)}: ${whereToEnrol.callHeading.toLowerCase()}.`],
    lines: [{ label: whereToEnrol.directions, note: address }, ...callLines.slice(0, 1)],
    links: [places],
  }));

/** In the order of the English ones. */
export const searchAnswers = translate(english.searchAnswers, [
  {
    id: 'scheme',
    asks: [
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
    links: [{ label: 'Àwọn irú ètò ìlera' }, { label: 'Bí ẹ ṣe lè forúkọ sílẹ̀' }, { label: 'Nípa àjọ náà' }],
  },
  {
    id: 'phone',
    asks: [
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
    title: 'Ẹ pè wá, tọ̀sán-tòru',
    lines: callLines,
    links: [contact],
  },
  {
    id: 'whatsapp',
    asks: ['nọ́ḿbà whatsapp'],
    title: 'Ẹ kọ̀wé sí wa lórí WhatsApp',
    lines: whatsAppLines.map(({ label, display }) => ({ label: display, note: label })),
    links: [contact],
  },
  {
    id: 'email',
    asks: ['ímeèlì', 'àdírẹ́sì ímeèlì', 'kọ̀wé sí yín', 'fọ́ọ̀mù ìkànsí', 'àtẹ̀jíṣẹ́'],
    title: 'Ẹ kọ̀wé sí wa',
    lines: [{ label: email, note: 'Ímeèlì' }],
    links: [{ label: 'Fọ́ọ̀mù ìkànsí' }, contact],
  },
  {
    id: 'office',
    asks: [
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
    lines: [{ label: whereToEnrol.directions, note: office.lines.join(', ') }],
    links: [places, contact],
  },
  {
    id: 'hours',
    asks: ['wákàtí', 'aago mélòó', 'àkókò iṣẹ́', 'ìgbà wo lẹ ń ṣí', 'ìgbà wo lẹ ń pa dé'],
    title: 'Ẹ lè pè wá tọ̀sán-tòru',
    text: [
      'A máa ń dáhùn ìpè fóònù ní wákàtí 24 lójúmọ́, ọjọ́ 7 lọ́sẹ̀.',
      `Àwọn ọ́fíìsì. ${whereToEnrol.hours} ${whereToEnrol.callHeading}.`,
    ],
    lines: callLines.slice(0, 1),
    links: [contact],
  },
  {
    id: 'price',
    asks: [
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
    amounts: [...familyPlans, seniorsPlan].map(({ name }) => ({ label: name })),
    links: [householdCost, comparison],
  },
  {
    id: 'price-family',
    asks: [
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
      'iye owó ìyàwó ọmọ',
    ],
    title: 'Iye owó ètò lọ́dún fún ìdílé',
    amounts: familyPlans.flatMap(({ name }) => [
      { label: `${name}, kò ju èèyàn 4 lọ` },
      { label: `${name}, kò ju èèyàn 6 lọ` },
    ]),
    links: [householdCost, { label: 'Ta ni mo lè fi kún un?' }],
  },
  {
    id: 'seniors',
    asks: [
      'àgbà',
      'àwọn àgbà',
      'ètò àgbà',
      'àgbàlagbà',
      'arúgbó',
      'òbí',
      'òbí mi',
      'ìyá mi',
      'bàbá mi',
      'ìyá àgbà',
      'bàbá àgbà',
      'ọdún 60',
      'fẹ̀yìntì',
    ],
    title: 'Seniors Plan, láti ọdún 60',
    amounts: [{ label: 'Ẹnì kan' }, { label: 'Tọkọtaya' }],
    links: [{ label: 'Ṣé irú ètò kan wà fún àwọn àgbà?' }, { label: 'Ìwé Seniors Plan (PDF)' }],
  },
  {
    id: 'diaspora',
    asks: ['ilẹ̀ òkèèrè', 'òkèèrè', 'òkè òkun', 'ìlú òyìnbó', 'sanwó láti òkèèrè', 'sanwó láti òkè òkun'],
  },
  {
    id: 'emergency',
    asks: ['pàjáwìrì', 'ìtọ́jú pàjáwìrì', 'ìjàǹbá', 'ìjàmbá', 'jàǹbá ọkọ̀', 'ẹ̀mí nínú ewu', 'ẹ̀jẹ̀ ń dà'],
    links: [{ label: phoneLines.tollFree.display }],
  },
  {
    id: 'change-hospital',
    asks: [
      'pààrọ̀ ilé ìwòsàn',
      'pípààrọ̀ ilé ìwòsàn',
      'pààrọ̀ hospital',
      'yí ilé ìwòsàn padà',
      'ilé ìwòsàn mìíràn',
      'ilé ìwòsàn tuntun',
    ],
  },
  {
    id: 'pay',
    asks: [
      'sanwó',
      'san owó',
      'owó sísan',
      'ìsanwó',
      'bí mo ṣe lè sanwó',
      'san owó adójútòfò',
      'ojú òpó ìsanwó',
      'sọ ètò dọ̀tun',
      'sọ ètò di ọ̀tun',
      'ìsọdọ̀tun',
    ],
  },
  {
    id: 'instalments',
    asks: [
      'díẹ̀díẹ̀',
      'díẹ̀ díẹ̀',
      'san díẹ̀díẹ̀',
      'san díẹ̀ díẹ̀',
      'sanwó díẹ̀ díẹ̀',
      'sanwó díẹ̀díẹ̀',
      'san owó díẹ̀díẹ̀',
      'sanwó oṣooṣù',
      'san owó lóṣooṣù',
    ],
  },
  {
    id: 'enrol',
    asks: [
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
  {
    id: 'where-to-enrol',
    asks: ['níbo forúkọ sílẹ̀', 'ibo forúkọ sílẹ̀', 'ibi ìforúkọsílẹ̀', 'ọ́fíìsì ìforúkọsílẹ̀', 'ọ́fíìsì ẹ̀ka'],
  },
  {
    id: 'refund',
    asks: ['gba owó padà', 'dá owó padà', 'owó mi padà', 'fagi lé ètò'],
  },
  {
    id: 'lasrra',
    asks: ['nọ́ḿbà lasrra', 'káàdì lasrra', 'káàdì olùgbé'],
  },
  {
    id: 'nin',
    asks: ['nọ́ḿbà nin', 'nọ́ḿbà ìdánimọ̀'],
  },
  {
    id: 'papers',
    asks: ['kí ni mo máa mú wá', 'ohun tí mo máa mú lọ', 'ìwé wo', 'ìwé tí mo nílò', 'ohun tí mo nílò'],
  },
  {
    id: 'cover-start',
    asks: ['ìgbà wo ètò bẹ̀rẹ̀', 'ìgbà wo bẹ̀rẹ̀', 'ètò máa bẹ̀rẹ̀', 'ọjọ́ wo bẹ̀rẹ̀', 'ọjọ́ ìbẹ̀rẹ̀'],
  },
  {
    id: 'waiting',
    asks: ['àkókò ìdúró', 'ìdúró', 'oṣù mélòó', 'dúró oṣù'],
  },
  {
    id: 'asked-for-money',
    asks: [
      'ilé ìwòsàn owó',
      'ilé ìwòsàn béèrè owó',
      'ilé ìwòsàn gba owó',
      'wọ́n gba owó lọ́wọ́ mi',
      'béèrè owó lọ́wọ́ mi',
      'rìbá',
      'àbẹ̀tẹ́lẹ̀',
    ],
  },
  {
    id: 'complaint',
    asks: [
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
  {
    id: 'refused-drugs',
    asks: ['kò sí oògùn', 'wọn kò fún mi ní oògùn', 'ra oògùn fúnra mi', 'ní kí n ra oògùn'],
  },
  {
    id: 'late-renewal',
    asks: ['ètò mi ti parí', 'ètò parí', 'owó ìtanràn', 'ìtanràn', 'gbàgbé sanwó'],
  },
  {
    id: 'fraud',
    asks: ['jìbìtì', 'oníjìbìtì', 'ayédèrú', 'aṣojú èké', 'gbájúẹ̀'],
  },
  {
    id: 'agents',
    asks: ['aṣojú', 'aṣojú ìtajà', 'àkójọ aṣojú', 'aṣojú nítòsí mi', 'nọ́ḿbà aṣojú'],
  },
  {
    id: 'employers',
    asks: [
      'agbanisíṣẹ́',
      'òṣìṣẹ́',
      'forúkọ òṣìṣẹ́ sílẹ̀',
      'ilé iṣẹ́',
      'forúkọ ilé iṣẹ́ sílẹ̀',
      'oníṣòwò',
      'oníṣòwò kékeré',
      'nọ́ḿbà ilé iṣẹ́',
    ],
  },
  {
    id: 'join-network',
    asks: [
      'forúkọ ilé ìwòsàn sílẹ̀',
      'forúkọ ilé ìwòsàn mi sílẹ̀',
      'forúkọ ilé ìtajà oògùn sílẹ̀',
      'dara pọ̀ ilé ìwòsàn',
      'di olùpèsè ìtọ́jú',
      'forúkọ olùpèsè ìtọ́jú sílẹ̀',
      'mo ní ilé ìwòsàn',
    ],
  },
  {
    id: 'verify',
    asks: [
      'yẹ ìforúkọsílẹ̀ wò',
      'àyẹ̀wò ìforúkọsílẹ̀',
      'ṣé mo ti forúkọ sílẹ̀',
      'ṣé mo wà nínú ètò',
      'nọ́ḿbà ètò',
    ],
  },
  {
    id: 'lost-card',
    asks: ['káàdì', 'káàdì mi', 'káàdì sọnù', 'káàdì mi sọnù', 'káàdì tuntun', 'jí káàdì', 'gbàgbé nọ́ḿbà'],
  },
  {
    id: 'doctor',
    asks: ['pe dókítà', 'bá dókítà sọ̀rọ̀', 'dókítà lórí fóònù', 'ìtọ́jú lórí fóònù', 'áàpù'],
  },
  {
    id: 'find-hospital',
    asks: [
      'ilé ìwòsàn',
      'ọsibítù',
      'ilé ìwòsàn nítòsí mi',
      'ilé ìwòsàn tó súnmọ́ mi',
      'wá ilé ìwòsàn',
      'ilé ìwòsàn wo',
      'àkójọ ilé ìwòsàn',
      'ibùdó ìlera',
      'olùpèsè ìtọ́jú',
      'ilé ìtajà oògùn',
      'ilé ìtajà oògùn nítòsí mi',
      'chemist',
      'ilé oògùn',
    ],
  },
  {
    id: 'hospital-list',
    asks: ['wa àkójọ ilé ìwòsàn jáde', 'àkójọ ilé ìwòsàn pdf', 'download àkójọ ilé ìwòsàn'],
    title: 'Àkójọ àwọn ilé ìwòsàn tí ẹ lè wà jáde',
    text: [
      'Àwọn ilé ìwòsàn tó wà nínú irú ètò Standard Jaara àti Standard Jaara Plus, ní ìjọba ìbílẹ̀ kọ̀ọ̀kan.',
    ],
    lines: [{ label: 'Àwọn olùpèsè ìtọ́jú ILERA EKO', note: 'PDF' }],
    links: [{ label: 'Gbogbo ìwé àti dátà tó ṣí sílẹ̀ fún gbogbo èèyàn' }],
  },
  {
    id: 'plan-documents',
    asks: ['wa irú ètò jáde', 'ìwé ètò', 'irú ètò pdf', 'àkójọ àǹfààní'],
    title: 'Àwọn irú ètò tí ẹ lè wà jáde',
    lines: [standardJaara, jaaraPlus, seniorsPlan, diasporaPlan].map(({ name }) => ({
      label: name,
      note: 'PDF',
    })),
    links: [comparison],
  },
  {
    id: 'outside-lagos',
    asks: [
      'kúrò ní èkó',
      'kúrò lékòó',
      'kó lọ sí ibòmíràn',
      'kó kúrò',
      'ìpínlẹ̀ mìíràn',
      'ìrìn àjò',
      'ìrìnàjò',
    ],
    links: [{ label: 'Ẹ béèrè lọ́wọ́ wa', subject: 'Ìtọ́jú níbi tí kì í ṣe Èkó' }],
  },
  {
    id: 'cannot-pay',
    asks: ['ọ̀fẹ́', 'ìtọ́jú ọ̀fẹ́', 'ètò ọ̀fẹ́', 'mi ò lè sanwó', 'mi ò ní owó', 'kò sí owó', 'tálákà', 'aláìní'],
    links: [{ label: 'EKOSHA' }],
  },
  ...divisions,
]);
