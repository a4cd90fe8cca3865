import { postWords } from '#content/desk/posts.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './post-form.module.css';

const words = postWords.kept;

/** Shown by `keep-typed` when the device has something that was not saved. */
export function KeptText() {
  return (
    <div hidden data-kept="" className={styles.kept} role="status">
      <p className={styles.keptHeading}>{words.heading}</p>
      <p>
        {words.words} <time data-kept-at="" />. <span data-kept-older="">{words.older}</span>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" data-kept-restore="">
          {words.bringBack}
        </Button>
        <Button variant="secondary" data-kept-forget="">
          {words.forget}
        </Button>
      </div>
    </div>
  );
}
