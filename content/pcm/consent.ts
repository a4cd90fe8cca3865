import type * as english from '../en/consent.ts';
import * as facts from '../facts/pages.ts';

export const consentButtons: typeof english.consentButtons = {
  accepted: 'I gree for all cookies',
  declined: 'I no gree (only di necessary one)',
};

export const consentBanner: typeof english.consentBanner = {
  label: 'Cookies',
  text: 'Cookies dey help us make di site better for you, check how pipo dey use am, show you wetin concern you and show you adverts wey match you. Dis site no dey show adverts.',
  policy: { label: 'Read di cookies policy', to: facts.consentBanner.policy.to },
};

export const consentChoice: typeof english.consentChoice = {
  title: 'Your choice',
  ask: 'You neva choose. Until you choose, na only di necessary one we dey use.',
  accepted: 'You gree for all cookies.',
  declined: 'You no gree for any cookies, except di necessary one wey dey remember dis choice.',
  noScript:
    'Scripts dey off for your browser: na only di necessary one we dey use, no matter wetin you choose.',
};
