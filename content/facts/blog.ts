import { LANGUAGE_NAMES } from './language-names.ts';

export const POSTS_PER_PAGE = 9;

export const SKELETON_CARDS = 6;

export const FURTHER_READING = 3;

export const RELATED_POSTS = 3;

/** What posts are about, in the order of the links; stored with a post, so that a name is never changed. */
export const TOPICS = ['plans', 'using', 'wellbeing', 'news'] as const;

export type Topic = (typeof TOPICS)[number];

export function readTopic(name: string | null | undefined): Topic | undefined {
  return TOPICS.find((topic) => topic === name);
}

/** In which languages posts are written. */
export type PostLanguage = keyof typeof LANGUAGE_NAMES;

export function readPostLanguage(code: string | null | undefined): PostLanguage {
  const known = Object.keys(LANGUAGE_NAMES) as PostLanguage[];
  return known.find((language) => language === code) ?? 'en';
}

/** The `lang` of a post on our English pages; none where it is theirs. */
export function otherLanguage(code: string): Exclude<PostLanguage, 'en'> | undefined {
  const language = readPostLanguage(code);
  return language === 'en' ? undefined : language;
}

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

/** A page of the posts on a topic, or of those that a search finds. */
export function filteredHref(
  { topic, q }: { topic?: Topic | undefined; q?: string | undefined },
  page = 1,
): string {
  const query = { ...(topic && { topic }), ...(q && { q }), ...(page > 1 && { page: String(page) }) };
  return `${blogPage.path}?${new URLSearchParams(query)}`;
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

/** Each topic has patterns of its own, so that its posts are known at a glance. */
export const topicCovers: Record<Topic, readonly (typeof COVER_NAMES)[number][]> = {
  plans: ['cowries-green', 'weave-indigo', 'cowries-indigo'],
  using: ['combs-green', 'circles-indigo', 'combs-orange'],
  wellbeing: ['birds-green', 'circles-orange'],
  news: ['birds-indigo', 'weave-orange'],
};

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 675;

/** Decorative, because the title is beside it. */
export const COVER_ALT = '';
