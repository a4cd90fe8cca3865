/** Words that every form which sends a message shares. */
export const messageForms = {
  sending: 'Sending…',
  errorTitle: (title: string) => `Error: ${title}`,
  problem: 'Please put this right',
  /** Seen only by those who browse without styles. */
  trap: 'Leave this field empty',
  /** Behind what each form says of its own purpose. */
  privacyLink: { before: 'See our ', label: 'privacy policy', to: '/privacy' },
  unreadable: 'The form did not arrive in one piece. Please send it again.',
};
