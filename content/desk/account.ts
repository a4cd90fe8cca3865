/** The words of a person's own page. */
export const accountWords = {
  title: 'Your account',
  who: (name: string, role: string) => `You are ${name}. Your role is ${role}.`,
  passkeys: 'Your passkey',
  passkeysHelp:
    'For a new phone or computer, ask the person who looks after the site for a new link. Your new passkey will replace this one.',
  made: 'Made',
  used: 'Last used',
  never: 'not yet',
  sessions: 'Signed in elsewhere?',
  sessionsHelp:
    'If you left the desk open on another phone or computer, sign out everywhere. You will also be signed out here.',
  signOutEverywhere: 'Sign out everywhere',
  signedOutEverywhere: 'You are signed out everywhere.',
};
