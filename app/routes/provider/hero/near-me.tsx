import { memo } from 'react';
import type { ProviderListId } from '#content/schema/directory.ts';
import type { nearMeWords } from '#words/provider-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLocalPath } from '../../../ui/link/reader.ts';
import styles from './near-me.module.css';

type NearMeProps = {
  /** Undefined in the browser: what the server has written stays as it is. */
  words: typeof nearMeWords | undefined;
  /** The URLs of the lists whose places are ranked. */
  lists: Partial<Record<ProviderListId, string>>;
  directionsHref: (name: string, address: string) => string;
};

/** The part that we use; TypeScript's DOM library does not have it yet. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
/** For elements that the behaviour fills, perhaps before hydration: React then leaves their content alone. */
const FILLED_BY_BEHAVIOUR = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
};
/** Placeholders that the behaviour replaces. */
const [NUMBER, NAME, ADDRESS] = ['#', 'NAME', 'ADDRESS'];

/** Ranks places and areas by distance, in the browser and only on request; the page has the areas as `a[data-lga]`. */
export const NearMe = memo(function NearMe({ words, lists, directionsHref }: NearMeProps) {
  const localPath = useLocalPath();
  if (!words) return <div className={styles.near} {...FILLED_BY_BEHAVIOUR} />;
  return (
    <div
      className={styles.near}
      data-behaviour="near-me"
      data-lists={JSON.stringify(lists)}
      data-places={localPath('/provider')}
      data-asking={words.asking}
      data-found={words.found}
      data-areas-only={words.areasOnly}
      data-far={words.far}
      data-refused={words.problems.refused}
      data-unavailable={words.problems.unavailable}
      data-timeout={words.problems.timeout}
      data-under-one-km={words.underOneKm}
      data-about-km={words.aboutKm(NUMBER)}
      data-hospital={words.hospitals}
      data-hospital-all={words.allHospitals(NUMBER, NAME)}
      data-pharmacy={words.pharmacies}
      data-pharmacy-all={words.allPharmacies(NUMBER, NAME)}
      data-in={words.inArea(NUMBER)}
      data-areas={words.areas}
      data-directions={words.directions}
      data-map={directionsHref(NAME, ADDRESS)}
    >
      <div className={styles.ask}>
        <Button variant="onDark" suppressHydrationWarning>
          <Icon name="locate" />
          {words.button}
        </Button>
        <p className={styles.privacy}>{words.privacy}</p>
      </div>
      <p role="status" className={styles.message} {...FILLED_BY_BEHAVIOUR} />
      <div className={styles.found} {...FILLED_BY_BEHAVIOUR} />
    </div>
  );
});
