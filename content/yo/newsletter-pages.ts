import type * as english from '../en/newsletter-pages.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { brand } from './site.ts';

export const newsletterSent: typeof english.newsletterSent = {
  heading: 'A ti fi ímeèlì yín ránṣẹ́ láṣeyọrí!',
  lead: 'Ẹ ti béèrè fún lẹ́tà ìròyìn wa. Ẹ wo àpótí ímeèlì yín: bí ímeèlì láti ọ̀dọ̀ wa bá béèrè bóyá tiyín ni àdírẹ́sì náà, ẹ tẹ líǹkì inú rẹ̀; kó tó di ìgbà náà, a kò ní fi nǹkan mìíràn ránṣẹ́ sí yín.',
};

export const newsletter: typeof english.newsletter = {
  title: 'Ìròyìn ayọ̀ fún ìlera yín',
  text: 'Ìpolongo ìforúkọsílẹ̀, ilé ìwòsàn tuntun àti àyípadà sí àwọn àǹfààní yín, nípasẹ̀ ímeèlì.',
  firstName: 'Orúkọ àkọ́kọ́ (kò pọn dandan)',
  email: 'Àdírẹ́sì ímeèlì',
  submit: 'Ẹ gba lẹ́tà ìròyìn',
  privacy: 'Lẹ́tà ìròyìn nìkan la máa lo ìwọ̀nyí fún, ẹ sì lè dá a dúró nígbàkúgbà.',
  sent: 'A ti fi ímeèlì yín ránṣẹ́ láṣeyọrí! Ẹ tẹ OK láti tẹ̀ síwájú.',
  failed: 'Àṣìṣe kan ṣẹlẹ̀ nígbà tí a ń fi ímeèlì yín ránṣẹ́. Ẹ jọ̀wọ́, ẹ tún gbìyànjú tó bá yá',
  sentNote: `${newsletterSent.heading} ${newsletterSent.lead}`,
};

const again = { label: 'Ẹ gba lẹ́tà ìròyìn', to: facts.newsletterWays.again.to };
const home = { label: 'Ẹ lọ sí ojú ewé àkọ́kọ́', to: facts.newsletterWays.home.to };

export const newsletterPage: typeof english.newsletterPage = {
  title: `Lẹ́tà ìròyìn | ${brand.name}`,
  description: `Ẹ gba lẹ́tà ìròyìn ${brand.name}: ${newsletter.text}`,
  heading: newsletter.title,
  lead: newsletter.text,
};

export const newsletterSentPage: typeof english.newsletterSentPage = {
  title: `Lẹ́tà ìròyìn: a ti fi ránṣẹ́ | ${brand.name}`,
  description: `A ti fi ìbéèrè yín fún lẹ́tà ìròyìn ${brand.name} ránṣẹ́.`,
  ...newsletterSent,
  ways: [home],
};

export const confirmPage: typeof english.confirmPage = {
  title: `Ẹ fìdí rẹ̀ múlẹ̀ pé ẹ fẹ́ lẹ́tà ìròyìn | ${brand.name}`,
  description: `Ẹ fìdí rẹ̀ múlẹ̀ pé ẹ fẹ́ lẹ́tà ìròyìn ${brand.name}.`,
  heading: 'Ẹ fìdí rẹ̀ múlẹ̀ pé ẹ fẹ́ lẹ́tà ìròyìn',
  lead: 'Ẹ tẹ̀ ẹ́ lẹ́ẹ̀kan péré, lẹ́tà ìròyìn wa á sì máa wá sí àdírẹ́sì tí a fi líǹkì yìí ránṣẹ́ sí.',
  submit: 'Bẹ́ẹ̀ ni, ẹ máa fi lẹ́tà ìròyìn ránṣẹ́ sí mi',
  done: {
    heading: 'Ẹ ti wà lára àwọn tó ń gba lẹ́tà ìròyìn',
    lead: 'Ẹ ṣeun. Ní ìparí lẹ́tà ìròyìn kọ̀ọ̀kan, líǹkì kan wà tí ẹ lè fi dá a dúró nígbàkúgbà.',
    ways: [home],
  },
  failed: {
    heading: 'Líǹkì yìí kò ṣiṣẹ́',
    lead: 'Ó lè jẹ́ pé áàpù ímeèlì ti gé e sí méjì, tàbí pé ẹ ti dá lẹ́tà ìròyìn dúró láti ìgbà náà. Ẹ kàn lè tún béèrè fún un.',
    ways: [again, home],
  },
};

export const unsubscribePage: typeof english.unsubscribePage = {
  title: `Ẹ dá lẹ́tà ìròyìn dúró | ${brand.name}`,
  description: `Ẹ dá lẹ́tà ìròyìn ${brand.name} dúró.`,
  heading: 'Ẹ dá lẹ́tà ìròyìn dúró',
  lead: 'Ẹ tẹ̀ ẹ́ lẹ́ẹ̀kan péré, a kò sì ní fi lẹ́tà ìròyìn ránṣẹ́ mọ́ sí àdírẹ́sì tí a fi líǹkì yìí ránṣẹ́ sí.',
  submit: 'Ẹ dá a dúró',
  done: {
    heading: 'Ẹ ti dá lẹ́tà ìròyìn dúró',
    lead: 'A kò ní fi lẹ́tà ìròyìn ránṣẹ́ sí yín mọ́. Bí ẹ bá yí èrò yín padà, a máa fi ayọ̀ gbà yín padà.',
    ways: [again, home],
  },
  failed: {
    heading: 'Líǹkì yìí kò ṣiṣẹ́',
    lead: 'Ó lè jẹ́ pé áàpù ímeèlì ti gé e sí méjì. Ẹ ṣe àdàkọ gbogbo líǹkì náà láti inú ímeèlì, tàbí kí ẹ ní kí a yọ àdírẹ́sì yín kúrò.',
    ways: withWords(facts.unsubscribePage.failed.ways, {
      contact: { label: 'Ẹ kàn sí wa' },
      home,
    }),
  },
};
