/** By when visitors are answered, and where the mails of the staff go. */
export const replyWords = {
  times: {
    title: 'Reply times',
    way: 'Reply times',
    lead: 'By when visitors get an answer. They read it on the site and in their mails, so promise what you can keep.',
    heading: 'Working days',
    messageDays: 'For a message',
    complaintDays: 'For a complaint',
    hint: 'From 1 to 30. The day on which it came does not count, nor do Saturdays, Sundays and public holidays.',
    note: 'It holds for what comes from now on. A day that was promised to somebody stays.',
    submit: 'Save the reply times',
    done: 'The reply times are saved. The site says so within a few seconds.',
    unchanged: 'Nothing changed: these are the reply times already.',
    badDays: 'Write a whole number from 1 to 30.',
    conflictHeading: 'Somebody else has changed this since you opened the page. Nothing was saved.',
    conflict: (messageDays: number, complaintDays: number) =>
      `By now it is ${messageDays} for a message and ${complaintDays} for a complaint. What you typed is still here: save it again if it is right.`,
  },
  holidays: {
    heading: 'Public holidays',
    known:
      'New Year, Good Friday, Easter Monday, Workers’ Day, Democracy Day, Independence Day, Christmas and Boxing Day are known. Enter the others once the Federal Government has announced them, each day by itself.',
    unknown: (year: string, names: string) =>
      `Not entered for ${year}: ${names}. Until they are, they count as working days.`,
    easter: 'Good Friday and Easter Monday',
    caption: 'Public holidays that were entered, latest first',
    columns: ['Day', 'Holiday'],
    actions: 'What to do with it',
    day: 'Day',
    name: 'Holiday',
    submit: 'Add the day',
    remove: 'Remove',
    removeLabel: (day: string) => `Remove ${day}`,
    badDay: 'Choose a day.',
    past: 'This day is past. Only a day from today on changes when a reply is due.',
    free: (day: string, isWeekend: boolean) =>
      isWeekend
        ? `${day} is at a weekend, no working day anyway. If a weekday was announced, enter that one.`
        : `${day} is a public holiday that is known already, so no reply is due on it.`,
    anyway: 'Add this day all the same',
    already: 'This day is entered already.',
    added:
      'The day is added. No reply to what comes from now on is due on it. A day that was promised to somebody stays.',
    removed: 'The day is removed.',
    gone: 'This day was removed already.',
  },
  mails: {
    title: 'Mails to you',
    way: 'Mails to you',
    lead: 'The site writes to you when a colleague gives you something.',
    leadOfAdmin:
      'The site writes to you when a colleague gives you something and, as you are an admin, when something is overdue. While no admin has given an address, such mails go to the mailbox of the agency.',
    email: 'Your e-mail address',
    hint: 'At work. Leave it empty to get no mails. The mails name a reference, and nothing of the visitor.',
    submit: 'Save the address',
    saved: 'Mails to you go to this address from now on.',
    removed: 'You get no mails from now on.',
  },
};

/** Answers that are written once and used often. */
export const templateWords = {
  title: 'Answer templates',
  lead: 'Answers that are written once and used often. Choose one under a message or complaint: it goes into the answer, where you can change it before you send it.',
  caption: 'Answer templates by name',
  columns: ['Name', 'Languages', 'Changed'],
  empty: 'There is no template yet. Write the first.',
  write: 'Write a template',
  fresh: 'New template',
  heading: 'What it says',
  name: 'Name',
  nameHint: 'For the staff, such as: Refund is on its way.',
  text: (language: string) => `Text in ${language}`,
  textHint:
    'Without a greeting and a signature: both are put around it. These are filled in: {name}, {reference}, {received} (when it came), {due} (by when we answer), {today}.',
  optional: 'If it is empty, the English text is used.',
  submit: 'Save the template',
  saved: 'The template is saved.',
  removed: 'The template is deleted.',
  remove: {
    label: 'Delete the template',
    question: 'It leaves the list for everybody. Answers that were sent stay as they are.',
    confirm: 'Yes, delete it',
  },
  errors: {
    name: 'Give it a name.',
    text: 'Write the text in English, at least.',
    field: (field: string, known: string) => `{${field}} cannot be filled in. There are: ${known}.`,
    conflictHeading: 'Somebody else has changed or deleted this template. Nothing was saved.',
    conflict:
      'What you typed is still here. Open the template again to see the new text, then save yours if it is right.',
  },
};

export const eraseWords = {
  title: 'Erase a visitor’s data',
  lead: 'When somebody asks us to delete what we hold about them. Make sure first that it is really this person who asks.',
  heading: 'Whose data',
  contact: 'E-mail address or phone number',
  hint: 'The whole of it. Look for both, one after the other, if you know both.',
  find: 'Look what there is',
  bad: 'Write an e-mail address, or the whole phone number.',
  found: (found: Record<'messages' | 'complaints' | 'signUps' | 'sms' | 'reports', number>) =>
    `Messages: ${found.messages}. Complaints: ${found.complaints}. Newsletter sign-ups: ${found.signUps}. By SMS: ${found.sms}. Reports about places: ${found.reports}.`,
  nothing: 'There is nothing under this address or number.',
  foundHeading: 'What there is',
  caption: 'What would be erased, newest first',
  columns: [
    'What',
    { label: 'From', isPlainOnCard: true },
    { label: 'About', isPlainOnCard: true },
    'Received',
  ],
  kinds: {
    signUp: 'Newsletter sign-up',
    smsStop: 'STOP by SMS',
    smsAnswer: 'Answer by SMS',
    report: 'Report about a place (its contact and how they know it)',
  },
  more: (left: number) => `and ${left.toLocaleString('en')} more.`,
  step: {
    label: 'Erase all of it',
    question:
      'Messages, complaints, our answers and notes, their mails, the newsletter sign-up, and answers and a STOP by SMS are deleted for good, open ones too. A report about a place stays, without its contact and how they know it. The audit log says that it was done, by whom and how many there were, and not whose they were. Backups hold them until they are replaced.',
    confirm: 'Yes, erase it for good',
  },
  done: 'It is erased.',
  conflict: 'Something has come or gone since you looked. Nothing was erased. Look again.',
};
