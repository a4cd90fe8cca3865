import * as facts from '../facts/blog.ts';
import { withWords } from '../with-words.ts';
import { brand, sharingWords } from './site.ts';

export const blogFeed = { href: facts.blogFeed.href, title: `${brand.name} Blog` };

export const blogPage = {
  path: facts.blogPage.path,
  title: 'Our Blog',
  description: `The latest news from the ${brand.fullName}, and plain advice on choosing, paying for and using ${brand.scheme} cover.`,
  heading: `${brand.name} Blog`,
  lead: `Our news, and plain advice on choosing, paying for and using your ${brand.scheme} cover.`,
  list: 'Posts',
  pages: 'Pages of the blog',
  loading: 'Loading blogs...',
  readMore: 'Read More',
  none: 'No blogs available',
  noneAdvice: 'Our first posts are on their way. Until then, these pages answer most questions.',
  noneWays: withWords(facts.blogPage.noneWays, {
    plan: { label: 'See the plans' },
    provider: { label: 'Find a hospital or pharmacy' },
  }),
  failed: 'Failed to fetch blogs',
  failedHeading: 'The posts did not get through',
  failedAdvice:
    'Your line may be weak, or the mistake is ours. Try again in a moment, or go back to the page that you have read.',
  retry: 'Try again',
  feed: 'Follow by feed (Atom)',
};

export const blogPostPage = {
  title: (title: string) => `${title} | ${brand.name}`,
  loading: 'Loading blog...',
  minutes: (minutes: number) => `${minutes} min read`,
  back: 'Back to Blog',
  further: 'Further reading',
  table: 'Table',
  notFound: 'Blog not found',
  notFoundAdvice: 'It may have been moved or taken down. The newest posts are below.',
  failed: 'Failed to fetch blog',
};

export const postSharing = {
  heading: 'Does somebody need to know this?',
  share: 'Share this post',
  ...sharingWords,
};
