import type * as english from '../en/complaint-page.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { formWords } from './message-forms.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';
import { askUs } from './support.ts';

const { askLine, salesLine } = phoneLines;

export const neededToCheck: string =
  'Láti yẹ àròyé yín wò, ẹ nílò nọ́ḿbà ìtọ́kasí (reference number) rẹ̀, pẹ̀lú àdírẹ́sì ímeèlì tàbí nọ́ḿbà mẹ́rin tó kẹ́yìn nínú nọ́ḿbà fóònù tí ẹ fún wa.';

export const complaintPage: typeof english.complaintPage = {
  title: `Ẹ ṣe àròyé | ${brand.name}`,
  description: `Ẹ sọ fún ${brand.name} ohun tí kò lọ dáadáa ní ilé ìwòsàn, ilé ìtajà oògùn tàbí pẹ̀lú ètò yín. Ẹ máa gba nọ́ḿbà ìtọ́kasí, ẹ sì lè rí ibi tí ọ̀rọ̀ náà dé.`,
  heading: 'Ẹ ṣe àròyé',
  lead: `Ẹ fẹjọ́ sùn wá: ẹ sọ ohun tí kò lọ dáadáa. Ẹ máa gba nọ́ḿbà ìtọ́kasí. ${neededToCheck}`,
  emergency: { heading: 'Ṣé ẹnì kan wà nínú ewu báyìí?', text: emergencyAdvice },
  call: {
    heading: 'Ṣé ẹ fẹ́ bá wa sọ̀rọ̀ dípò kí ẹ kọ̀wé?',
    text: 'Nọ́ḿbà yìí ń gba àròyé nípa ilé ìwòsàn, ilé ìtajà oògùn àti HMO, lọ́fẹ̀ẹ́:',
    label: askLine.display,
    digits: askLine.digits,
    to: askLine.to,
  },
  status: {
    text: 'Ṣé ẹ ti ṣe àròyé tẹ́lẹ̀?',
    label: 'Ẹ wo ibi tí ọ̀rọ̀ náà dé',
    to: facts.complaintPage.status.to,
  },
};

export const complaintStates: typeof english.complaintStates = {
  received: { label: 'A ti gbà á', text: 'Àròyé yín wà lọ́dọ̀ wa, a kò tíì kà á.' },
  'in-progress': { label: 'A ń yẹ̀ ẹ́ wò', text: 'Ẹnì kan lára àwọn òṣìṣẹ́ wa ń yẹ̀ ẹ́ wò.' },
  answered: { label: 'A ti dáhùn', text: 'A ti fún yín ní ìdáhùn wa.' },
};

export const complaintKindLabels: typeof english.complaintKindLabels = {
  charged: 'Wọ́n béèrè owó lọ́wọ́ mi, tàbí mo ní láti sanwó',
  refused: 'Wọ́n kọ̀ láti fún mi ní oògùn tàbí ìtọ́jú',
  treated: 'Wọn kò ṣe dáadáa sí mi',
  details: 'Àkọsílẹ̀ nípa mi tàbí nípa ilé ìwòsàn kan kò tọ̀nà',
  other: 'Nǹkan mìíràn',
};

