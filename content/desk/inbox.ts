import type { ComplaintKind } from '../schema/site.ts';

const kinds: Record<'message' | ComplaintKind, string> = {
  message: 'Message',
  charged: 'Complaint: charged',
  refused: 'Complaint: refused',
  treated: 'Complaint: treated badly',
  details: 'Complaint: wrong details',
  other: 'Complaint: other',
};

const spamReasons: Record<string, string> = {
  honeypot: 'A field was filled in that people do not see.',
  'too-fast': 'The form was sent faster than people type.',
  staff: 'Somebody of the staff has marked it.',
};

const count = (total: number) => total.toLocaleString('en');

interface Colleague {
  name: string;
  hasAddress: boolean;
}

const mailTo = ({ name, hasAddress }: Colleague) =>
  hasAddress
    ? `${name} is told by mail.`
    : `No mail goes out: ${name} has given no address. Tell ${name} yourself.`;

export const inboxWords = {
  heading: 'Messages and complaints',
  found: (total: number) => (total === 1 ? '1 entry' : `${count(total)} entries`),
  /** Of a search among more than can be looked through at once. */
  searched: {
    since: (moment: string) =>
      `We have looked through what came since ${moment}. An e-mail address, a phone number or a reference that is typed in full is found at any age.`,
    before: (moment: string) => `You are looking at what came before ${moment}.`,
    older: 'Search among older ones',
    newest: 'Back to the newest',
    empty: 'Nothing fits so far. Search among older ones.',
  },
  newSince: (total: number, moment: string) =>
    `${total === 0 ? 'Nothing' : count(total)} new since your last visit, ${moment}.`,
  isNew: 'New',
  kinds,
  list: {
    caption:
      'Messages and complaints: open ones by the day on which they are due, then those that were answered',
    paging: 'Pages of messages and complaints',
    columns: [
      'Reference',
      { label: 'From', isPlainOnCard: true },
      { label: 'About', isPlainOnCard: true, isText: true },
      'Received',
      'Due',
      { label: 'State', isPlainOnCard: true },
      'Looked after by',
    ],
    overdue: 'Overdue',
    dueToday: 'Due today',
    noDue: 'No day',
    empty: 'Nothing fits. Take a filter away, or look among what is held as spam.',
    emptySearch:
      'Nothing has these words. Try one word of the name, an e-mail address, a phone number or a reference, or look among what is held as spam.',
    emptyYet: 'There are no messages and no complaints yet.',
    guessed: 'Did you mean:',
    noName: 'No name given',
    nobody: 'Nobody',
    you: 'You',
    /** After the kind, when it is not English. */
    inLanguage: (language: string) => `, in ${language}`,
  },
  filter: {
    label: 'Find messages and complaints',
    search: 'Search',
    kind: 'Kind',
    everyKind: 'All',
    complaints: 'Any complaint',
    state: 'State',
    everyState: 'Every state',
    open: 'Not answered',
    whose: 'Looked after by',
    everybody: 'Anybody',
    mine: 'Me',
    language: 'Language',
    everyLanguage: 'Any language',
    age: 'Received',
    everyAge: 'At any time',
    ages: {
      day: 'In the last 24 hours',
      week: 'In the last 7 days',
      month: 'In the last 30 days',
      older: 'More than 30 days ago',
    },
    unassigned: 'Nobody',
    due: 'Due',
    everyDue: 'Any day',
    overdue: 'Overdue',
    dueToday: 'Today',
    dueTomorrow: 'Tomorrow or before',
    spam: 'Spam',
    notSpam: 'Not spam',
    heldAsSpam: 'Held as spam',
  },
  bulk: {
    heading: 'With those that are ticked',
    tick: (reference: string) => `Tick ${reference}`,
    colleague: 'Colleague',
    choose: 'Choose one',
    noColleague: 'Choose a colleague.',
    give: 'Give to the colleague',
    take: 'Take them yourself',
    unassign: 'Let them go',
    state: 'State',
    move: 'Change the state',
    hint: 'Whoever complained and gave an e-mail address is told of the new state. “Answered” closes it.',
    none: 'Tick at least one first.',
    nothing: 'Nothing was changed.',
    done: {
      assign: (done: number) => `${count(done)} taken by you.`,
      unassign: (done: number) => `${count(done)} let go.`,
      give: (done: number, colleague: Colleague) =>
        `${count(done)} given to ${colleague.name}. ${mailTo(colleague)}`,
      move: (done: number, state: string) => `${count(done)} changed to “${state}”.`,
    },
    left: (left: readonly string[]) =>
      `Not changed, because something was done with it since the list was shown: ${left.join(', ')}.`,
    same: (same: readonly string[]) => `Not changed, because it was so already: ${same.join(', ')}.`,
    unanswered: (references: readonly string[]) =>
      `Nothing was changed: ${count(references.length)} of them ${references.length === 1 ? 'has' : 'have'} had no answer (${references.join(', ')}). Whoever wrote by the contact form would hear nothing.`,
    closeUnanswered: 'Close them without an answer',
  },
  others: { templates: 'Answer templates', erase: 'Hand over or erase a visitor’s data' },
  csv: {
    button: 'Export as CSV',
    /** An export holds the newest of a list that is longer. */
    most: (most: number) => `Export the newest ${count(most)} as CSV`,
    fileName: (day: string) => `messages-and-complaints-${day}.csv`,
    /** Why it is held as spam. */
    reasons: {
      honeypot: 'a hidden field was filled in',
      'too-fast': 'sent faster than people type',
      staff: 'marked by staff',
    } as Record<string, string>,
  },
};

