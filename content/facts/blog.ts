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
