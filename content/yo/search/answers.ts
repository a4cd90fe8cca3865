import type * as english from '../../en/search/answers.ts';
import { contactLink } from '../../facts/links.ts';
import * as facts from '../../facts/search/answers.ts';
import { email, office } from '../../facts/site.ts';
import type { SearchAnswer } from '../../schema/pages.ts';
import { withWords } from '../../with-words.ts';
import { enrolmentPlaces, whereToEnrol } from '../enrolment-places.ts';
import { diasporaPlan, jaaraPlus, seniorsPlan, standardJaara } from '../plans.ts';
import { brand, phoneLines, whatsAppLines } from '../site.ts';

const familyPlans = [standardJaara, jaaraPlus];
const places = { label: whereToEnrol.heading, to: `/contact#${whereToEnrol.id}` };
const contact = { label: 'Gbogbo ọ̀nà láti kàn sí wa', to: facts.contact.to };
const householdCost = { label: 'Èló ni ìdílé wa máa san?', to: facts.householdCost.to };

const callLines = Object.values(phoneLines).map(({ label, display, digits, to }) => ({
  icon: 'phone' as const,
  label: display,
  note: `${label} · ${digits}`,
  to,
}));

const divisions = enrolmentPlaces
  .filter(({ kind, locality }) => kind === 'office' && locality !== 'Ikeja')
  .map(
    ({ id, name, locality, address, published = '', directions }): SearchAnswer => ({
      id,
      asks: [
        `office ${locality.toLowerCase()}`,
        `enrol ${locality.toLowerCase()}`,
        `register ${locality.toLowerCase()}`,
        `ọ́fíìsì ${locality.toLowerCase()}`,
        `forúkọ sílẹ̀ ${locality.toLowerCase()}`,
      ],
      title: name,
      text: [`${address}. ${whereToEnrol.toConfirm(published)}: ${whereToEnrol.callHeading.toLowerCase()}.`],
      lines: [
        { icon: 'map-pin', label: whereToEnrol.directions, note: address, to: directions },
        ...callLines.slice(0, 1),
      ],
      links: [places],
    }),
  );

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
        about: { label: 'Nípa àjọ náà' },
      }),
    },
    phone: {
      asks: [
        ...facts.searchAnswers.phone.asks,
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
      title: 'Ẹ lè pè wá tọ̀sán-tòru',
      text: [
        'A máa ń dáhùn ìpè fóònù ní wákàtí 24 lójúmọ́, ọjọ́ 7 lọ́sẹ̀.',
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
        'pàjáwìrì',
        'ìtọ́jú pàjáwìrì',
        'ìjàǹbá',
        'ìjàmbá',
        'jàǹbá ọkọ̀',
        'ẹ̀mí nínú ewu',
        'ẹ̀jẹ̀ ń dà',
      ],
      links: withWords(facts.searchAnswers.emergency.links, {
        call: { label: phoneLines.tollFree.display, to: phoneLines.tollFree.to },
      }),
    },
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
        'sọ ètò dọ̀tun',
        'sọ ètò di ọ̀tun',
        'ìsọdọ̀tun',
      ],
    },
    renewing: { asks: [...facts.searchAnswers.renewing.asks, 'sọ ètò di ọ̀tun', 'ìsọdọ̀tun'] },
    'prepare-enrolment': {
      asks: [...facts.searchAnswers['prepare-enrolment'].asks, 'ìmúrasílẹ̀', 'múra sílẹ̀'],
    },
    'parent-abroad': { asks: [...facts.searchAnswers['parent-abroad'].asks, 'sanwó fún ìyá láti òkèèrè'] },
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
        'sanwó oṣooṣù',
        'san owó lóṣooṣù',
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
        'ọ́fíìsì ìforúkọsílẹ̀',
        'ọ́fíìsì ẹ̀ka',
      ],
    },
    refund: {
      asks: [...facts.searchAnswers.refund.asks, 'gba owó padà', 'dá owó padà', 'owó mi padà', 'fagi lé ètò'],
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
        'ilé ìwòsàn owó',
        'ilé ìwòsàn béèrè owó',
        'ilé ìwòsàn gba owó',
        'wọ́n gba owó lọ́wọ́ mi',
        'béèrè owó lọ́wọ́ mi',
        'rìbá',
        'àbẹ̀tẹ́lẹ̀',
      ],
    },
    complaint: {
      asks: [
        ...facts.searchAnswers.complaint.asks,
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
      asks: [...facts.searchAnswers.fraud.asks, 'jìbìtì', 'oníjìbìtì', 'ayédèrú', 'aṣojú èké', 'gbájúẹ̀'],
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
        'gbàgbé nọ́ḿbà',
      ],
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
        'àkójọ ilé ìwòsàn',
        'ibùdó ìlera',
        'olùpèsè ìtọ́jú',
        'ilé ìtajà oògùn',
        'ilé ìtajà oògùn nítòsí mi',
        'chemist',
        'ilé oògùn',
      ],
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
    'cannot-pay': {
      asks: [
        ...facts.searchAnswers['cannot-pay'].asks,
        'ọ̀fẹ́',
        'ìtọ́jú ọ̀fẹ́',
        'ètò ọ̀fẹ́',
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