/** Sign-ups for the newsletter that are held as spam. */
export const signUpWords = {
  heading: 'Newsletter sign-ups held as spam',
  back: 'Held as spam',
  lead: 'They look like a bot’s, so their confirmation was not sent. Nobody gets the newsletter who does not confirm.',
  found: (total: number) => (total === 1 ? '1 sign-up' : `${count(total)} sign-ups`),
  /** The way here, from what else is held as spam. */
  way: (total: number) =>
    total === 1
      ? '1 newsletter sign-up is held as spam too'
      : `${count(total)} newsletter sign-ups are held as spam too`,
  caption: 'Newsletter sign-ups held as spam, newest first',
  paging: 'Pages of newsletter sign-ups',
  columns: ['E-mail', 'First name', 'Signed up', 'Language of the page', 'Why it is held'],
  actions: 'What to do with it',
  empty: 'No sign-up is held back.',
  noName: 'No name given',
  english: 'English',
  reasons: spamReasons,
  noReason: 'Not known any more.',
  button: { release: 'Not spam', discard: 'Discard' },
  /** For those who do not see beside which address a button stands. */
  label: {
    release: (email: string) => `Not spam: ${email}`,
    discard: (email: string) => `Discard: ${email}`,
  },
  done: {
    release: 'Not spam. The confirmation goes out now.',
    discard: 'Discarded. No mail is sent.',
    already: 'Nothing is held back for it any more: somebody else was quicker.',
  },
};

/** A request that came by USSD or SMS, as staff read it; one is known by its subject. */
export const callBackWords = {
  subject: (way: 'USSD' | 'SMS') => `Call back (asked by ${way})`,
  message: 'Please call me back on this number.',
};

interface InboundMail {
  note: string;
  attachments: number;
  problem: string | null;
}

const unreadMail = 'It could not be read here: read it in the mailbox.';
const mailProblems: Readonly<Record<string, string>> = {
  cut: 'Only the beginning is here: read the whole mail in the mailbox.',
  size: 'It is too large to be read here: read it in the mailbox.',
  limit:
    'There were too many mails from the visitor that day. Those that came later are in the mailbox alone; the visitor was told so.',
};

