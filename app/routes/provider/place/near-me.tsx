import { memo } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useContent } from '../directory-content.ts';
import styles from './near-me.module.css';

/** The part that we use; TypeScript's DOM library does not have it yet. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
/** For elements that the behaviour fills, perhaps before hydration: React then leaves their content alone. */
const FILLED_BY_BEHAVIOUR = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
};
/** A placeholder that the behaviour replaces by the number. */
const NUMBER = '#';

/** Sorts the LGAs by distance, in the browser and only on request. */
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
        <Button variant="onDark" suppressHydrationWarning>
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
