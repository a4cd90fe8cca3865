import { externalLinks } from './external-links.ts';

export const productCards = {
  'ilera-eko': { id: 'ilera-eko', more: { to: '/maintenance' } },
  ekosha: { id: 'ekosha', more: { to: externalLinks.ekosha } },
} as const;
