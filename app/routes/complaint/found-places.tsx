import { complaintForm } from '#words/complaint-page.ts';
import { ChoiceList } from '../../ui/choice-list/choice-list.tsx';
import type { KnownPlace } from './complaint-places.ts';
import styles from './found-places.module.css';

const { found: words } = complaintForm;

type FoundPlacesProps = { id: string; places: KnownPlace[]; typed: string };

/** The places that were looked up. It takes the focus, so that reading goes on here after the page has come back. */
export function FoundPlaces({ id, places, typed }: FoundPlacesProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: somebody pressed a button to see this
    <div id={id} role="status" className={styles.found} tabIndex={-1} autoFocus>
      {places.length > 0 ? (
        <ChoiceList
          id={`${id}-first`}
          legend={words.legend}
          name="place_choice"
          choices={[
            ...places.map(({ path, label, address }) => ({ value: path, label, note: address })),
            { value: '', label: words.none },
          ]}
          chosen={places.length === 1 ? places[0]?.path : ''}
        />
      ) : (
        <p>{typed.trim() ? words.nothing : words.empty}</p>
      )}
      <p className={styles.notSent}>{words.notSent}</p>
    </div>
  );
}
