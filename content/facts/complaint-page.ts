import { externalLinks } from './external-links.ts';

export const complaintPage = { status: { to: '/complaint/status' } } as const;

export const escalation = {
  ways: {
    callAgain: {},
    hefamaa: { link: { to: externalLinks.hefamaa } },
    nhia: {},
  },
} as const;

export const complaintSentPage = {
  whatsAppUrl: externalLinks.whatsAppShare,
  ways: { complaintStatus: { to: '/complaint/status' } },
  unknown: { ways: { call: {}, complaintStatus: { to: '/complaint/status' } } },
} as const;

export const complaintStatusPage = { found: { again: { to: '/complaint/status' } } } as const;
