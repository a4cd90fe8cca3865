import { blogPostPage } from '#words/blog.ts';
import * as words from '#words/islands/blog-list.ts';
import type { BlogSummary } from '../../site.ts';
import { BlogCards } from '../blog/blog-cards.tsx';
import styles from './further-reading.module.css';

const TITLE_ID = 'further-reading-title';

export function FurtherReading({ posts }: { posts: BlogSummary[] }) {
  return (
    <section aria-labelledby={TITLE_ID} data-behaviour="blog-card" className={styles.further}>
      <h2 id={TITLE_ID}>{blogPostPage.further}</h2>
      <BlogCards posts={posts} words={words} heading="h3" isBelowFold />
    </section>
  );
}
