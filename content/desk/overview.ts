import { complaintStates } from '../en/complaint-page.ts';

const { received, 'in-progress': inProgress } = complaintStates;

export const overviewWords = {
  title: 'Overview',
  inbox: {
    heading: 'Messages and complaints',
    receivedMessages: `Messages: ${received.label}`,
    receivedComplaints: `Complaints: ${received.label}`,
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
  lists: {
    heading: 'Directory lists',
    upload: 'Upload a list',
    of: (title: string, date: string) => `${title}, ${date}: records`,
  },
  numbers: {
    heading: 'Numbers',
    views: 'Page views in the last 7 days',
  },
};