export const complaintForm: typeof english.complaintForm = {
  heading: 'Àròyé yín',
  required: 'Ìbéèrè àkọ́kọ́, ọ̀rọ̀ yín àti ọ̀nà kan tí a lè gbà kàn sí yín nìkan ló pọn dandan.',
  fields: {
    kind: { label: 'Kí ló ṣẹlẹ̀?' },
    amount: {
      label: 'Èló ni wọ́n béèrè lọ́wọ́ yín, tàbí èló ni ẹ san? (kò pọn dandan)',
      hint: 'Ní náírà, bíi 5,000. Ẹ tọ́jú rìsíìtì náà bó bá wà lọ́wọ́ yín.',
    },
    place: {
      label: 'Níbo ló ti ṣẹlẹ̀? (kò pọn dandan)',
      hint: 'Ilé ìwòsàn, ilé ìtajà oògùn tàbí ọ́fíìsì náà, àti agbègbè rẹ̀.',
    },
    happened_on: { label: 'Ọjọ́ wo ló ṣẹlẹ̀? (kò pọn dandan)' },
    happened_about: {
      label: 'Tàbí nǹkan bí ìgbà wo? (kò pọn dandan)',
      hint: 'Bíi: ọjọ́ Ìṣẹ́gun tó kọjá, ìbẹ̀rẹ̀ Oṣù Kẹta.',
    },
    message: {
      label: 'Ohun tó ṣẹlẹ̀, ní ọ̀rọ̀ ẹnu yín',
      hint: 'Ẹ sọ ohun tí ẹ fẹ́ kí a ṣe. Kó má ju lẹ́tà 5,000 lọ, ní Gẹ̀ẹ́sì, Yorùbá tàbí Pidgin.',
    },
    user_name: { label: 'Orúkọ yín (kò pọn dandan)' },
    user_phone: { label: 'Nọ́ḿbà fóònù' },
    user_email: { label: 'Àdírẹ́sì ímeèlì' },
  },
  find: 'Ẹ wá a nínú àkójọ wa',
  found: {
    legend: 'Ṣé ọ̀kan lára ìwọ̀nyí ni?',
    none: 'Rárá, ohun tí mo kọ ni kí ẹ lò',
    nothing: 'A kò rí orúkọ yìí nínú àkójọ wa. Kò burú: ọ̀rọ̀ tí ẹ kọ ti tó.',
    empty: 'Ẹ kọ́kọ́ kọ orúkọ kan, lẹ́yìn náà ẹ tún bọ́tìnnì náà tẹ̀.',
    notSent: 'Àròyé yín kò tíì lọ. Ẹ jọ̀wọ́, ẹ máa bá a lọ nísàlẹ̀.',
  },
  contactHeading: 'Báwo ni a ṣe lè kàn sí yín?',
  contactHint: 'Nọ́ḿbà fóònù tàbí àdírẹ́sì ímeèlì, èyíkéyìí tí ẹ bá ní. Ẹ tún máa nílò rẹ̀ láti rí ìdáhùn náà.',
  submit: 'Ẹ fi àròyé ránṣẹ́',
  smsNews: 'Ṣé ẹ kò ní ímeèlì? Mo fẹ́ kí ẹ fi ìròyìn àròyé yìí ránṣẹ́ sí nọ́ḿbà fóònù mi nípa SMS.',
  privacy: 'A máa lo ohun tí ẹ kọ láti yẹ àròyé yín wò, a kò ní lò ó fún ìpolówó láé.',
};

export const complaintFormWords: typeof english.complaintFormWords = {
  ...formWords,
  missing: {
    kind: 'Ẹ yan ohun tó ṣẹlẹ̀.',
    message: 'Ẹ sọ ohun tó ṣẹlẹ̀ fún wa ní ọ̀rọ̀ ẹnu yín.',
  },
  badAmount: 'Ẹ kọ iye owó náà ní nọ́ḿbà, bíi 5,000.',
  badDay: 'Ẹ tún ọjọ́ náà yàn, tàbí kí ẹ fi í sílẹ̀ lófìfo, kí ẹ sì sọ nǹkan bí ìgbà tó ṣẹlẹ̀.',
  futureDay: 'Ọjọ́ yìí kò tíì dé. Ẹ yan ọjọ́ tí ọ̀rọ̀ náà ṣẹlẹ̀.',
  noMobile:
    'Nọ́ḿbà fóònù alágbèéká Nàìjíríà nìkan la máa ń fi SMS ránṣẹ́ sí, bíi 0803 123 4567. Ẹ kọ irú nọ́ḿbà bẹ́ẹ̀, tàbí kí ẹ yọ àmì SMS kúrò.',
  noContact: 'Ẹ fún wa ní nọ́ḿbà fóònù tàbí àdírẹ́sì ímeèlì, kí a lè dá yín lóhùn.',
  notStored: 'A kò lè gba àròyé yín sílẹ̀ báyìí. Ẹ jọ̀wọ́, ẹ tún fi ránṣẹ́ lẹ́yìn ìṣẹ́jú díẹ̀, tàbí kí ẹ pè wá.',
};

export const nextSteps: typeof english.nextSteps = {
  heading: 'Ohun tó máa ṣẹlẹ̀ lẹ́yìn èyí',
  steps: {
    stored: 'A máa kọ àròyé yín sílẹ̀, ẹ sì máa rí nọ́ḿbà ìtọ́kasí (reference number) rẹ̀. Ẹ kọ ọ́ sílẹ̀.',
    read: 'Àwọn òṣìṣẹ́ wa máa kà á. Bó bá jẹ́ nípa ilé ìwòsàn, ilé ìtajà oògùn tàbí HMO, a máa yẹ̀ ẹ́ wò, a sì lè gbọ́ tẹnu àwọn tí ọ̀rọ̀ kàn.',
    followed:
      'Ẹ lè rí ìgbésẹ̀ kọ̀ọ̀kan lórí ojú òpó ayélujára yìí. Bí ẹ bá fún wa ní àdírẹ́sì ímeèlì, a tún máa kọ̀wé sí yín.',
  },
};

