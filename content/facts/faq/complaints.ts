export const complaints = {
  id: 'complaints-and-safety',
  questions: {
    complaining: {
      id: 'complaining',
      links: { complaint: { to: '/complaint' }, complaintStatus: { to: '/complaint/status' } },
    },
    'report-fraud': { id: 'report-fraud' },
    'my-data': {
      id: 'my-data',
      links: { privacy: { to: '/privacy' }, cookiesPolicy: { to: '/cookies-policy' } },
    },
  },
} as const;
