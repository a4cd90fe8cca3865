import * as facts from '../facts/products.ts';
import type { ProductCard } from '../schema/home.ts';
import { withWords } from '../with-words.ts';

export const productCards: ProductCard[] = withWords(facts.productCards, {
  'ilera-eko': {
    name: 'Ilera Eko',
    text: 'The Lagos State Health Scheme: everyone pays a small premium, so that no one faces a large bill alone.',
    points: [
      'Consultation, tests, medicines and hospital care',
      'Maternal and newborn care on both Jaara plans',
      'A doctor by phone or app',
    ],
    more: { label: 'More about Ilera Eko', to: facts.productCards['ilera-eko'].more.to },
  },
  ekosha: {
    name: 'EKOSHA',
    text: 'The Eko Social Health Alliance raises the money that insures residents who cannot pay for themselves.',
    points: [
      'Adoption: sponsor the cover of a person or a group',
      'Crowdfunding: many small gifts, one shared fund',
      'Events: companies and communities give together',
    ],
    more: { label: 'More about EKOSHA', to: facts.productCards.ekosha.more.to },
  },
});
