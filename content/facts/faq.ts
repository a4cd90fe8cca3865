export const faqSearch = {
  shortcuts: {
    faqOfficialChannels: { to: '/faq#official-channels' },
    faqReportFraud: { to: '/faq#report-fraud' },
  },
  clear: { to: '/faq' },
  write: { to: '/contact' },
} as const;
