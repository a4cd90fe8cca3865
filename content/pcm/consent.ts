import * as english from '../en/consent.ts';
import { translate } from '../translate.ts';

export * from '../en/consent.ts';

export const consentButtons = translate(english.consentButtons, {
  accepted: 'I gree for all cookies',
  declined: 'I no gree (only di necessary one)',
});

export const consentBanner = translate(english.consentBanner, {
  label: 'Cookies',
  text: 'Cookies dey help us make di site better for you, check how pipo dey use am, show you wetin concern you and show you adverts wey match you.',
  policy: { label: 'Read di cookies policy' },
});

export const consentChoice = translate(english.consentChoice, {
  title: 'Your choice',
  ask: 'You neva choose. Until you choose, na only di necessary one we dey use.',
  accepted: 'You gree for all cookies.',
  declined: 'You no gree for any cookies, except di necessary one wey dey remember dis choice.',
  noScript:
    'Scripts dey off for your browser: na only di necessary one we dey use, no matter wetin you choose.',
});
