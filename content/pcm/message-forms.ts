import * as english from '../en/message-forms.ts';
import { translate } from '../translate.ts';

/** Words that all message forms share. */
export const messageForms = translate(english.messageForms, {
  sending: 'E dey go…',
  errorTitle: (title: string) => `Problem: ${title}`,
  problem: 'Abeg correct dis one',
  trap: 'No write anything here',
  privacyLink: { before: 'See our ', label: 'privacy policy' },
  unreadable: 'Di form no reach us complete. Abeg send am again.',
});
