import { postWords } from '#content/desk/posts.ts';
import { PostPreview } from '../../routes/blog-post/post-text.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { isUuid } from '../desk-page.ts';
import { findPost, readPostFields } from './post-data.ts';
import styles from './posts.module.css';

const NEW = 'new';

/** A post as the public renderer shows it: what is kept, or what is typed. */
export default defineDeskPage({
  roles: ['editor'],
  isFramed: true,
  async load(request) {
    const { id = '' } = request.params;
    const post =
      (await findPost({ ...request, params: id === NEW ? {} : { id } })) ??
      (isUuid(id) ? await request.desk.posts.find(id, 'or in the bin') : undefined);
    return post && request.desk.posts.preview(post);
  },
  // It is given the whole form of a post, with the pictures that were chosen.
  takesFiles: true,
  async post({ fields, desk }) {
    return { status: 200, data: await desk.posts.preview(readPostFields(fields)) };
  },
  title: postWords.preview.title,
  View: ({ data }) =>
    data.title || data.html ? (
      <PostPreview post={data} />
    ) : (
      <p className={styles.nothing}>{postWords.preview.empty}</p>
    ),
});
