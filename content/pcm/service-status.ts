import type * as english from '../en/service-status.ts';
import { brand, phoneLines } from './site.ts';

export const serviceStatus: typeof english.serviceStatus = {
  title: `Wetin dey work now | ${brand.name}`,
  description: `Weda di pages, di messages and di emails of ${brand.name} dey work now, and how new di lists be.`,
  heading: 'Wetin dey work now',
  allWell: 'Everytin dey work.',
  allButMails: 'You fit read and write here as before. Na only mail to you we no dey send now.',
  notAll: 'No be everytin dey work well. We sabi about am.',
  checked: (moment) => `We check am for ${moment}. Load di page again make you see how e be now.`,
  parts: {
    pages: {
      name: 'Pages and search',
      well: 'You fit read and find everytin.',
      busy: 'Plenti pipo dey here now. Pages dey open; you fit need try search or form two times.',
    },
    messages: {
      name: 'Messages and complaints',
      well: 'You fit write us. We dey keep wetin you send well, and notin dey lost.',
      failing: `We no fit take message now. Abeg call ${phoneLines.tollFree.inFull}, or write again later.`,
    },
    mails: {
      name: 'Our emails to you',
      well: 'Dem dey go inside few minutes.',
      late: (moment) =>
        `Our emails dey delay since ${moment}. Your message don reach us; di email wey confirm am go come later.`,
      none: 'We no dey send email now. Your message still dey reach us.',
      unknown: 'We no fit tell now. Emails wey dey wait go go later.',
    },
    lists: {
      name: 'Hospital and pharmacy lists',
      date: (list, date) => `${list}: from ${date}`,
    },
  },
  marks: { well: 'E dey work', trouble: 'Wahala dey' },
  callHeading: 'Our phone lines dey open day and night',
  lines: [phoneLines.tollFree, phoneLines.askLine],
};
