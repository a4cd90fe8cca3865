import { blogPostPage } from '#content/blog.ts';
import type { BlogSummary } from '../../site-context.ts';
import { BlogCards } from '../blog/blog-cards.tsx';
import styles from './further-reading.module.css';

const TITLE_ID = 'further-reading-title';

export function FurtherReading({ posts }: { posts: BlogSummary[] }) {
  return (
    <section aria-labelledby={TITLE_ID} className={styles.further}>
      <h2 id={TITLE_ID}>{blogPostPage.further}</h2>
      <BlogCards posts={posts} heading="h3" isBelowFold />
    </section>
  );
}
