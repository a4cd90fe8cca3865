import type * as english from '../en/blog.ts';
import * as facts from '../facts/blog.ts';
import { withWords } from '../with-words.ts';
import { brand, sharingWords } from './site.ts';

export const blogFeed: typeof english.blogFeed = {
  href: facts.blogFeed.href,
  title: `Ìròyìn àti ìmọ̀ràn ${brand.name}`,
};

export const blogPage: typeof english.blogPage = {
  path: facts.blogPage.path,
  title: 'Ìròyìn àti ìmọ̀ràn wa',
  description: `Ìròyìn tuntun láti ọ̀dọ̀ ${brand.fullName}, àti ìmọ̀ràn tó yéni lórí yíyan ètò ${brand.scheme}, sísanwó rẹ̀ àti lílò rẹ̀.`,
  heading: `Ìròyìn àti ìmọ̀ràn ${brand.name}`,
  lead: `Ìròyìn wa, àti ìmọ̀ràn tó yéni lórí yíyan ètò ${brand.scheme} yín, sísanwó rẹ̀ àti lílò rẹ̀.`,
  list: 'Àwọn àpilẹ̀kọ',
  pages: 'Àwọn ojú ewé ìròyìn àti ìmọ̀ràn',
  loading: 'Àwọn àpilẹ̀kọ ń bọ̀...',
  readMore: 'Ẹ kà sí i',
  none: 'Kò sí àpilẹ̀kọ kankan',
  noneAdvice:
    'Àwọn àpilẹ̀kọ wa àkọ́kọ́ ń bọ̀ lọ́nà. Títí di ìgbà náà, àwọn ojú ewé yìí dáhùn ọ̀pọ̀ jù lọ nínú àwọn ìbéèrè.',
  noneWays: withWords(facts.blogPage.noneWays, {
    plan: { label: 'Ẹ wo àwọn irú ètò' },
    provider: { label: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn' },
  }),
  failed: 'A kò lè mú àwọn àpilẹ̀kọ wá',
  failedHeading: 'Àwọn àpilẹ̀kọ náà kò dé',
  failedAdvice:
    'Ó lè jẹ́ pé ayélujára yín kò lágbára, tàbí pé àṣìṣe wa ni. Ẹ tún gbìyànjú láìpẹ́, tàbí kí ẹ padà sí ojú ewé tí ẹ ti kà.',
  retry: 'Ẹ tún gbìyànjú',
  feed: 'Ẹ máa tẹ̀ lé ìròyìn wa (Atom)',
};

export const topicNames: typeof english.topicNames = {
  plans: 'Irú ètò àti iye owó',
  using: 'Bí ẹ ṣe lè lo ètò yín',
  wellbeing: 'Bí ẹ ṣe lè máa wà ní ìlera',
  news: 'Ìròyìn láti ọ̀dọ̀ wa',
};

export const blogFinding: typeof english.blogFinding = {
  label: 'Àwárí nínú ìròyìn àti ìmọ̀ràn',
  placeholder: 'Ẹ gbìyànjú “antenatal”',
  submit: 'Àwárí',
  topics: 'Àwọn kókó ọ̀rọ̀',
  all: 'Gbogbo àpilẹ̀kọ',
  titleOn: (topic) => `Ìròyìn àti ìmọ̀ràn wa: ${topic}`,
  found: (count, text) => `A rí àpilẹ̀kọ ${count} fún “${text}”`,
  partly: (text) => `Kò sí àpilẹ̀kọ tó ní gbogbo ọ̀rọ̀ “${text}”. Ìwọ̀nyí ní díẹ̀ nínú wọn:`,
  none: (text) => `A kò rí àpilẹ̀kọ kankan fún “${text}”`,
  noneAdvice: 'Ẹ lo ọ̀rọ̀ kan dípò gbólóhùn, tàbí kí ẹ ṣàwárí nínú gbogbo ojú òpó yìí.',
  searchSite: 'Àwárí nínú gbogbo ojú òpó yìí',
  related: 'Lórí kókó ọ̀rọ̀ kan náà',
  allOn: (topic) => `Gbogbo àpilẹ̀kọ: ${topic}`,
};

export const blogPostPage: typeof english.blogPostPage = {
  title: (title) => `${title} | ${brand.name}`,
  loading: 'Àpilẹ̀kọ náà ń bọ̀...',
  minutes: (minutes) => `Ìṣẹ́jú ${minutes} láti kà á`,
  back: 'Ẹ padà sí Ìròyìn àti ìmọ̀ràn',
  further: 'Ohun mìíràn tí ẹ lè kà',
  table: 'Àtẹ',
  notFound: 'A kò rí àpilẹ̀kọ náà',
  notFoundAdvice:
    'Ó lè jẹ́ pé a ti gbé e lọ síbòmíràn tàbí pé a ti yọ ọ́ kúrò. Àwọn àpilẹ̀kọ tuntun jù lọ wà nísàlẹ̀.',
  gone: 'Àpilẹ̀kọ yìí kò sí mọ́',
  goneAdvice: 'A ti yọ ọ́ kúrò. Àwọn àpilẹ̀kọ tuntun jù lọ wà nísàlẹ̀.',
  failed: 'A kò lè mú àpilẹ̀kọ náà wá',
};

export const postSharing: typeof english.postSharing = {
  heading: 'Ṣé ẹnì kan wà tó yẹ kó mọ èyí?',
  share: 'Ẹ pín àpilẹ̀kọ yìí',
  ...sharingWords,
};
