import type * as english from '../en/products.ts';
import * as facts from '../facts/products.ts';
import { withWords } from '../with-words.ts';

export const productCards: typeof english.productCards = withWords(facts.productCards, {
  'ilera-eko': {
    name: 'Ilera Eko',
    text: 'Di Lagos State Health Scheme: everybody dey pay small insurance money (premium), so dat nobody go carry big bill alone.',
    points: [
      'See doctor, tests, medicine and hospital care',
      'Care for mama and new born baby for di two Jaara plans',
      'Doctor by phone or app',
    ],
    more: { label: 'More about Ilera Eko', to: facts.productCards['ilera-eko'].more.to },
  },
  ekosha: {
    name: 'EKOSHA',
    text: 'Di Eko Social Health Alliance dey find di money wey dey insure pipo for Lagos wey no fit pay for demself.',
    points: [
      'Adoption: pay for di cover of one pesin or one group',
      'Crowdfunding: plenti small gifts, one fund for all',
      'Events: companies and communities dey give together',
    ],
    more: { label: 'More about EKOSHA', to: facts.productCards.ekosha.more.to },
  },
});
