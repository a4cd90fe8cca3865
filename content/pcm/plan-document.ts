import type * as english from '../en/plan-document.ts';
import { planFactsDate } from './plans.ts';
import { brand } from './site.ts';

/** The words of the plan documents (PDF) that the plan page does not have. */
export const planDocument: typeof english.planDocument = {
  kind: 'Benefit package',
  author: `${brand.fullName} (${brand.name})`,
  subject: (planName: string) =>
    `Wetin di ${planName} for ${brand.scheme} dey cover, how much e be and wen cover dey start`,
  factsDate: `Wetin we know as at ${planFactsDate.text}`,
  page: (number: number, count: number) => `Page ${number} out of ${count}`,
  glance: 'Quick look',
  costs: {
    heading: 'How much e be',
    who: 'Who di plan dey cover',
    year: 'For one year',
    instalments: 'If you pay small small (instalments)',
    note: 'Wetin e mean',
    meanings: {
      'premium-individual': 'One pesin',
      'premium-family4':
        'Main pesin (principal), husband or wife and 2 pikin, or main pesin and 3 pikin; pikin dem wey neva reach 23 years',
      'premium-family6':
        'Main pesin (principal), husband or wife and 4 pikin, or main pesin and 5 pikin; pikin dem wey neva reach 23 years',
      'premium-couple': 'Husband and wife wey be 60 years and above',
    },
    each: (times: number, amount: string) => `${times} × ${amount}`,
    notApplicable: 'E no concern dis one',
    notStated: 'Dem no tok am',
    extraUnder23: {
      label: 'Extra pesin wey you dey take care of, wey neva reach 23 years',
      note: 'For each one wey pass di family package',
    },
    above23: {
      label: 'Pesin wey you dey take care of, wey don pass 23 years',
      note: 'For each one, no matter how big di family be',
    },
    instalmentTotals: (totals: string) => `If you pay small small, one year go cost more: ${totals}.`,
  },
  benefits: { heading: 'Wetin di plan dey cover', benefit: 'Benefit', cover: 'Cover' },
  details: { part: 'Part', what: 'Wetin you go get' },
  waiting: {
    heading: 'Wen cover dey start',
    screening: (year: number) => `Yearly check-up (screening) dey start for year ${year}.`,
  },
  contact: {
    heading: 'Tok to us',
    lead: 'Support dey open 24 hours every day, 7 days every week.',
    register: 'Register online',
    email: 'Email',
    office: 'Office',
  },
  diaspora: {
    kind: 'Cover wey dem dey pay for from abroad',
    launched: 'di plan start',
    divided: 'dem divide am into two products',
    products: 'Di two products',
    product: 'Product',
    audience: 'Who e dey for',
    terms: 'Benefits and prices',
    unpublished: 'Ask us, we go tell you',
  },
};
