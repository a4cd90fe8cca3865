import type * as words from '#words/islands/blog-list.ts';

export type BlogListWords = typeof words;
