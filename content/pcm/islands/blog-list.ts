export { blogPage, blogPageHref, blogPostPage, POSTS_PER_PAGE, postHref, SKELETON_CARDS } from '../blog.ts';
export { paginationWords } from '../site.ts';
