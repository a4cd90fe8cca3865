/** How a device is told from the others. */
export const deviceWords = {
  on: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
};

/** What each role is for. */
export const roleWords = {
  editor: 'editor: blog, notices, questions, prices, phone lines',
  inbox: 'inbox: answers messages and complaints',
  directory: 'directory: hospitals, pharmacies and agents',
  admin: 'admin: everything, also people and the audit log',
};

/** What passkeys and sessions are called, on one's own page and on those about people. */
export const accessWords = {
  passkeys: 'Passkeys',
  passkey: 'Passkey',
  noPasskeys: 'None. A passkey is made with a link.',
  unnamed: 'Passkey without a name',
  made: 'Made',
  used: 'Last used',
  never: 'not yet',
  sessions: 'Signed in now',
  noSessions: 'Nowhere.',
  sessionColumns: ['Device', 'Signed in', 'Last used'],
  sessionAction: 'End the session',
  thisSession: (device: string) => `${device} (this one)`,
  endSession: 'Sign out there',
  endSessionOn: (device: string) => `Sign out there: ${device}`,
};

/** The pages about people, for admins. */
export const peopleWords = {
  title: 'People',
  lead: 'Who may work at the desk, and what for.',
  inviteLink: 'Invite a person',
  caption: 'People of the desk',
  columns: ['Name', 'Role', 'Access', 'Last signed in'],
  you: 'you',
  access: {
    active: 'Can sign in',
    invited: 'Invited',
    expired: 'No passkey yet',
    revoked: 'Access taken away',
  },
  links: {
    heading: 'Links that wait',
    help: 'A link makes a passkey, once. Whoever opens it first is in.',
    columns: ['For', 'Made', 'Works until', 'How it was given'],
    actions: 'What to do',
    made: (moment: string, by: string) => (by ? `${moment}, by ${by}` : moment),
    expired: (moment: string) => `${moment}: over`,
    shown: 'Shown to the admin',
    mails: {
      waiting: (email: string) => `E-mail to ${email} waits to be sent`,
      sent: (email: string) => `E-mail sent to ${email}`,
      failed: (email: string) => `E-mail to ${email} was refused: make a new link`,
      dropped: (email: string) => `E-mail to ${email} was not sent: make a new link`,
    },
    again: 'Make a new link',
    againFor: (name: string) => `Make a new link for ${name}`,
    end: 'End the link',
    endFor: (name: string) => `End the link of ${name}`,
  },
  invite: {
    heading: 'Invite a person',
    name: 'Name',
    nameHint: 'As the others know them. The audit log uses it, and it cannot be changed later.',
    email: 'E-mail address',
    emailHint: 'Needed only if the link goes by e-mail.',
    emailUnused: 'Kept for later: this site sends no e-mail yet, so you pass the link on yourself.',
    role: 'Role',
    chooseRole: 'Choose a role',
    delivery: 'How they get the link',
    show: 'Show it to me: I pass it on',
    mail: 'Send it by e-mail',
    submit: 'Invite',
  },
  link: {
    heading: (name: string) => `The link for ${name}`,
    once: (moment: string) =>
      `It is shown only now, works once, and until ${moment}. Give it to nobody else: whoever opens it first is in.`,
    share: 'Share or copy it',
    shareTitle: 'Your link to the LASHMA desk',
    copied: 'Copied.',
    byHand: 'This browser cannot copy it. Press on the link and hold to copy it.',
  },
  errors: {
    unprintable: 'Write a name of 1 to 60 letters, without special characters.',
    reserved: 'The audit log uses this name for what the site itself does. Choose another.',
    taken: 'There is somebody with this name already. Open them in the list to give them a new link.',
    role: 'Choose a role.',
    email: 'Write the e-mail address to which the link should go.',

    conflictHeading: 'Somebody else changed this',
    conflict: 'Nothing was done. This is how it is now. Look at it, and do it again if it is still right.',
    'last-admin':
      'Nothing was done. This is the last admin who can sign in. Make somebody else an admin first.',
    self: 'Nothing was done. Your own access is changed by another admin.',
    unreadable: 'This could not be read. Try again.',
  },
  done: {
    invited: (email: string) => `Invited. The link is on its way to ${email}.`,
    mailed: (email: string) => `The new link is on its way to ${email}.`,
    'end-link': 'The link no longer works.',
    role: 'The role is changed, from this moment on.',
    sameRole: 'Nothing is changed: this is the role already.',
    revoke: 'The access is taken away. All sessions are over.',
    'end-session': 'Signed out there.',
    'end-sessions': 'Signed out everywhere.',
  },
};

/** The page about one person. */
export const personWords = {
  back: 'People',
  self: {
    text: 'This is you. Another admin changes your role or your access. Your passkeys and sessions are on',
    link: 'your account',
  },
  facts: {
    role: 'Role',
    email: 'E-mail address',
    lastUsed: 'Last signed in',
    revoked: 'Access taken away',
  },
  phone: {
    heading: 'Lost or new phone',
    help: 'Make a new link for a new passkey. What is lost stops working at once, and every session ends.',
    lost: 'What is lost?',
    all: 'Everything: all passkeys end',
    none: 'Nothing more',
    one: (name: string, moment: string) => `${name}, made ${moment}`,
    submit: 'End it and make a new link',
  },
  renew: {
    heading: 'Link',
    waiting: (moment: string) => `A link waits until ${moment}.`,
    expired: 'The link is no longer good. Make a new one.',
    none: 'There is no link. Make one.',
    help: 'A new link ends the one before.',
    submit: 'Make a new link',
  },
  comeBack: {
    heading: 'Bring back',
    help: 'A new link lets this person make a new passkey and work again. Passkeys from before stay ended.',
    submit: 'Bring back with a new link',
  },
  role: {
    heading: 'Role',
    label: 'Role',
    help: 'It counts at once, without signing in again.',
    submit: 'Change the role',
  },
  endAll: 'Sign out everywhere',
  revoke: {
    label: 'Take the access away',
    question: (name: string) =>
      `${name} is signed out everywhere at once, and no passkey or link of theirs works any more. You can bring them back with a new link.`,
    confirm: 'Yes, take it away',
  },
  history: {
    heading: 'What was done about this person',
    columns: ['When', 'Who', 'Action'],
    none: 'Nothing yet.',
    all: (name: string) => `Everything that ${name} has done`,
  },
};
