export {
  blogPageHref,
  otherLanguage,
  POST_LANGUAGES,
  POSTS_PER_PAGE,
  postHref,
  SKELETON_CARDS,
} from '../../facts/blog.ts';
export { blogPage, blogPostPage } from '../blog.ts';
export { paginationWords } from '../site.ts';
