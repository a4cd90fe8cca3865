import { externalLinks } from '#facts/external-links.ts';
import { blogPage, blogPostPage, postHref, postSharing } from '#words/blog.ts';
import { usePage } from '../../page.ts';
import type { BlogPost } from '../../site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ShareButtons } from '../../ui/share/share-buttons.tsx';
import styles from './post-article.module.css';
import { PostText } from './post-text.tsx';

export function PostArticle({ post }: { post: BlogPost }) {
  return (
    <article className={styles.article}>
      <PostText post={post} />
      <PostActions post={post} />
    </article>
  );
}

function PostActions({ post: { _id, title } }: { post: BlogPost }) {
  const { publicUrl } = usePage().site;
  return (
    <footer className={styles.ways}>
      <p className={styles.ask}>{postSharing.heading}</p>
      <div className={styles.buttons}>
        <ShareButtons
          link={{ title, url: `${publicUrl}${postHref(_id)}` }}
          words={postSharing}
          whatsAppUrl={externalLinks.whatsAppShare}
        />
        <ButtonLink to={blogPage.path} className={styles.back}>
          <Icon name="chevron-left" />
          {blogPostPage.back}
        </ButtonLink>
      </div>
    </footer>
  );
}
