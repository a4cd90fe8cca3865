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
  verdicts: {
    ours: { label: 'Tiwa ni', heading: (of) => `Bẹ́ẹ̀ ni, tiwa ni èyí: ${of}` },
    agent: { label: 'Ó wà nínú àkójọ àwọn aṣojú wa', heading: (of) => `${of} wà nínú àkójọ àwọn aṣojú wa` },
    place: {
      label: 'Ó wà nínú àkójọ ilé ìwòsàn àti ilé ìtajà oògùn wa',
      heading: (of) => `${of} wà nínú àkójọ wa`,
    },
    near: {
      label: 'Ó súnmọ́ orúkọ kan nínú àkójọ wa',
      heading: (of) => `Èyí tó súnmọ́ ọn nínú àkójọ àwọn aṣojú wa: ${of}`,
    },
    emergency: { label: 'Nọ́ḿbà pàjáwìrì', heading: (of) => `${of} jẹ́ nọ́ḿbà pàjáwìrì Ìpínlẹ̀ Èkó` },
    linked: {
      label: 'Àjọ ìjọba mìíràn',
      heading: 'Kì í ṣe tiwa, ṣùgbọ́n a máa ń darí èèyàn síbẹ̀',
    },
    name: { label: 'Orúkọ kì í ṣe ẹ̀rí', heading: 'Orúkọ wa nìyí, ṣùgbọ́n ẹnikẹ́ni lè lò ó' },
    person: { label: 'Orúkọ kì í ṣe ẹ̀rí', heading: 'A kò lè yẹ orúkọ èèyàn wò níbí' },
    never: { label: 'Jìbìtì', heading: 'A kì í béèrè èyí láé: ẹ má sanwó, ẹ má sì sọ nǹkan kan' },
    told: { label: 'Kì í ṣe nọ́ḿbà tàbí àdírẹ́sì', heading: 'Ẹ tẹ nọ́ḿbà tàbí àdírẹ́sì náà gan-an' },
    partial: { label: 'Nọ́ḿbà kò pé', heading: 'Ẹ tẹ gbogbo nọ́ḿbà náà' },
    former: { label: 'Kì í ṣe tiwa mọ́', heading: 'Nọ́ḿbà wa ni tẹ́lẹ̀, kì í ṣe tiwa mọ́' },
    'not-ours': { label: 'Kì í ṣe tiwa', heading: 'Ẹ má sanwó: kò sí nínú àkójọ wa' },
  },
  reasons: {
    ours: {
      phone:
        'Ọ̀kan lára àwọn nọ́ḿbà wa ni. Ìpè lè gbé nọ́ḿbà èké hàn, nítorí náà bí wọ́n bá pè yín, ẹ pa fóònù náà, kí ẹ sì pè é fúnra yín.',
      web: 'Àdírẹ́sì wa ni. Ẹ yẹ gbogbo lẹ́tà rẹ̀ wò kí ẹ tó tẹ ohunkóhun síbẹ̀.',
      email:
        'Àdírẹ́sì wa ni. Wọ́n lè lo orúkọ èké láti fi ímeèlì ránṣẹ́, nítorí náà ẹ kọ̀wé sí i fúnra yín dípò kí ẹ fèsì.',
      name: 'Ọ̀kan lára àwọn ọ́fíìsì wa ni. Ẹ pè wá kí ẹ tó lọ.',
    },
    agent:
      'Ilé iṣẹ́ yìí lè forúkọ yín sílẹ̀ lọ́fẹ̀ẹ́. Ẹ pè é lórí nọ́ḿbà tó wà nínú àkójọ wa, kí ẹ sì béèrè ẹni tó wá bá yín. Orí ojú òpó ìsanwó wa ni kí ẹ ti sanwó, kì í ṣe fún èèyàn.',
    place:
      'Ilé ìwòsàn tàbí ilé ìtajà oògùn tó ń bá wa ṣiṣẹ́ ni. Ẹ lè gba ìtọ́jú níbẹ̀, ṣùgbọ́n orí ojú òpó ìsanwó wa ni ẹ ti máa san owó adójútòfò (premium), kì í ṣe fún àwọn òṣìṣẹ́ rẹ̀.',
    near: 'Apá kan orúkọ kì í ṣe ẹ̀rí. Ẹ béèrè orúkọ ilé iṣẹ́ náà ní kíkún tàbí nọ́ḿbà rẹ̀, ẹ tẹ̀ ẹ́ síbí, kí ẹ sì pè wá kí ẹ tó sanwó.',
    emergency: 'Ẹ pè é nígbà tí ẹ̀mí bá wà nínú ewu. Kì í ṣe nọ́ḿbà wa, ẹnikẹ́ni níbẹ̀ kì í gba owó fún wa.',
    linked:
      'Àjọ mìíràn ti Ìpínlẹ̀ Èkó ló ni ín. A kì í san owó adójútòfò (premium) níbẹ̀, orí ojú òpó ìsanwó wa nìkan ni.',
    name: 'Ẹ tẹ nọ́ḿbà tó pè yín, tàbí àdírẹ́sì ibi tí wọ́n ní kí ẹ ti sanwó.',
    person:
      'Ẹnikẹ́ni lè pe ara rẹ̀ ní orúkọ yòówù. Ẹ béèrè orúkọ ilé iṣẹ́ rẹ̀, kí ẹ sì wá a nínú àkójọ àwọn aṣojú wa. Lẹ́yìn náà, ẹ pè wá kí ẹ tó sanwó.',
    partial: 'Apá kan nọ́ḿbà lè jẹ́ ti ẹnikẹ́ni. Ẹ tẹ̀ ẹ́ bó ṣe wà lórí fóònù yín, kí ó pé.',
    'not-ours': {
      phone: 'Nọ́ḿbà yìí kò sí nínú àkójọ wa kankan. Ẹnikẹ́ni kò gbọdọ̀ fi í béèrè owó lọ́wọ́ yín ní orúkọ wa.',
      account:
        'Bí èyí bá jẹ́ nọ́ḿbà àkáǹtì báńkì: orí ojú òpó ìsanwó wa ni a ti ń san owó adójútòfò (premium), kì í ṣe sínú àkáǹtì aládàáni.',
      code: 'A kò kéde irú kóòdù bẹ́ẹ̀. Orí ojú òpó ìsanwó wa ni a ti ń san owó adójútòfò (premium).',
      web: 'Àdírẹ́sì yìí kò sí nínú àkójọ wa kankan. Ẹ má sanwó níbẹ̀, ẹ má sì tẹ àlàyé nípa ara yín síbẹ̀.',
      email: 'Àdírẹ́sì yìí kò sí nínú àkójọ wa kankan. Ẹ má fi owó tàbí àlàyé nípa ara yín ránṣẹ́ sí i.',
      name: 'Kò sí ilé iṣẹ́ tó ń jẹ́ orúkọ yìí nínú àkójọ àwọn aṣojú wa, kò sì sí ọ́fíìsì wa tó ń jẹ́ bẹ́ẹ̀. Ẹ pè wá kí ẹ tó sanwó.',
    },
    former:
      'A ti fi nọ́ḿbà yìí sílẹ̀, ó sì lè ti di ti ẹlòmíràn. Ẹ má sanwó, ẹ má sì sọ ọ̀rọ̀ nípa ara yín. Àwọn nọ́ḿbà wa ti òní wà nísàlẹ̀.',
    lookAlike: 'Ó kàn jọ tiwa ni: ó lè jẹ́ pé wọ́n ṣe é láti tan èèyàn jẹ.',
  },
  agentPhone: 'Nọ́ḿbà tó wà nínú àkójọ wa',
  callHeading: `Kò dá yín lójú? Ẹ bi wá, ọ̀fẹ́ ni${when.lines}`,
  rulesHeading: 'Ohun tí a kì í ṣe láé',
  rules: [
    'A kì í béèrè owó fún ìforúkọsílẹ̀.',
    'A kì í ní kí ẹ sanwó sínú àkáǹtì aládàáni.',
    'A kì í béèrè nọ́ḿbà àṣírí káàdì yín, ọ̀rọ̀ aṣínà yín tàbí kóòdù tó wà nínú àtẹ̀jíṣẹ́.',
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