export const complaintPromise: typeof english.complaintPromise = {
  within: (days) =>
    `Ìgbà wo ni? A máa ń dáhùn àròyé kọ̀ọ̀kan láàárín ọjọ́ iṣẹ́ ${days}. A kì í ka ọjọ́ Àbámẹ́ta, ọjọ́ Àìkú àti ọjọ́ ìsinmi ìjọba mọ́ ọn.`,
  by: (day) => `A máa dá yín lóhùn, ó pẹ́ tán, ní ${day}.`,
  overdue: (day) =>
    `Ó yẹ kí a ti dá yín lóhùn, ó pẹ́ tán, ní ${day}, a kò sì tíì ṣe bẹ́ẹ̀. Ẹ jọ̀wọ́, ẹ má bínú. A ti sọ fún àwọn ọ̀gá wa.`,
  taken: 'Ẹnì kan lára àwọn òṣìṣẹ́ wa ló ń bójú tó o báyìí.',
  waiting: 'Kò tíì sí òṣìṣẹ́ wa tó ń bójú tó o.',
  kept: (inTime, all) =>
    `Láàárín ọjọ́ 90 tó kọjá, àròyé ${all} ló yẹ kí a dáhùn, a sì dáhùn ${inTime} nínú wọn lásìkò.`,
};

export const escalation: typeof english.escalation = {
  heading: 'Bí wọn kò bá yanjú rẹ̀',
  ways: withWords(facts.escalation.ways, {
    callAgain: {
      name: `Ẹ tún pe ${brand.name}`,
      text: 'Ẹ sọ nọ́ḿbà ìtọ́kasí yín. Bí nọ́ḿbà ọ̀fẹ́ kò bá ṣiṣẹ́, ẹ pe èkejì.',
      lines: [askLine, salesLine],
    },
    hefamaa: {
      name: 'HEFAMAA, fún ìwà ilé ìwòsàn tàbí ibùdó ìlera',
      text: 'Òun ló ń fọwọ́ sí àwọn ilé ìtọ́jú ìlera ní Èkó. Ẹ máa kọ ìwé àròyé sí i. Ó lè ní kí ilé ìtọ́jú náà fèsì, ó lè lọ síbẹ̀, ó lè wo àkọsílẹ̀ wọn, ó sì lè pe ìpàdé; ẹ bi HEFAMAA ohun tó máa tẹ̀ lé e nínú ọ̀rọ̀ yín, àti bó ṣe máa pẹ́ tó.',
      link: { label: 'Ojú òpó ayélujára HEFAMAA', to: facts.escalation.ways.hefamaa.link.to },
    },
    nhia: {
      name: 'NHIA, àjọ ìjọba àpapọ̀',
      text: `Ó máa ń gba àròyé lójúkojú, nípasẹ̀ ímeèlì àti lórí fóònù. Láti mọ bí ẹ ṣe lè kàn sí i, àti bó ṣe máa pẹ́ tó, ${askUs.askLine}.`,
    },
  }),
};

export const complaintSentPage: typeof english.complaintSentPage = {
  title: `A ti gba àròyé | ${brand.name}`,
  description: `A ti kọ àròyé yín sí ${brand.name} sílẹ̀, ó sì wà lọ́dọ̀ wa.`,
  heading: 'A ti gba àròyé yín',
  lead: 'Ẹ ṣeun tí ẹ sọ fún wa. A ti kọ ọ́ sílẹ̀, ó sì wà lọ́dọ̀ wa; kò pọn dandan kí ẹ tún fi í ránṣẹ́.',
  referenceLabel: 'Nọ́ḿbà ìtọ́kasí yín',
  keep: `Ẹ kọ ọ́ sílẹ̀, ẹ tẹ ojú ewé yìí jáde tàbí kí ẹ ya fọ́tò rẹ̀. ${neededToCheck}`,
  mailed: 'A tún ń fi nọ́ḿbà ìtọ́kasí náà ránṣẹ́ sí àdírẹ́sì ímeèlì yín.',
  notMailed: 'Ẹ má dúró de ímeèlì.',
  keepHeading: 'Ẹ fi ránṣẹ́ sí ara yín',
  sms: 'Nípasẹ̀ SMS',
  whatsApp: 'Lórí WhatsApp',
  mail: 'Nípasẹ̀ ímeèlì',
  print: 'Ẹ tẹ ojú ewé yìí jáde',
  whatsAppUrl: facts.complaintSentPage.whatsAppUrl,
  note: (reference, address) => `Àròyé mi sí ${brand.name}: ${reference}. Ibi tí ọ̀rọ̀ dé: ${address}`,
  paper: (day, statusAddress) => [
    `${brand.fullName} (${brand.name})`,
    `Ọjọ́ ojú ewé yìí: ${day}`,
    `Ẹ pè wá lọ́fẹ̀ẹ́: ${askLine.inFull}`,
    `Ẹ wo ibi tí àròyé yín dé: ${statusAddress}`,
  ],
  mailSubject: (reference) => `Àròyé mi sí ${brand.name}: ${reference}`,
  ways: withWords(facts.complaintSentPage.ways, {
    complaintStatus: { label: 'Ẹ wo ibi tó dé' },
  }),
  unknown: {
    heading: 'Àròyé yín wà lọ́dọ̀ wa',
    lead: 'Bí ẹ bá ṣẹ̀ṣẹ̀ fi ọ̀kan ránṣẹ́, a ti kọ ọ́ sílẹ̀, ó sì wà lọ́dọ̀ wa. A kò lè fi nọ́ḿbà ìtọ́kasí rẹ̀ hàn níbí mọ́. Ó wà nínú ímeèlì tí a fi ránṣẹ́ sí yín, bí ẹ bá ti rí i gbà; bí bẹ́ẹ̀ kọ́, ẹ pè wá lọ́fẹ̀ẹ́, kí ẹ sì sọ nọ́ḿbà fóònù yín.',
    ways: withWords(facts.complaintSentPage.unknown.ways, {
      call: { label: `Ẹ pe ${askLine.inFull}`, to: askLine.to },
      complaintStatus: { label: 'Ẹ wo ibi tó dé' },
    }),
  },
};

