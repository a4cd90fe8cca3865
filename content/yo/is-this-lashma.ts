import type * as english from '../en/is-this-lashma.ts';
import * as facts from '../facts/is-this-lashma.ts';
import { withWords } from '../with-words.ts';
import { officialChannels } from './faq.ts';
import { brand, phoneLines, when } from './site.ts';

const { askLine } = phoneLines;

export const isThisLashma: typeof english.isThisLashma = {
  title: `Ṣé ${brand.name} ni lóòótọ́? | ${brand.name}`,
  description:
    'Ẹ tẹ nọ́ḿbà tó pè yín, àdírẹ́sì ojú òpó ayélujára, ímeèlì tàbí orúkọ, kí ẹ mọ̀ bóyá tiwa ni kí ẹ tó sanwó.',
  heading: `Ṣé ${brand.name} ni lóòótọ́?`,
  lead: 'Ṣé ẹnì kan pè yín, kọ̀wé sí yín tàbí fi líǹkì ránṣẹ́ sí yín ní orúkọ wa? Ẹ tẹ̀ ẹ́ síbí kí ẹ tó sanwó.',
  label: 'Nọ́ḿbà, àdírẹ́sì ojú òpó, ímeèlì tàbí orúkọ',
  placeholder: `Ẹ gbìyànjú “${phoneLines.tollFree.display}”`,
  submit: 'Ẹ yẹ̀ ẹ́ wò',
  privacy: 'A kì í tọ́jú ohun tí ẹ bá tẹ̀.',
  typed: 'Ohun tí ẹ tẹ̀:',
  verdicts: { ours: 'Tiwa ni', message: 'A kò dájọ́', 'too-long': 'A kò yẹ nǹkan kan wò' },
  headings: {
    ours: (of) => `Bẹ́ẹ̀ ni, tiwa ni èyí: ${of}`,
    message: 'A kò lè dájọ́ àtẹ̀jíṣẹ́. Ohun tó wà nínú rẹ̀ nìyí',
    tooLong: (most) =>
      `Ẹ má tẹ̀ ju lẹ́tà ${most} lọ: a kò tíì yẹ nǹkan kan wò. Nọ́ḿbà, líǹkì tàbí àkáǹtì náà nìkan ti tó.`,
  },
  found: {
    foreign: 'Kì í ṣe tiwa',
    ours: 'Tiwa ni, ṣùgbọ́n oníjìbìtì náà lè dárúkọ rẹ̀',
    known: 'Kì í ṣe tiwa, ṣùgbọ́n a mọ̀ ọ́n',
    none: 'Kò sí nọ́ḿbà, líǹkì tàbí àkáǹtì tí a lè yẹ̀ wò nínú rẹ̀. Ẹnikẹ́ni lè pe ara rẹ̀ ní orúkọ yòówù: orúkọ kì í ṣe ẹ̀rí.',
  },
  reasons: {
    ours: {
      phone:
        'Ọ̀kan lára àwọn nọ́ḿbà wa ni. Ìpè lè gbé nọ́ḿbà èké hàn, nítorí náà bí wọ́n bá pè yín, ẹ pa fóònù náà, kí ẹ sì pè é fúnra yín.',
      web: 'Àdírẹ́sì wa ni. Ẹ yẹ gbogbo lẹ́tà rẹ̀ wò kí ẹ tó tẹ ohunkóhun síbẹ̀.',
      email:
        'Àdírẹ́sì wa ni. Wọ́n lè lo orúkọ èké láti fi ímeèlì ránṣẹ́, nítorí náà ẹ kọ̀wé sí i fúnra yín dípò kí ẹ fèsì.',
      account: 'Àkáǹtì wa ni, lórí ìkànnì yìí nìkan.',
    },
    begins: 'Ó bẹ̀rẹ̀ bí àdírẹ́sì wa, ṣùgbọ́n nǹkan mìíràn tẹ̀lé e. Ẹ ṣí àdírẹ́sì wa láìsí ìyókù rẹ̀.',
    agent:
      'Ilé iṣẹ́ yìí lè forúkọ yín sílẹ̀ lọ́fẹ̀ẹ́. Ẹ pè é lórí nọ́ḿbà tó wà nínú àkójọ wa, kí ẹ sì béèrè ẹni tó wá bá yín. Orí ojú òpó ìsanwó wa ni kí ẹ ti sanwó, kì í ṣe fún èèyàn.',
    place:
      'Ilé ìwòsàn tàbí ilé ìtajà oògùn tó ń bá wa ṣiṣẹ́ ni. Ẹ lè gba ìtọ́jú níbẹ̀, ṣùgbọ́n orí ojú òpó ìsanwó wa ni ẹ ti máa san owó adójútòfò (premium), kì í ṣe fún àwọn òṣìṣẹ́ rẹ̀.',
    emergency: 'Ẹ pè é nígbà tí ẹ̀mí bá wà nínú ewu. Kì í ṣe nọ́ḿbà wa, ẹnikẹ́ni níbẹ̀ kì í gba owó fún wa.',
    linked:
      'Àjọ mìíràn ti Ìpínlẹ̀ Èkó ló ni ín. A kì í san owó adójútòfò (premium) níbẹ̀, orí ojú òpó ìsanwó wa nìkan ni.',
    former:
      'A ti fi nọ́ḿbà yìí sílẹ̀, ó sì lè ti di ti ẹlòmíràn. Ẹ má sanwó, ẹ má sì sọ ọ̀rọ̀ nípa ara yín. Àwọn nọ́ḿbà wa ti òní wà nísàlẹ̀.',
    'look-alike': 'Ó kàn jọ tiwa ni: ó lè jẹ́ pé wọ́n ṣe é láti tan èèyàn jẹ.',
    unknown: 'Kò sí nínú àkójọ wa kankan. Ẹ má sanwó níbẹ̀, ẹ má sì sọ ọ̀rọ̀ nípa ara yín.',
  },
  callHeading: `Kò dá yín lójú? Ẹ bi wá, ọ̀fẹ́ ni${when.lines}`,
  rulesHeading: 'Ohun tí a kì í ṣe láé',
  rules: [
    'A kì í béèrè owó fún ìforúkọsílẹ̀.',
    'A kì í ní kí ẹ sanwó sínú àkáǹtì aládàáni.',
    'A kì í béèrè nọ́ḿbà àṣírí (PIN) yín, ọ̀rọ̀ aṣínà yín, kóòdù inú àtẹ̀jíṣẹ́ (OTP), BVN yín tàbí káàdì yín.',
    'Kì í bí wa nínú bí ẹ bá pa fóònù, tí ẹ sì pè wá padà.',
  ],
  paidHeading: 'Ṣé ẹ ti sanwó ná?',
  paid: [
    'Ẹ pe báńkì yín lẹ́sẹ̀kẹsẹ̀, lórí nọ́ḿbà tó wà lára káàdì yín, kí ẹ sì ní kí wọ́n dá owó náà dúró.',
    'Ẹ pààrọ̀ nọ́ḿbà àṣírí káàdì tàbí ọ̀rọ̀ aṣínà tí ẹ fún wọn.',
    'Ẹ kọ nọ́ḿbà, orúkọ, àkáǹtì, àkókò àti ohun tí wọ́n sọ sílẹ̀. Ẹ tọ́jú àwọn àtẹ̀jíṣẹ́ náà.',
    `Ẹ sọ fún wa: ${askLine.display} (${askLine.digits}), tàbí ní ojú ewé àròyé.`,
    'Ẹ fi tó ọlọ́pàá létí. Báńkì yín lè béèrè ìwé ọlọ́pàá náà.',
  ],
  ways: withWords(facts.isThisLashma.ways, {
    complaint: { label: 'Ẹ ṣe àròyé' },
    channels: { label: officialChannels.heading },
    agents: { label: 'Àkójọ àwọn aṣojú' },
  }),
  link: { label: `Ṣé ${brand.name} ni lóòótọ́?`, to: facts.isThisLashma.path },
};
