import { externalLinks } from '../facts/external-links.ts';
import type { ServiceCard } from '../schema/home.ts';

export const serviceCards = [
  {
    id: 'plans',
    title: 'Explore our plans',
    icon: 'shield-check',
    card_text:
      'Four plans for individuals, families, people of 60 and above, and loved ones of Nigerians abroad.',
    action: 'See the plans',
    // /plans redirects to /plan.
    link: '/plans',
  },
  {
    id: 'support',
    title: 'Hello!',
    icon: 'headset',
    card_text: 'Support is available 24/7. Call, write or chat at any hour.',
    action: 'Contact us',
    link: '/contact',
  },
  {
    id: 'provider',
    title: 'Become A Provider',
    icon: 'hospital',
    card_text:
      'Join the network without paper. Claims are settled promptly, so that you can care for patients.',
    action: 'Join the network',
    link: externalLinks.providerPlatform,
    also: { label: 'What it takes to join', to: '/join-network' },
  },
  {
    id: 'regulation',
    title: 'Regulation',
    icon: 'scale',
    card_text: 'We assure the quality of care and license the HMOs that work in Lagos State.',
    action: 'How we regulate',
    link: '/maintenance',
    also: { label: 'What employers must do', to: '/employers' },
  },
] as const satisfies ServiceCard[];
