export {
  blogPageHref,
  otherLanguage,
  POSTS_PER_PAGE,
  postHref,
  SKELETON_CARDS,
} from '../../facts/blog.ts';
export { LANGUAGE_FACES, LANGUAGE_NAMES } from '../../facts/language-names.ts';
export { blogPage, blogPostPage } from '../blog.ts';
export { paginationWords } from '../site.ts';
