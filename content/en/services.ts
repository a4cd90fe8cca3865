import * as facts from '../facts/services.ts';
import type { ServiceCard } from '../schema/home.ts';
import { withWords } from '../with-words.ts';

export const serviceCards = withWords(facts.serviceCards, {
  plans: {
    title: 'Explore our plans',
    card_text:
      'Four plans for individuals, families, people of 60 and above, and loved ones of Nigerians abroad.',
    action: 'See the plans',
  },
  support: {
    title: 'Hello!',
    card_text: 'Support is available 24/7. Call, write or chat at any hour.',
    action: 'Contact us',
  },
  provider: {
    title: 'Become A Provider',
    card_text:
      'Join the network without paper. Claims are settled promptly, so that you can care for patients.',
    action: 'Join the network',
    also: { label: 'What it takes to join', to: facts.serviceCards.provider.also.to },
  },
  regulation: {
    title: 'Regulation',
    card_text: 'We assure the quality of care and license the HMOs that work in Lagos State.',
    action: 'How we regulate',
    also: { label: 'What employers must do', to: facts.serviceCards.regulation.also.to },
  },
}) satisfies ServiceCard[];
