/** The words for those who are not signed in, or may not open what they asked for. */
export const signInWords = {
  signedOut: 'You are signed out.',
  signIn: {
    title: 'Sign in',
    lead: 'For LASHMA staff. Sign in with the passkey that you made on this phone or computer. Use your finger, your face or the code that unlocks it.',
    button: 'Sign in with a passkey',
    elsewhere: 'You came from another site. If you have already signed in,',
    elsewhereLink: 'open the page',
    help: 'No passkey, or a new phone? Ask an admin for a link.',
  },
  invitation: {
    title: 'Make your passkey',
    lead: 'Welcome. It takes a minute, and there is no password to remember and nothing to install.',
    steps: [
      'Press the button. This phone or computer asks for your finger, your face or the code that unlocks it, as it always does.',
      'It then keeps a passkey for you: a key that opens only this desk. We never see your finger, face or code.',
      'The desk opens. Next time you sign in by the same finger, face or code.',
    ],
    forWhom: 'This invitation is for',
    button: 'Make a passkey',
    help: 'You will work on another device? Close this page and open the link there: it works until a passkey is made. If you are here because a phone was lost, the lost one no longer opens the desk.',
  },
  /** What a behaviour shows. */
  problems: {
    unsupported:
      'This browser cannot use passkeys. Open this page in a current version of Chrome, Edge, Safari or Firefox.',
    cancelled: 'It was stopped, or it took too long. Nothing was changed. Try again.',
    network: 'The site did not answer. Check your connection and try again.',
    refused: 'The desk does not know this passkey. Ask an admin for a new link.',
    invitation:
      'This link does not work. It was used already, is older than 24 hours, or is not complete. Ask an admin for a new one.',
    tooMany: 'There were too many tries. Wait ten minutes and try again.',
    known: 'This device has a passkey of yours already. Sign in with it, or choose another device.',
    stale: 'For safety, sign out and sign in again first. Then come back here within ten minutes.',
    failed: 'That did not work. Try again. If it still does not work, tell an admin.',
  },
  withoutScript:
    'Passkeys need JavaScript and a browser not older than 2022. Turn JavaScript on for this page, or use another browser.',
  waiting: 'One moment…',
  sessionOver: {
    title: 'You were signed out',
    lead: 'You were signed out before this was sent, so nothing was changed.',
    kept: 'What you wrote is kept on this page.',
    notKept:
      'What you wrote cannot be kept on this page: it is too long, or many forms came from your connection.',
    first: 'Sign in again in a new tab',
    afterwards: 'Then come back here and send it again.',
    goBack: 'Then come back here, go back to the form with your browser, and send it again.',
    here: 'Or sign in on this page',
    offered: 'It then offers you what you wrote.',
    again: 'Send again',
    files: 'The file that you chose cannot be kept. Send again, then choose the file again on the next page.',
  },
  refused: {
    403: {
      title: 'Your role cannot open this page',
      text: 'If you need it for your work, ask an admin.',
    },
    404: {
      title: 'There is no such page',
      text: 'It may have been removed, or part of the address is missing.',
    },
    unsaved:
      'What you sent was not saved. Your browser has it still: go back to the form, and copy what you need.',
    overview: 'Go to the overview',
  },
};

/** The words of a person's own page. */
export const accountWords = {
  title: 'Your account',
  who: (name: string, role: string) => `You are ${name}. Your role is ${role}.`,
  passkeysHelp:
    'Keep a second passkey on a spare phone, a computer or a security key. Then a lost phone does not lock you out.',
  name: 'Name of this passkey',
  rename: 'Save the name',
  remove: {
    label: 'Remove',
    question: (name: string) =>
      `“${name}” will no longer open the desk, and whoever signed in with it elsewhere is signed out.`,
    confirm: 'Yes, remove it',
  },
  last: 'This is your only passkey, so it cannot be removed. Add another one first.',
  add: {
    heading: 'Add a passkey',
    help: 'Your browser asks where to keep it: on this device, on another phone (it shows a code to scan), or on a security key.',
    name: 'Name',
    nameHint: 'Such as “spare phone” or “blue security key”.',
    button: 'Add a passkey',
    stale:
      'For safety you can add a passkey only within ten minutes after signing in. Sign out, sign in again, and come back to this page.',
  },
  lost: 'Lost a phone? Remove its passkey here, or ask an admin for a new link. Do it at once.',
  sessionsHelp:
    'These phones and computers are signed in as you. Sign out where you are not at work, and everywhere if you see one that is not yours.',
  endOthers: 'Sign out everywhere else',
  everywhereHelp:
    'Signing out everywhere ends this session too, and text that you have not sent leaves this device.',
  signOutEverywhere: 'Sign out everywhere',
  signedOutEverywhere: 'You are signed out everywhere.',
  done: {
    added: 'The passkey is added. You can sign in with it from now on.',
    renamed: 'The name is saved.',
    removed: 'The passkey is removed. It opens nothing any more.',
    endedSession: 'Signed out there.',
    endedOthers: 'You are signed out everywhere else.',
  },
  errors: {
    missing: 'This passkey was removed already. Nothing was changed.',
    last: 'Your only passkey cannot be removed. Add another one first.',
    over: 'That session was over already.',
  },
};
