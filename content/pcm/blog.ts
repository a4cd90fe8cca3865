import type * as english from '../en/blog.ts';
import * as facts from '../facts/blog.ts';
import { withWords } from '../with-words.ts';
import { brand, sharingWords } from './site.ts';

export const blogFeed: typeof english.blogFeed = { href: facts.blogFeed.href, title: `${brand.name} Blog` };

export const blogPage: typeof english.blogPage = {
  path: facts.blogPage.path,
  title: 'Our blog',
  description: `Di latest news from di ${brand.fullName}, and simple advice on how to choose, pay for and use ${brand.scheme} cover.`,
  heading: `${brand.name} Blog`,
  lead: `Our news, and simple advice on how to choose, pay for and use your ${brand.scheme} cover.`,
  list: 'Posts',
  pages: 'Di blog pages',
  loading: 'Di posts dey load...',
  readMore: 'Read more',
  none: 'No post dey for now',
  noneAdvice: 'Our first posts dey come. Before dat time, dis pages dey answer most questions.',
  noneWays: withWords(facts.blogPage.noneWays, {
    plan: { label: 'See di plans' },
    provider: { label: 'Find hospital or pharmacy' },
  }),
  failed: 'We no fit get di posts',
  failedHeading: 'Di posts no reach you',
  failedAdvice:
    'Your network fit weak, or na our mistake. Try again afta small time, or go back to di page wey you don read.',
  retry: 'Try again',
  feed: 'Follow us by feed (Atom)',
};

export const topicNames: typeof english.topicNames = {
  plans: 'Plans and how much dem be',
  using: 'How to use your cover',
  wellbeing: 'How to dey well',
  news: 'News wey come from us',
};

export const blogFinding: typeof english.blogFinding = {
  label: 'Find inside di blog',
  placeholder: 'Try “antenatal” first',
  submit: 'Find',
  topics: 'Wetin di posts dey about',
  all: 'All di posts',
  titleOn: (topic) => `Our blog: ${topic}`,
  found: (count, text) => `We see ${count === 1 ? '1 post' : `${count} posts`} for “${text}”`,
  partly: (text) => `No post get all di words wey dey inside “${text}”. Dis ones get some of dem:`,
  none: (text) => `We no see any post for “${text}”`,
  noneAdvice: 'Try one word instead of sentence, or find am inside di whole site.',
  searchSite: 'Find inside di whole site',
  related: 'Oda posts about di same tin',
  allOn: (topic) => `All di posts: ${topic}`,
};

export const blogPostPage: typeof english.blogPostPage = {
  title: (title: string) => `${title} | ${brand.name}`,
  loading: 'Di post dey load...',
  minutes: (minutes: number) => (minutes === 1 ? `1 minute to read` : `${minutes} minutes to read`),
  back: 'Go back to di blog',
  further: 'Oda tins to read',
  table: 'Table',
  notFound: 'We no see di post',
  notFoundAdvice: 'E fit be say dem move am or comot am. Di newest posts dey below.',
  gone: 'Dis post no dey again',
  goneAdvice: 'We don comot am. Di newest posts dey below.',
  failed: 'We no fit get di post',
};

export const postSharing: typeof english.postSharing = {
  heading: 'Somebody need to know dis?',
  share: 'Share dis post',
  ...sharingWords,
};
