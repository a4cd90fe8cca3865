export const contactCards = {
  mapPin: { icon: 'map-pin' },
  phone: { icon: 'phone' },
  whatsapp: { icon: 'whatsapp' },
  mail: { icon: 'mail' },
  twitterX: { icon: 'twitter-x' },
  facebook: { icon: 'facebook' },
} as const;

export const contactForm = { id: 'write', complaint: { to: '/complaint' } } as const;

export const contactSentPage = { ways: { home: { to: '/' }, contact: { to: '/contact' } } } as const;
