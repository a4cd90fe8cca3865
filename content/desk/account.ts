/** The words of a person's own page. */
export const accountWords = {
  title: 'Your account',
  who: (name: string, role: string) => `You are ${name}. Your role is ${role}.`,
  passkeys: 'Your passkey',
  passkeysHelp:
    'For a new phone or computer, ask whoever looks after the site for a new link. The passkey that you make with it replaces this one.',
  made: 'Made',
  used: 'Last used',
  never: 'not yet',
  sessions: 'Signed in elsewhere?',
  sessionsHelp:
    'If you have left the desk open on another phone or computer, sign out everywhere. It ends here too.',
  signOutEverywhere: 'Sign out everywhere',
  signedOutEverywhere: 'You are signed out everywhere.',
};