export const complaintStatusPage: typeof english.complaintStatusPage = {
  title: `Ẹ wo ibi tí àròyé dé | ${brand.name}`,
  description: `Ẹ fi nọ́ḿbà ìtọ́kasí wo ibi tí àròyé yín sí ${brand.name} dé.`,
  heading: 'Ẹ wo ibi tí àròyé yín dé',
  lead: neededToCheck,
  fields: {
    reference: {
      label: 'Nọ́ḿbà ìtọ́kasí',
      hint: 'Bíi LA-7K3M-92QF. Lẹ́tà ńlá tàbí kékeré, pẹ̀lú àmì “-” tàbí láìsí i, kò sí ìyàtọ̀.',
    },
    contact: {
      label: 'Nọ́ḿbà mẹ́rin tó kẹ́yìn nínú nọ́ḿbà fóònù yín, tàbí àdírẹ́sì ímeèlì yín',
      hint: 'Èyí tí ẹ fún wa pẹ̀lú àròyé yín.',
    },
  },
  submit: 'Ẹ fi àròyé mi hàn',
  errors: {
    noReference: 'Ẹ kọ nọ́ḿbà ìtọ́kasí yín.',
    badReference:
      'Nọ́ḿbà ìtọ́kasí yìí kò pé, tàbí lẹ́tà tàbí nọ́ḿbà kan nínú rẹ̀ kò tọ̀nà. Ẹ fi wé ohun tí ẹ kọ sílẹ̀.',
    noContact: 'Ẹ kọ nọ́ḿbà mẹ́rin tó kẹ́yìn nínú nọ́ḿbà fóònù yín, tàbí àdírẹ́sì ímeèlì yín.',
    badContact: 'Ẹ kọ nọ́ḿbà mẹ́rin, tàbí àdírẹ́sì ímeèlì ní kíkún.',
    notFound:
      'A kò lè fi nǹkan kan hàn fún méjèèjì yìí. Ẹ jọ̀wọ́, ẹ yẹ méjèèjì wò. Bí ẹ bá ṣe àṣìṣe nígbà mélòó kan, a kò ní fi nǹkan kan hàn fún ìgbà díẹ̀, fún ààbò yín. Ẹ lè pè wá nígbàkúgbà: nọ́ḿbà náà wà nísàlẹ̀.',
  },
  lost: {
    heading: 'Ṣé nọ́ḿbà ìtọ́kasí kò sí lọ́wọ́ yín mọ́?',
    text: 'Ẹ pè wá lọ́fẹ̀ẹ́, kí ẹ sì sọ nọ́ḿbà fóònù tàbí àdírẹ́sì ímeèlì yín:',
    label: askLine.inFull,
    to: askLine.to,
  },
  found: {
    title: `Àròyé yín | ${brand.name}`,
    heading: 'Àròyé yín',
    referenceLabel: 'Nọ́ḿbà ìtọ́kasí',
    stateLabel: 'Ibi tí ọ̀rọ̀ dé báyìí',
    historyHeading: 'Ohun tó ti ṣẹlẹ̀ títí di ìsinsìnyí',
    noteLabel: 'Ọ̀rọ̀ wa sí yín',
    again: { label: 'Ẹ wo àròyé mìíràn', to: facts.complaintStatusPage.found.again.to },
  },
};
