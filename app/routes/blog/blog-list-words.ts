export type BlogListWords = typeof import('#content/en/blog-list.ts');
