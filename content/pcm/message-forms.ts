import type * as english from '../en/message-forms.ts';
import * as facts from '../facts/message-forms.ts';

/** Words that all message forms share. */
export const messageForms: typeof english.messageForms = {
  sending: 'E dey go…',
  errorTitle: (title: string) => `Problem: ${title}`,
  problem: 'Abeg correct dis one',
  trap: 'No write anything here',
  privacyLink: { before: 'See our ', label: 'privacy policy', to: facts.messageForms.privacyLink.to },
  unreadable: 'Di form no reach us complete. Abeg send am again.',
};