export const ticketWords = {
  next: (reference: string) => `Next to be answered: ${reference}`,
  message: 'What was written',
  from: 'From',
  phone: 'Phone',
  email: 'E-mail',
  subject: 'Subject',
  place: 'Where',
  when: 'When',
  amount: 'Amount',
  received: 'Received',
  due: 'To be answered by',
  overdue: (day: string) => `Overdue: it was to be answered by ${day}.`,
  language: 'Language',
  ofVisitor: 'All messages of this visitor',
  thread: {
    heading: 'What has happened',
    received: 'Received',
    audit: 'Who has opened it and what they did, in the audit log',
    commandLine: 'Command line',
    later: 'Since you opened this page',
    step: (person: string, state: string) => `${person}: ${state}`,
    answer: (person: string) => `${person} answered`,
    note: (person: string) => `${person} noted for the staff`,
    acts: {
      assign: (person: string) => `${person} took it`,
      give: (person: string, to: string) => `${person} gave it to ${to}`,
      unassign: (person: string) => `${person} let it go`,
      spam: (person: string) => `${person} marked it as spam`,
      release: (person: string) => `${person} marked it as not spam`,
    } as Record<'assign' | 'give' | 'unassign' | 'spam' | 'release', (person: string, to: string) => string>,
    reply: 'The visitor answered by mail',
    inMailbox: ({ note, attachments, problem }: InboundMail) =>
      [
        note || problem ? '' : 'It has no text: read it in the mailbox.',
        problem ? (mailProblems[problem] ?? unreadMail) : '',
        attachments === 1 ? '1 file came along: see the mailbox.' : '',
        attachments > 1 ? `${attachments} files came along: see the mailbox.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    mails: {
      agency: 'Mail to the agency',
      acknowledgement: 'Acknowledgement by mail',
      change: 'Mail from the staff',
      'sms-change': 'News by SMS',
      escalation: 'Mail to the admins: it is overdue',
      assignment: 'Mail to a colleague who got it',
      'reply-limit': 'Mail to the visitor: too many mails today',
    } as Record<string, string>,
    mailStates: {
      held: 'held back',
      waiting: 'waits to be sent',
      sent: 'sent',
      failed: 'failed',
      dropped: 'not sent, nothing was left to say',
    },
    attempts: (attempts: number) => (attempts === 1 ? '1 try' : `${attempts} tries`),
  },
  answer: {
    heading: 'Answer',
    again: 'Answer again',
    label: 'Your answer',
    byMail: (email: string) =>
      `Goes to ${email} by e-mail, with a greeting, the reference and our signature around it.`,
    language: 'Language of the visitor',
    languageHint:
      'At first that of the page on which they wrote. Greeting and signature, a template and later mails are in it: choose another if their words are, and answer in it if you can.',
    onStatusPage: 'The visitor also reads it on the page for the status of a complaint.',
    noMail: 'No e-mail address was given. Please call as well:',
    noMailOfComplaint:
      'No e-mail address was given. The answer is shown on the page for the status of a complaint; please call as well:',
    closes: '“Send and close” marks it as answered. Keep it open if there is more to come.',
    submit: 'Send and close',
    keepOpen: 'Send, keep it open',
    /** Once it is closed. */
    submitAgain: 'Send the answer',
  },
  template: {
    label: 'Answer template',
    fill: 'Put it into the answer',
    filled: 'The template is in the answer. Read it before you send it.',
    inEnglish: (language: string) =>
      `The template has no text in ${language}: the English one is in the answer. Nothing is sent yet.`,
    gone: 'This template is not there any more. Choose another.',
  },
  move: {
    heading: 'Change the state',
    state: 'State',
    note: 'Note for the visitor (optional)',
    noteHint: 'It is sent by e-mail if there is an address, and shown with the status of the complaint.',
    submit: 'Change the state',
  },
  assign: {
    heading: 'Looked after by',
    nobody: 'Nobody looks after it.',
    you: 'You look after it.',
    other: (name: string) => `${name} looks after it.`,
    colleague: 'Colleague',
    give: 'Give it to the colleague',
    noColleague: 'Choose a colleague.',
    choose: 'Choose one',
    take: 'Take it',
    takeOver: 'Take it over',
    unassign: 'Let it go',
  },
  note: {
    heading: 'Note for the staff',
    label: 'Note',
    hint: 'The visitor never sees it.',
    submit: 'Keep the note',
  },
  spam: {
    heading: 'Spam and mails',
    step: {
      label: 'Mark as spam',
      question: 'Its mails are held back and it leaves the list. You can take this back with “Not spam”.',
      confirm: 'Yes, it is spam',
    },
    release: 'Not spam',
    held: 'Held as spam. Its mails are held back. To answer it, press “Not spam” first.',
    reasons: spamReasons,
    failed: 'A mail was refused for good.',
    waiting: 'A mail could not be sent yet and is tried again by itself.',
    retry: 'Try the mails again now',
  },
  errors: {
    text: 'Write something first.',
    unreadable: 'The form did not arrive in one piece. Please send it again.',
    sameState: (state: string) =>
      `It is “${state}” already. Choose another state, or write a note for the visitor.`,
    sameMessageState: (state: string) => `It is “${state}” already. Choose another state.`,
    conflictHeading: 'Something was done here since you opened this page. Nothing was sent or changed.',
    conflict: 'It is marked below. What you typed is still in its field: send it again if it still fits.',
  },
  done: {
    assign: 'You look after it now.',
    give: (colleague: Colleague) => `Given to ${colleague.name}. ${mailTo(colleague)}`,
    unassign: 'Nobody looks after it now.',
    note: 'The note is kept.',
    notedAlready: 'This note was kept already. It was not kept again.',
    answeredByMail: (email: string) => `The answer is kept and goes to ${email} by e-mail.`,
    answeredToCall: (phone: string) => `The answer is kept. No e-mail address: please call ${phone}.`,
    answeredUnreachable: 'The answer is kept. There is no e-mail address and no phone number.',
    staysOpen: 'It stays open.',
    answeredAlready: 'This answer was sent already. It was not sent again.',
    move: 'The state is changed.',
    spam: 'Held as spam. Its mails are held back.',
    release: 'Not spam. Its mails go out now.',
    retry: 'The mails go out now.',
  },
};
