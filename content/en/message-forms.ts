import * as facts from '../facts/message-forms.ts';
/** Words that all message forms share. */
export const messageForms = {
  sending: 'Sending…',
  errorTitle: (title: string) => `Error: ${title}`,
  problem: 'Please put this right',
  /** Visible only without styles. */
  trap: 'Leave this field empty',
  /** Follows each form's own statement of purpose. */
  privacyLink: { before: 'See our ', label: 'privacy policy', to: facts.messageForms.privacyLink.to },
  unreadable: 'The form did not arrive in one piece. Please send it again.',
};
