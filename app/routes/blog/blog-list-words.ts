import type * as words from '#content/en/blog-list.ts';

export type BlogListWords = typeof words;
