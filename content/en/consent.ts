import { brand } from './site.ts';

export const consentCookie = { name: `${brand.name.toLowerCase()}_cookie_consent`, days: 365 };

/** Where the choice is posted. */
export const consentPath = '/api/consent';

export const consentButtons = {
  accepted: 'Accept All Cookies',
  declined: 'Reject All (except necessary)',
} as const;

export const consentBanner = {
  label: 'Cookies',
  text: 'Cookies help us to improve your browsing, analyse our traffic, personalise content and serve targeted ads.',
  policy: { label: 'Read our cookies policy', to: '/cookies-policy' },
};

export const consentChoice = {
  title: 'Your choice',
  ask: 'You have not chosen yet. Until you do, nothing but the necessary is used.',
  accepted: 'You accept all cookies.',
  declined: 'You reject all cookies except the necessary one, which remembers this choice.',
  noScript:
    'Scripts are switched off in your browser: nothing but the necessary is used, whatever you choose.',
} as const;
