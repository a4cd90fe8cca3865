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
    already: 'This day is entered already.',
    added: 'The day is added. No reply is due on it.',
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
