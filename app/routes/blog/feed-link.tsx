import { blogFeed, blogPage } from '#content/blog.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './blog.module.css';

export function FeedLink() {
  return (
    <a href={blogFeed.href} className={styles.feed}>
      <Icon name="radio" />
      {blogPage.feed}
    </a>
  );
}
