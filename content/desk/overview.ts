export const overviewWords = {
  title: 'Overview',
  care: {
    heading: 'Messages and complaints',
    newMessages: 'New messages',
    newComplaints: 'New complaints',
    openComplaints: 'Complaints being looked at',
    suspected: 'Held back, look like a bot’s',
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
    of: (title: string, date: string) => `${title}, ${date}`,
  },
  numbers: {
    heading: 'Numbers',
    views: 'Page views in the last 7 days',
  },
};
