export const sections = {
  'testimonial-videos': { id: 'testimonial-videos', slug: 'youtube' },
  services: { id: 'services', slug: 'card' },
  'change-hospital': { id: 'change-hospital', slug: 'break' },
  about: { id: 'about' },
  spotlight: { id: 'spotlight' },
  statistics: { id: 'statistics', slug: 'stat' },
  telemedicine: { id: 'telemedicine', slug: 'telemedicine' },
  products: { id: 'products', slug: 'programs' },
  'call-to-action': { id: 'call-to-action', slug: 'gap' },
  partners: { id: 'partners', slug: 'partner' },
  map: { id: 'map', slug: 'gmaps' },
} as const;
