import { externalLinks } from './external-links.ts';

export const serviceCards = {
  plans: { id: 'plans', icon: 'shield-check', link: '/plans' },
  support: { id: 'support', icon: 'headset', link: '/contact' },
  provider: {
    id: 'provider',
    icon: 'hospital',
    link: externalLinks.providerPlatform,
    also: { to: '/join-network' },
  },
  regulation: { id: 'regulation', icon: 'scale', link: '/maintenance', also: { to: '/employers' } },
} as const;
