import type * as english from '../en/services.ts';
import * as facts from '../facts/services.ts';
import { withWords } from '../with-words.ts';

export const serviceCards: typeof english.serviceCards = withWords(facts.serviceCards, {
  plans: {
    title: 'See our plans',
    card_text:
      'Four plans for one pesin, for families, for pipo wey be 60 years and above, and for loved ones of Nigerians wey dey abroad.',
    action: 'See our plans',
  },
  support: {
    title: 'Hello!',
    card_text: 'Support dey 24/7. Call, write or chat any time.',
    action: 'Contact us',
  },
  provider: {
    title: 'Become provider',
    card_text:
      'Join di network without paper. Claims payment dey quick, so dat you fit take care of patients.',
    action: 'Join di network',
    also: { label: 'Wetin you need to join', to: facts.serviceCards.provider.also.to },
  },
  regulation: {
    title: 'Rules (regulation)',
    card_text:
      'We dey make sure say treatment get quality, and we dey give licence to HMOs wey dey work for Lagos State.',
    action: 'How we dey regulate',
    also: { label: 'Wetin employers must do', to: facts.serviceCards.regulation.also.to },
  },
});
