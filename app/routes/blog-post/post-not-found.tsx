import { blogPage, blogPostPage } from '#words/blog.ts';
import scene from '../../pictures/scenes/lost.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './post-not-found.module.css';

export function PostNotFound() {
  return (
    <div className={styles.notFound}>
      <div className={styles.words}>
        <h1>{blogPostPage.notFound}</h1>
        <p>{blogPostPage.notFoundAdvice}</p>
        <ButtonLink to={blogPage.path}>
          <Icon name="chevron-left" />
          {blogPostPage.back}
        </ButtonLink>
      </div>
      <img src={scene} alt="" width={640} height={480} className={styles.scene} />
    </div>
  );
}
