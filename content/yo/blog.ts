import * as english from '../en/blog.ts';
import { translate } from '../translate.ts';
import { brand, sharingWords } from './site.ts';

export * from '../en/blog.ts';

export const blogFeed = translate(english.blogFeed, { title: `Ìròyìn àti ìmọ̀ràn ${brand.name}` });

export const blogPage = translate(english.blogPage, {
  title: 'Ìròyìn àti ìmọ̀ràn wa',
  description: `Ìròyìn tuntun láti ọ̀dọ̀ ${brand.fullName}, àti ìmọ̀ràn tó yéni lórí yíyan ètò ${brand.scheme}, sísanwó rẹ̀ àti lílò rẹ̀.`,
  heading: `Ìròyìn àti ìmọ̀ràn ${brand.name}`,
  lead: `Ìròyìn láti ọ̀dọ̀ àjọ wa, àti ìmọ̀ràn tó yéni lórí yíyan ètò ${brand.scheme} yín, sísanwó rẹ̀ àti lílò rẹ̀.`,
  list: 'Àwọn àpilẹ̀kọ',
  pages: 'Àwọn ojú ewé ìròyìn àti ìmọ̀ràn',
  loading: 'Àwọn àpilẹ̀kọ ń bọ̀...',
  readMore: 'Ẹ kà sí i',
  none: 'Kò sí àpilẹ̀kọ kankan',
  noneAdvice:
    'Àwọn àpilẹ̀kọ wa àkọ́kọ́ ń bọ̀ lọ́nà. Títí di ìgbà náà, àwọn ojú ewé yìí dáhùn ọ̀pọ̀ jù lọ nínú àwọn ìbéèrè.',
  noneWays: [{ label: 'Ẹ wo àwọn irú ètò' }, { label: 'Ẹ wá ilé ìwòsàn' }],
  failed: 'A kò lè mú àwọn àpilẹ̀kọ wá',
  failedHeading: 'Àwọn àpilẹ̀kọ náà kò dé',
  failedAdvice:
    'Ó lè jẹ́ pé ayélujára yín kò lágbára, tàbí pé àṣìṣe wa ni. Ẹ tún gbìyànjú láìpẹ́, tàbí kí ẹ padà sí ojú ewé tí ẹ ti kà.',
  retry: 'Ẹ tún gbìyànjú',
  feed: 'Ẹ máa tẹ̀ lé ìròyìn wa (Atom)',
});

export const blogPostPage = translate(english.blogPostPage, {
  title: (title) => `${title} | ${brand.name}`,
  loading: 'Àpilẹ̀kọ náà ń bọ̀...',
  minutes: (minutes) => `Ìṣẹ́jú ${minutes} láti kà á`,
  back: 'Ẹ padà sí Ìròyìn àti ìmọ̀ràn',
  further: 'Ohun mìíràn tí ẹ lè kà',
  table: 'Àtẹ',
  notFound: 'A kò rí àpilẹ̀kọ náà',
  notFoundAdvice:
    'Ó lè jẹ́ pé a ti gbé e lọ síbòmíràn tàbí pé a ti yọ ọ́ kúrò. Àwọn àpilẹ̀kọ tuntun jù lọ wà nísàlẹ̀.',
  failed: 'A kò lè mú àpilẹ̀kọ náà wá',
});

export const postSharing = translate(english.postSharing, {
  heading: 'Ṣé ẹnì kan wà tó yẹ kó mọ èyí?',
  share: 'Ẹ pín àpilẹ̀kọ yìí',
  ...sharingWords,
});
