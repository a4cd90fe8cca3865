import { postWords } from '#content/desk/posts.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { isUuid, useDesk } from '../desk-page.ts';
import styles from './posts.module.css';

const words = postWords.progress;

/** How far the picture of a form is: in words for people without JavaScript, in figures for `send-once`. */
export default defineDeskPage({
  roles: ['editor'],
  isFramed: true,
  async load({ query, desk }) {
    const form = query.get('form');
    return isUuid(form) ? { progress: await desk.posts.progress(form) } : undefined;
  },
  title: words.title,
  View({ data: { progress } }) {
    const { path, query } = useDesk();
    return (
      <div className={styles.nothing}>
        <h1>{words.title}</h1>
        {progress ? (
          <p data-made={progress.made} data-parts={progress.parts}>
            {words.making(progress.made + 1, progress.parts)}
          </p>
        ) : (
          <p>{words.none}</p>
        )}
        <p>
          <a href={`${path}?${query}`} target="_self">
            {words.again}
          </a>
        </p>
      </div>
    );
  },
});
