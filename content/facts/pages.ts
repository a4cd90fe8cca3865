export const pages = {
  home: { path: '/', card: { scene: 'hero-family', cloth: 'circles', ground: 'indigo' } },
  plan: { path: '/plan', card: { scene: 'hero-pay', cloth: 'combs', ground: 'green' } },
  planCoverDates: {
    path: '/plan/cover-dates',
    card: { scene: 'hero-family', cloth: 'combs', ground: 'rust' },
  },
  whatIsCovered: {
    path: '/plan/what-is-covered',
    card: { scene: 'provider', cloth: 'cowries', ground: 'green' },
  },
  provider: { path: '/provider', card: { scene: 'provider', cloth: 'birds', ground: 'indigo' } },
  marketingAgents: {
    path: '/marketing-agents',
    card: { scene: 'hero-enrol', cloth: 'cowries', ground: 'rust' },
  },
  resources: { path: '/resources', card: { scene: 'hero-compliance', cloth: 'combs', ground: 'indigo' } },
  contact: { path: '/contact', card: { scene: 'hero-vbooth', cloth: 'circles', ground: 'rust' } },
  employers: { path: '/employers', card: { scene: 'hero-compliance', cloth: 'weave', ground: 'rust' } },
  joinNetwork: { path: '/join-network', card: { scene: 'provider', cloth: 'cowries', ground: 'green' } },
  complaint: { path: '/complaint', card: { scene: 'about', cloth: 'combs', ground: 'rust' } },
  about: { path: '/about', card: { scene: 'about', cloth: 'cowries', ground: 'green' } },
  blog: { path: '/blog', card: { scene: 'telemedicine', cloth: 'birds', ground: 'green' } },
  faq: { path: '/faq', card: { scene: 'lost', cloth: 'weave', ground: 'indigo' } },
  privacyPolicy: {
    path: '/privacy-policy',
    alsoAt: '/privacy',
    card: { scene: 'hero-bridge', cloth: 'weave', ground: 'green' },
  },
  cookiesPolicy: { path: '/cookies-policy', card: { scene: 'hero-bridge', cloth: 'weave', ground: 'rust' } },
  accessibility: {
    path: '/accessibility',
    card: { scene: 'hero-bridge', cloth: 'circles', ground: 'indigo' },
  },
} as const;
