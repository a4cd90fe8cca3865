/** The words of a person's own page. */
export const accountWords = {
  title: 'Your account',
  who: (name: string, role: string) => `You are ${name}. Your role is ${role}.`,
  passkeys: 'Passkeys',
  passkeysHelp:
    'You sign in with these. For a new phone or computer, ask whoever looks after the site for a new link; making a passkey with it removes the ones below.',
  made: 'Made',
  used: 'Last used',
  never: 'not yet',
  sessions: 'Signed in elsewhere?',
  sessionsHelp:
    'If you have left the desk open on another phone or computer, sign out everywhere. It ends here too.',
  signOutEverywhere: 'Sign out everywhere',
  signedOutEverywhere: 'You are signed out everywhere.',
};
