import type { ProviderListId } from '#content/schema/directory.ts';
import type { nearMeWords } from '#words/provider-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLocalPath } from '../../../ui/link/reader.ts';
import styles from './near-me.module.css';

type NearMeProps = {
  words: typeof nearMeWords;
  /** The URLs of the lists whose places are ranked. */
  lists: Partial<Record<ProviderListId, string>>;
  directionsHref: (name: string, address: string) => string;
};

/** Placeholders that the behaviour replaces. */
const [NUMBER, NAME, ADDRESS] = ['#', 'NAME', 'ADDRESS'];

/** Ranks places and areas by distance, in the browser and only on request; the page has the areas as `a[data-lga]`. */
export function NearMe({ words, lists, directionsHref }: NearMeProps) {
  const localPath = useLocalPath();
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
        <Button variant="onDark">
          <Icon name="locate" />
          {words.button}
        </Button>
        <p className={styles.privacy}>{words.privacy}</p>
      </div>
      <p role="status" className={styles.message} />
      <div className={styles.found} />
    </div>
  );
}
