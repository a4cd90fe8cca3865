import { brand, phoneLines } from './site.ts';

/** What works now, in plain words. */
export const serviceStatus = {
  title: `What works now | ${brand.name}`,
  description: `Whether the pages, the messages and the mails of ${brand.name} work at this moment, and how new the lists are.`,
  heading: 'What works now',
  allWell: 'Everything works.',
  allButMails: 'You can read and write here as always. Only mails to you are not sent at the moment.',
  notAll: 'Not everything works as it should. We know of it.',
  checked: (moment: string) => `Looked at on ${moment}. Load the page again to look anew.`,
  parts: {
    pages: {
      name: 'Pages and search',
      well: 'You can read and search everything.',
      busy: 'Very many people are here at the moment. Pages open; a search or a form may have to be tried twice.',
    },
    messages: {
      name: 'Messages and complaints',
      well: 'You can write to us. What you send is kept safely, and nothing is lost.',
      failing: `We cannot take messages at the moment. Please call ${phoneLines.tollFree.inFull}, or write again later.`,
    },
    mails: {
      name: 'Our mails to you',
      well: 'They are sent within minutes.',
      late: (moment: string) =>
        `We are sending mails with a delay, since ${moment}. Your message has reached us; its confirmation comes later.`,
      none: 'We send no mails at the moment. Your message reaches us all the same.',
      unknown: 'We cannot tell at the moment. Mails that wait are sent later.',
    },
    lists: {
      name: 'Lists of hospitals and pharmacies',
      date: (list: string, date: string) => `${list}: as of ${date}`,
    },
  },
  marks: { well: 'Works', trouble: 'Trouble' },
  callHeading: 'Our phone lines are open day and night',
  lines: [phoneLines.tollFree, phoneLines.askLine],
};
