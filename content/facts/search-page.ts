export const searchPage = {
  tasks: {
    provider: { to: '/provider' },
    planHouseholdCost: { to: '/plan#household-cost' },
    howToEnrol: { to: '/faq#how-to-enrol' },
    howToPay: { to: '/faq#how-to-pay' },
    faqChangingHospital: { to: '/faq#changing-hospital' },
    complaint: { to: '/complaint' },
    faq: { to: '/faq' },
  },
} as const;
