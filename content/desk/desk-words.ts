import { complaintStates } from '../en/complaint-page.ts';

const { received, 'in-progress': inProgress } = complaintStates;

/** The words around every page of the desk, which is in English only. */
export const deskWords = {
  brand: 'LASHMA desk',
  documentTitle: (title: string) => `${title} | LASHMA desk`,
  skip: 'Skip to the content',
  navigation: 'Desk',
  entries: {
    messages: 'Messages',
    posts: 'Blog',
    content: 'Content',
    lists: 'Lists',
    approvals: 'Approvals',
    numbers: 'Numbers',
    people: 'People',
    audit: 'Audit',
  },
  account: (name: string) => `${name}, your account`,
  signOut: 'Sign out',
  help: 'Help',
  helpWith: ' with this page',
  overview: 'Overview',
  errors: 'Please correct this',
  show: 'Show',
  filters: 'Filters',
  clear: 'Clear',
  paging: {
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  },
  draft: {
    heading: 'There is text in this tab that was not saved',
    typed: 'It was typed here on',
    older:
      'Somebody else has saved since then. The form shows what is saved now, and this is what you had typed. If you bring it back and save, nothing is overwritten: the desk compares both first.',
    bringBack: 'Bring it back',
    discard: 'Throw it away',
  },
};

export const guideWords = {
  title: 'Guide to the desk',
  parts: 'Read about',
  others: 'Read also about',
};

export const overviewWords = {
  title: 'Overview',
  inbox: {
    heading: 'Messages and complaints',
    overdue: 'Overdue',
    dueToday: 'Due today',
    mine: 'Yours',
    unassigned: 'Nobody looks after it',
    receivedMessages: `Messages: ${received.label}`,
    receivedComplaints: `Complaints: ${received.label}`,
    openMessages: `Messages: ${inProgress.label}`,
    openComplaints: `Complaints: ${inProgress.label}`,
    spam: 'Held as spam',
    heldSignUps: 'Newsletter sign-ups held as spam',
    waitingMails: 'Mails waiting to be sent',
    failedMails: 'Mails that failed',
  },
  blog: {
    heading: 'Blog',
    published: 'Published posts',
    drafts: 'Drafts',
    scheduled: 'Scheduled posts',
    write: 'Write a post',
  },
  content: {
    heading: 'Content and approvals',
    waiting: 'Waiting for a second person',
    drafts: 'Drafts',
  },
  lists: {
    heading: 'Directory lists',
    upload: 'Upload a list',
    reports: 'Wrong details that visitors reported',
    of: (title: string, date: string) => `${title}, ${date}: records`,
  },
  numbers: {
    heading: 'Numbers',
    views: 'Page views in the last 7 days',
  },
};

/** What a person of the staff reads when something was refused or has failed. */
export const deskErrorWords = {
  home: 'Go to the desk',
  403: {
    title: 'This was not sent from the desk',
    text: 'For safety, the desk only takes what its own pages send. Nothing was changed. Open the desk and try again from there.',
  },
  405: {
    title: 'Nothing can be sent to this page',
    text: 'Nothing was changed. Open the desk and try again from there.',
  },
  408: {
    title: 'This took too long to reach us',
    text: 'The connection was too slow or was interrupted. Nothing was changed. Go back and send it again, or send a smaller file.',
  },
  413: {
    title: 'This is too large',
    text: 'A file may have up to 5 MB. Nothing was changed. Go back and send a smaller file.',
  },
  429: {
    title: 'There were too many tries',
    text: 'Too many tries came from your network. Wait ten minutes and try again.',
  },
  unreadable: {
    title: 'We could not read this',
    text: 'Something in the address or in what was sent is damaged or missing. Nothing was changed. Go back and try again.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The mistake is ours, not yours. Wait a minute and try again. If it happens again, tell the person who looks after the site.',
  },
};
