import * as facts from '../facts/pages.ts';

export const consentButtons = { accepted: 'Accept All Cookies', declined: 'Reject All (except necessary)' };

export const consentBanner = {
  label: 'Cookies',
  text: 'Cookies help us to improve your browsing, analyse our traffic, personalise content and serve targeted ads. This site shows no ads.',
  policy: { label: 'Read our cookies policy', to: facts.consentBanner.policy.to },
};

export const consentChoice = {
  title: 'Your choice',
  ask: 'You have not chosen yet. Until you do, nothing but the necessary is used.',
  accepted: 'You accept all cookies.',
  declined: 'You reject all cookies except the necessary one, which remembers this choice.',
  noScript:
    'Scripts are switched off in your browser: nothing but the necessary is used, whatever you choose.',
};
