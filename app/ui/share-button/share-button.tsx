import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './share-button.module.css';
import { type ShareOutcome, shareLink } from './share-link.ts';

type ShareButtonProps = {
  url: string;
  words: {
    share: string;
    /** What is shared, for the share sheet. */
    title: string;
    copied: string;
    /** Stands before the link when nothing else is left than to copy it by hand. */
    failed: string;
  };
  className?: string | undefined;
};

export function ShareButton({ url, words, className }: ShareButtonProps) {
  const [done, setDone] = useState<{ outcome: ShareOutcome; url: string }>();
  // What was said about one link is not true of the next.
  const outcome = done?.url === url ? done.outcome : undefined;

  return (
    <span className={joinClasses(styles.share, className)}>
      <Button
        look="secondary"
        onClick={async () => setDone({ outcome: await shareLink({ title: words.title, url }), url })}
      >
        <Icon name="share-2" />
        {words.share}
      </Button>
      <span role="status" className={styles.status}>
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && `${words.failed} ${url}`}
      </span>
    </span>
  );
}
