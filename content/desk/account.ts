/** The words of a person's own page. */
export const accountWords = {
  title: 'Your account',
  who: (name: string, role: string) => `You are ${name}. Your role is ${role}.`,
  passkeys: 'Your passkey',
  passkeysHelp:
    'For a new phone or computer, ask the person who looks after the site for a new link. As soon as the link is made, this passkey stops working.',
  made: 'Made',
  used: 'Last used',
  never: 'not yet',
  sessions: 'Signed in elsewhere?',
  sessionsHelp:
    'If you left the desk open on another phone or computer, sign out everywhere. You will also be signed out here, and text that you have not sent leaves this device.',
  signOutEverywhere: 'Sign out everywhere',
  signedOutEverywhere: 'You are signed out everywhere.',
};
