import { deskWords } from '#content/desk/desk-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './kept-text.module.css';

const words = deskWords.kept;

/** Shown by `keep-typed` when the device has something that was not saved; `older` is said when others have changed it since. */
export function KeptText({ older }: { older?: string }) {
  return (
    <div hidden data-kept="" className={styles.kept} role="status">
      <p className={styles.heading}>{words.heading}</p>
      <p>
        {words.typed} <time data-kept-at="" />. {older && <span data-kept-older="">{older}</span>}
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
