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

export const topicNames: Record<facts.Topic, string> = {
  plans: 'Plans and prices',
  using: 'Using your cover',
  wellbeing: 'Staying well',
  news: 'News from us',
};

/** What finds posts; apart from the words of the list, which the browser loads with it. */
export const blogFinding = {
  label: 'Search the blog',
  placeholder: 'Try “antenatal”',
  submit: 'Search',
  topics: 'Topics',
  all: 'All posts',
  titleOn: (topic: string) => `Our Blog: ${topic}`,
  found: (count: number, text: string) =>
    count === 1 ? `1 post found for “${text}”` : `${count} posts found for “${text}”`,
  partly: (text: string) => `No post has all the words of “${text}”. These have some of them:`,
  none: (text: string) => `No post found for “${text}”`,
  noneAdvice: 'Try one word instead of a sentence, or search the whole site.',
  searchSite: 'Search the whole site',
  related: 'On the same topic',
  allOn: (topic: string) => `All posts: ${topic}`,
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
  gone: 'This post is gone',
  goneAdvice: 'We have taken it down. The newest posts are below.',
  failed: 'Failed to fetch blog',
};

export const postSharing = {
  heading: 'Does somebody need to know this?',
  share: 'Share this post',
  ...sharingWords,
};
