import { memo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useContent } from '../directory-content.ts';
import styles from './near-me.module.css';

/** As far as we use it; TypeScript's own list of what browsers offer does not have it yet. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
/** For what the behaviour fills, perhaps before React takes over the page: React then leaves its content alone. */
const FILLED_BY_BEHAVIOUR = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
};
/** Stands in the words where the behaviour puts the number. */
const NUMBER = '#';

/** Orders the LGAs by distance, in the browser, and only when asked to. */
export const NearMe = memo(function NearMe() {
  const { nearMeWords: words } = useContent();
  return (
    <div
      className={styles.near}
      data-behaviour="near-me"
      data-asking={words.asking}
      data-found={words.found}
      data-far={words.far}
      data-refused={words.problems.refused}
      data-unavailable={words.problems.unavailable}
      data-timeout={words.problems.timeout}
      data-under-one-km={words.underOneKm}
      data-about-km={words.aboutKm(NUMBER)}
    >
      <div className={styles.ask}>
        <Button look="onDark" suppressHydrationWarning>
          <Icon name="locate" />
          {words.button}
        </Button>
        <p className={styles.privacy}>{words.privacy}</p>
      </div>
      <p role="status" className={styles.message} {...FILLED_BY_BEHAVIOUR} />
      <ol className={styles.lgas} {...FILLED_BY_BEHAVIOUR} />
    </div>
  );
});
