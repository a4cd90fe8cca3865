import { sections } from '#content/sections.ts';

export const sectionPaths = sections.flatMap((section) => ('slug' in section ? [`/${section.slug}`] : []));

/** Answered by the not-found screen. */
export const NOT_FOUND = '/no-such-page';

/** Pages that say how something went, which no pop-up covers. */
const outcomePaths = [
  '/contact/sent',
  '/newsletter/sent',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/offline',
];

export function hasPopUp(path: string): boolean {
  return path !== NOT_FOUND && !outcomePaths.includes(path);
}

/** Every address that shows a page inside the shared layout. */
export const layoutPaths = [
  '/',
  ...sectionPaths,
  '/plan',
  '/provider',
  '/marketing-agents',
  '/resources',
  '/contact',
  '/newsletter',
  ...outcomePaths,
  '/about',
  '/faq',
  '/cookies-policy',
  '/privacy',
  '/privacy-policy',
  '/accessibility',
  '/blog',
  '/blog/is-it-really-us',
  '/chatbot',
  '/maintenance',
];
