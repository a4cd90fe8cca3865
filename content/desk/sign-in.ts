/** The words for those who are not signed in, or may not open what they asked for. */
export const signInWords = {
  signedOut: 'You are signed out.',
  signIn: {
    title: 'Sign in',
    lead: 'For staff of the agency. Sign in with the passkey that you made on this phone or computer: with your finger, your face or the code that unlocks it.',
    button: 'Sign in with a passkey',
    elsewhere: 'You came from another site. If you are signed in already,',
    elsewhereLink: 'open the page',
    help: 'No passkey, or a new phone? Ask whoever looks after the site for a link.',
  },
  invitation: {
    title: 'Make your passkey',
    lead: 'A passkey lets you sign in to the desk with your finger, your face or the code that unlocks this phone or computer. There is no password to remember. The passkey stays on this device or in its password manager.',
    forWhom: 'This invitation is for',
    button: 'Make a passkey',
    help: 'Passkeys that you made before stop working, and you are signed out everywhere else.',
  },
  /** What a behaviour shows. */
  problems: {
    unsupported:
      'This browser has no passkeys. Open this page in a current version of Chrome, Edge, Safari or Firefox.',
    cancelled: 'That was stopped or took too long. Nothing has happened; try again.',
    network: 'There was no answer. Check your connection and try again.',
    refused: 'This passkey is not known here. Ask whoever looks after the site for a new link.',
    invitation:
      'This link cannot be used: it may have been used already, be older than 24 hours, or be incomplete. Ask for a new one.',
    tooMany: 'There were too many tries. Wait ten minutes and try again.',
    failed: 'That did not work. Try again, and if it goes on, tell whoever looks after the site.',
  },
  withoutScript: 'Passkeys need JavaScript: switch it on for this page.',
  waiting: 'One moment…',
  sessionOver: {
    title: 'Your session is over',
    lead: 'You were signed out before this was sent, so nothing has changed yet. What you wrote is kept on this page.',
    first: 'Sign in again in a new tab',
    afterwards: 'Then come back here and send it again.',
    again: 'Send again',
    files:
      'The file that you had chosen cannot be kept. Send again, and choose it anew on the page that follows.',
  },
  refused: {
    403: {
      title: 'Not for your role',
      text: 'Your role does not open this page. If you need it, ask whoever looks after the site.',
    },
    404: {
      title: 'There is no such page',
      text: 'It may have been removed, or the address may be incomplete.',
    },
    413: {
      title: 'The file has more than 5 MB',
      text: 'It was not taken, and nothing has changed. Choose a smaller file.',
    },
    overview: 'To the overview',
    back: 'Back to the form',
  },
};
