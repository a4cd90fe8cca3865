import * as english from '../en/faq.ts';
import * as facts from '../facts/faq.ts';
import type { FaqGroup } from '../schema/pages.ts';
import { withWords } from '../with-words.ts';
import { complaints } from './faq/complaints.ts';
import { enrolling } from './faq/enrolling.ts';
import { paying } from './faq/paying.ts';
import { usingYourCover } from './faq/using-your-cover.ts';
import { brand } from './site.ts';

export const faqGroups: FaqGroup[] = [enrolling, paying, usingYourCover, complaints];

export const faqAsText: typeof english.faqAsText = faqGroups.flatMap(({ questions }) =>
  questions.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
);

export const faqPage: typeof english.faqPage = {
  title: `Ìbéèrè àti ìdáhùn | ${brand.name}`,
  description: `Ìdáhùn nípa ${brand.scheme}: ta ló gbọ́dọ̀ forúkọ sílẹ̀ àti báwo, àkókò ìdúró, pípààrọ̀ ilé ìwòsàn, owó sísan díẹ̀díẹ̀, àti àwọn nọ́ḿbà àti ojú òpó gidi ti àjọ náà.`,
  heading: 'Ìbéèrè àti ìdáhùn',
  lead: 'Ohun tí àwọn èèyàn máa ń béèrè lọ́wọ́ wa jù lọ, pẹ̀lú òfin tí ìdáhùn dá lórí, tàbí ẹni tí ẹ lè bi nípa ọ̀rọ̀ tiyín.',
  alt: 'Ìyá àgbà kan jókòó sórí àga, ó ń bi dókítà ní ìbéèrè lórí fóònù.',
};

export const faqSearch: typeof english.faqSearch = {
  label: 'Àwárí nínú àwọn ìbéèrè',
  placeholder: 'Ẹ gbìyànjú “káàdì sọnù”',
  submit: 'Àwárí',
  shortcuts: withWords(facts.faqSearch.shortcuts, {
    faqOfficialChannels: { label: 'Àwọn ọ̀nà ìbánisọ̀rọ̀ gidi' },
    faqReportFraud: { label: 'Ẹ fi jìbìtì tó wa létí' },
  }),
  all: (count: number) => `Ìbéèrè ${count}`,
  found: (count: number | string, text: string) => `A rí ìbéèrè ${count} fún “${text}”`,
  clear: { label: 'Ẹ wo gbogbo ìbéèrè', to: facts.faqSearch.clear.to },
  noneHeading: 'Kò sí ìbéèrè tó ní àwọn ọ̀rọ̀ yìí. Ohun tí ẹ lè ṣe:',
  noneText: 'Ẹ lo ọ̀rọ̀ kan dípò gbólóhùn, tàbí kí ẹ béèrè lọ́wọ́ èèyàn.',
  write: { label: 'Ẹ kọ̀wé sí wa', to: facts.faqSearch.write.to },
  basis: 'Ó dá lórí:',
  linkTo: (question: string) => `Líǹkì sí ìdáhùn yìí: ${question}`,
  permanentLink: 'Líǹkì sí ìdáhùn yìí',
};

/** Stop words of a typed sentence, in Yorùbá and in English. */
export const faqFillerWords: typeof english.faqFillerWords = [
  ...english.faqFillerWords,
  ...'awa awon ati ba bawo bi e eni ewo eyi fe fi fun gba ibo iyen je jowo kan ki kilo kilode kin kini la lati le lori maa mi mii miiran mo mu n naa ni nibi nibo nigba nilo ninu nipa nitori nje nko o oun pelu re se si sinu sugbon ta tabi tani ti tiwa tiyin to tun wa wo won yen yii yin'.split(
    ' ',
  ),
];
