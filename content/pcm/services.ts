import * as english from '../en/services.ts';
import { translate } from '../translate.ts';

export const serviceCards = translate(english.serviceCards, [
  {
    title: 'See our plans',
    card_text:
      'Four plans for one pesin, for families, for pipo wey be 60 years and above, and for loved ones of Nigerians wey dey abroad.',
    action: 'See our plans',
  },
  {
    title: 'Hello!',
    card_text: 'Support dey 24/7. Call, write or chat any time.',
    action: 'Contact us',
  },
  {
    title: 'Become provider',
    card_text:
      'Join di network without paper. Claims payment dey quick, so dat you fit take care of patients.',
    action: 'Join di network',
    also: { label: 'Wetin you need to join' },
  },
  {
    title: 'Rules (regulation)',
    card_text:
      'We dey make sure say treatment get quality, and we dey give licence to HMOs wey dey work for Lagos State.',
    action: 'How we dey regulate',
    also: { label: 'Wetin employers must do' },
  },
]);
