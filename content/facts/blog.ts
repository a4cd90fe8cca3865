export const POSTS_PER_PAGE = 9;

export const SKELETON_CARDS = 6;

export const FURTHER_READING = 3;

/** The id of the message on the blog page that a post could not be loaded. */
export const NOT_FETCHED_ID = 'not-fetched';

export const blogFeed = { href: '/blog/feed.xml' } as const;

export const blogPage = {
  path: '/blog',
  noneWays: { plan: { to: '/plan' }, provider: { to: '/provider' } },
} as const;

export function postHref(id: string): string {
  return `${blogPage.path}/${id}`;
}

export function blogPageHref(page: number): string {
  return page > 1 ? `${blogPage.path}?page=${page}` : blogPage.path;
}

/** The page whose scene a post's card uses; posts not listed use the blog's. */
export const postScenes: Record<string, string> = {
  'a-doctor-by-phone-or-at-the-booth': '/contact',
  'antenatal-care-from-the-first-month': '/',
  'caring-for-parents-from-abroad': '/blog',
  'changing-your-hospital': '/provider',
  'collecting-your-medicines-at-a-community-pharmacy': '/provider',
  'cover-after-sixty': '/blog',
  'how-to-choose-a-plan': '/faq',
  'is-it-really-us': '/resources',
  'paying-your-premium': '/plan',
  'waiting-periods-explained': '/resources',
  'what-ekosha-does': '/privacy-policy',
  'what-to-bring-to-the-hospital': '/about',
};

/** Drawn covers in `public/covers/`, for blog posts without a picture. */
export const COVER_NAMES = [
  'birds-indigo',
  'circles-orange',
  'combs-green',
  'cowries-indigo',
  'weave-orange',
  'birds-green',
  'circles-indigo',
  'combs-orange',
  'cowries-green',
  'weave-indigo',
] as const;

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 675;

/** Decorative, because the title is beside it. */
export const COVER_ALT = '';
