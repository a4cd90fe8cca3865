/** The words for those who are not signed in, or may not open what they asked for. */
export const signInWords = {
  signedOut: 'You are signed out.',
  signIn: {
    title: 'Sign in',
    lead: 'For LASHMA staff. Sign in with the passkey that you made on this phone or computer. Use your finger, your face or the code that unlocks it.',
    button: 'Sign in with a passkey',
    elsewhere: 'You came from another site. If you have already signed in,',
    elsewhereLink: 'open the page',
    help: 'No passkey, or a new phone? Ask the person who looks after the site for a link.',
  },
  invitation: {
    title: 'Make your passkey',
    lead: 'A passkey lets you sign in to the desk with your finger, your face or the code that unlocks this phone or computer. There is no password to remember. The passkey stays on this device or in its password manager.',
    forWhom: 'This invitation is for',
    button: 'Make a passkey',
    help: 'If you had a passkey before, it no longer works, and you were signed out everywhere.',
  },
  /** What a behaviour shows. */
  problems: {
    unsupported:
      'This browser cannot use passkeys. Open this page in a current version of Chrome, Edge, Safari or Firefox.',
    cancelled: 'It was stopped, or it took too long. Nothing was changed. Try again.',
    network: 'The site did not answer. Check your connection and try again.',
    refused: 'The desk does not know this passkey. Ask the person who looks after the site for a new link.',
    invitation:
      'This link does not work. It was used already, is older than 24 hours, or is not complete. Ask for a new one.',
    tooMany: 'There were too many tries. Wait ten minutes and try again.',
    failed:
      'That did not work. Try again. If it still does not work, tell the person who looks after the site.',
  },
  withoutScript:
    'Passkeys need JavaScript and a browser not older than 2022. Turn JavaScript on for this page, or use another browser.',
  waiting: 'One moment…',
  sessionOver: {
    title: 'You were signed out',
    lead: 'You were signed out before this was sent, so nothing was changed. What you wrote is kept on this page.',
    first: 'Sign in again in a new tab',
    afterwards: 'Then come back here and send it again.',
    again: 'Send again',
    files: 'The file that you chose cannot be kept. Send again, then choose the file again on the next page.',
  },
  refused: {
    403: {
      title: 'Your role cannot open this page',
      text: 'If you need it for your work, ask the person who looks after the site.',
    },
    404: {
      title: 'There is no such page',
      text: 'It may have been removed, or part of the address is missing.',
    },
    overview: 'Go to the overview',
  },
};

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
