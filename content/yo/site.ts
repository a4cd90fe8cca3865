import type * as english from '../en/site.ts';
import { withPublishedIn } from '../facts/published.ts';
import * as facts from '../facts/site.ts';
import type { NamedLine } from '../schema/contact.ts';
import { whenOpen } from '../when-open.ts';
import { withWords } from '../with-words.ts';
import { code } from './language.ts';

export const brand: typeof english.brand = { ...facts.brand, tagline: 'Ìlera pípé yín, ojúṣe wa' };

export const when: typeof english.when = whenOpen(code, 'tọ̀sán-tòru');

const labels: Record<NamedLine, string> = withPublishedIn(code, 'lineLabels', {
  tollFree: 'Ìpè ọ̀fẹ́',
  askLine: 'Ìpè ọ̀fẹ́ fún ìbéèrè',
  salesLine: 'Nọ́ḿbà fún ríra ètò',
  doctorLine: 'Dókítà VBooth',
});

export const phoneLines: typeof english.phoneLines = {
  tollFree: { ...facts.phoneLines.tollFree, label: labels.tollFree },
  askLine: { ...facts.phoneLines.askLine, label: labels.askLine },
  salesLine: { ...facts.phoneLines.salesLine, label: labels.salesLine },
  doctorLine: { ...facts.phoneLines.doctorLine, label: labels.doctorLine },
};

export const whereFrom: typeof english.whereFrom = 'Ibi tí ọ̀rọ̀ yìí ti wá';

export const supportLines: typeof english.supportLines = withWords(facts.supportLines, {
  'support-1': { label: 'Nọ́ḿbà ìrànlọ́wọ́ 1' },
  'support-2': { label: 'Nọ́ḿbà ìrànlọ́wọ́ 2' },
});

export const supportBanner: typeof english.supportBanner = {
  title: when.isAlways ? 'Ìrànlọ́wọ́ 24/7' : 'Ìrànlọ́wọ́',
  hours: when.isAlways ? '24/7' : '',
  belt: { label: 'àwọn nọ́ḿbà ìrànlọ́wọ́', pause: 'Ẹ dá ìrìn àwọn nọ́ḿbà ìrànlọ́wọ́ dúró' },
};

export const emergencyAdvice: typeof english.emergencyAdvice =
  'Bí ẹ̀mí bá wà nínú ewu, ẹ lọ sí ilé ìwòsàn tó súnmọ́ yín jù lọ. Wọ́n gbọ́dọ̀ tọ́jú yín láìbéèrè ẹ̀rí pé ẹ wà nínú ètò.';

export const sharingWords: typeof english.sharingWords = {
  copied: 'A ti ṣe àdàkọ líǹkì náà. Ẹ lẹ̀ ẹ́ mọ́ ibi tó bá wù yín.',
  byHand: 'Ẹ̀rọ yín kò gbà wá láyè láti ṣe àdàkọ. Ẹ ṣe àdàkọ líǹkì yìí:',
  whatsApp: 'Ẹ fi ránṣẹ́ lórí WhatsApp',
};

export const paginationWords: typeof english.paginationWords = {
  previous: 'Tó ṣáájú',
  next: 'Tó kàn',
  page: (page) => `Ojú ewé ${page}`,
  position: (page, pageCount) => `Ojú ewé ${page} nínú ${pageCount}`,
};

export const errorScreen: typeof english.errorScreen = {
  title: 'Àṣìṣe kan ṣẹlẹ̀',
  text: 'A kò lè fi ojú ewé yìí hàn. Àṣìṣe wa ni, kì í ṣe tiyín.',
  advice: `Ẹ dúró fún ìṣẹ́jú kan, lẹ́yìn náà ẹ tún ṣí ojú ewé náà. Bí ẹ bá nílò ìrànlọ́wọ́ báyìí, ẹ pè wá${when.open && `: àwọn nọ́ḿbà wa ń ṣiṣẹ́ ${when.open}`}.`,
  home: 'Ẹ lọ sí ojú ewé àkọ́kọ́',
  call: 'Ẹ pè wá',
  notFound: {
    title: 'A kò rí ojú ewé náà',
    text: 'Kò sí ojú ewé kankan ní àdírẹ́sì yìí. Ó lè jẹ́ pé a ti gbé e lọ sí ibòmíràn, tàbí pé líǹkì náà kò pé.',
  },
  unreadable: {
    title: 'A kò lè ka ohun tí ẹ fi ránṣẹ́',
    text: 'Ohun kan nínú àdírẹ́sì náà tàbí nínú ohun tí ẹ fi ránṣẹ́ kò yé wa. Ẹ jọ̀wọ́, ẹ padà sẹ́yìn kí ẹ sì tún gbìyànjú.',
  },
  tooLarge: {
    title: 'Ohun tí ẹ fi ránṣẹ́ tóbi jù',
    text: 'Ó ju ohun tí a lè gbà lọ: fáìlì kan kò gbọdọ̀ ju 5 MB lọ, fọ́ọ̀mù tí kò ní fáìlì sì gbọdọ̀ kéré jù bẹ́ẹ̀ lọ dáadáa. Ẹ jọ̀wọ́, ẹ padà sẹ́yìn kí ẹ sì fi èyí tó kéré ránṣẹ́.',
  },
  tooSlow: {
    title: 'Ó pẹ́ jù kó tó dé ọ̀dọ̀ wa',
    text: 'Ìsopọ̀ íńtánẹ́ẹ̀tì yín lọ́ra jù tàbí ó já, a kò sì rí ohunkóhun gbà. Ẹ jọ̀wọ́, ẹ padà sẹ́yìn kí ẹ sì tún un fi ránṣẹ́.',
  },
};
