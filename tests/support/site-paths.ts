import { sections } from '#content/sections.ts';

export const sectionPaths = sections.flatMap((section) => ('slug' in section ? [`/${section.slug}`] : []));

/** Answered by the not-found screen. */
export const NOT_FOUND = '/no-such-page';

/** Every address that shows a page inside the shared layout. */
export const layoutPaths = [
  '/',
  ...sectionPaths,
  '/plan',
  '/provider',
  '/marketing-agents',
  '/resources',
  '/contact',
  '/contact/sent',
  '/newsletter',
  '/newsletter/sent',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/about',
  '/faq',
  '/cookies-policy',
  '/privacy',
  '/privacy-policy',
  '/accessibility',
  '/blog',
  '/blog/is-it-really-us',
  '/chatbot',
  '/offline',
  '/maintenance',
];
