import type { MetaDescriptor } from 'react-router';
import { blogFeed } from '#content/blog.ts';

/** By which a feed reader finds the feed from any page of the blog. */
export const feedMeta: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: blogFeed.title,
  href: blogFeed.href,
};
