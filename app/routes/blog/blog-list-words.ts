import type * as words from '#content/islands/blog-list.ts';

export type BlogListWords = typeof words;
