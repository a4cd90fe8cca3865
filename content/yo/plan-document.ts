import type * as english from '../en/plan-document.ts';
import { planFactsDate } from './plans.ts';
import { brand } from './site.ts';

/** The first years of a plan: a bare figure after the noun would count years. */
const ordinals: Record<number, string> = { 1: ' àkọ́kọ́', 2: ' kejì' };
const planYear = (year: number) => `ètò${ordinals[year] ?? ''} (${year})`;

export const planDocument: typeof english.planDocument = {
  kind: 'Àkójọ àǹfààní',
  author: `${brand.fullName} (${brand.name})`,
  subject: (planName) =>
    `Ohun tó wà nínú ${planName} ti ${brand.scheme}, iye owó rẹ̀ àti ìgbà tí àǹfààní rẹ̀ bẹ̀rẹ̀`,
  factsDate: `Gẹ́gẹ́ bó ṣe wà ní ${planFactsDate.text}`,
  page: (number, count) => `Ojú ewé ${number} nínú ${count}`,
  glance: 'Ní ṣókí',
  costs: {
    heading: 'Iye owó rẹ̀',
    who: 'Ẹni tó wà nínú ètò',
    year: 'Lọ́dún',
    instalments: 'Ní díẹ̀díẹ̀',
    note: 'Ohun tó túmọ̀ sí',
    meanings: {
      'premium-individual': 'Ẹnì kan',
      'premium-family4':
        'Olórí ìforúkọsílẹ̀, ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 2, tàbí olórí ìforúkọsílẹ̀ àti ọmọ 3; ọmọ tí kò tíì pé ọdún 23',
      'premium-family6':
        'Olórí ìforúkọsílẹ̀, ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 4, tàbí olórí ìforúkọsílẹ̀ àti ọmọ 5; ọmọ tí kò tíì pé ọdún 23',
      'premium-couple': 'Ọkọ àti ìyàwó, ẹni ọdún 60 sókè',
    },
    each: (times, amount) => `${times} × ${amount}`,
    notApplicable: 'Kò kan èyí',
    notStated: 'A kò sọ ọ́',
    extraUnder23: {
      label: 'Àfikún ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tí kò tíì pé ọdún 23',
      note: 'Fún ẹnì kọ̀ọ̀kan tó lé lórí iye èèyàn inú ètò ìdílé',
    },
    above23: {
      label: 'Ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tó ju ọdún 23 lọ',
      note: 'Fún ẹnì kọ̀ọ̀kan, bó ti wù kí ìdílé tóbi tó',
    },
    instalmentTotals: (totals) => `Bí ẹ bá ń san án díẹ̀díẹ̀, owó ọdún kan máa pọ̀ sí i: ${totals}.`,
  },
  benefits: { heading: 'Ohun tó wà nínú irú ètò yìí', benefit: 'Àǹfààní', cover: 'Ohun tí ètò ń san' },
  details: { part: 'Ẹ̀ka', what: 'Ohun tí ẹ máa rí gbà' },
  waiting: {
    heading: 'Ìgbà tí àǹfààní ètò bẹ̀rẹ̀',
    screening: (year) => `Àyẹ̀wò ìlera ọdọọdún bẹ̀rẹ̀ ní ọdún ${planYear(year)}.`,
  },
  contact: {
    heading: 'Ẹ bá wa sọ̀rọ̀',
    lead: 'Ìrànlọ́wọ́ wà ní wákàtí 24 lójúmọ́, ọjọ́ 7 lọ́sẹ̀.',
    register: 'Ẹ forúkọ sílẹ̀ lórí ayélujára',
    email: 'Ímeèlì',
    office: 'Ọ́fíìsì',
  },
  diaspora: {
    kind: 'Ètò tí a ń san owó rẹ̀ láti ilẹ̀ òkèèrè',
    launched: 'ìgbà tó bẹ̀rẹ̀',
    divided: 'ìgbà tí a pín in sí ẹ̀yà méjì',
    products: 'Ẹ̀yà méjèèjì',
    product: 'Ẹ̀yà',
    audience: 'Àwọn tó wà fún',
    terms: 'Àǹfààní àti iye owó',
    unpublished: 'Ẹ béèrè lọ́wọ́ wa',
  },
};
