import { type CSSProperties, memo } from 'react';
import type { ProviderList } from '#content/schema/directory.ts';
import { type DirectoryState, showLga } from '#domain/directory/directory-state.ts';
import type { LgaCounts as Counts } from '#domain/directory/lgas.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { listHref, useContent } from '../directory-content.ts';
import lgaCountsStyles from './lga-counts.module.css';
import styles from './lga-map.module.css';

/**
 * The 20 LGAs as tiles, arranged like a map where the screen has room for it; a tile filters the open list by its LGA.
 */
export const LgaMap = memo(function LgaMap({ state }: { state: DirectoryState }) {
  const content = useContent();
  const { areaName, byPlaceWords, lgas, lgaTiles, providerLists } = content;
  const list = providerLists.find(({ id }) => id === state.open) ?? providerLists[0];
  const hospitals = list.kind === 'hospital' ? list : providerLists[0];
  const { filter } = state.sections[list.id];
  return (
    <section className={styles.place} aria-labelledby={byPlaceWords.id}>
      <h2 id={byPlaceWords.id} className={styles.heading}>
        {byPlaceWords.heading}
      </h2>
      <p className={styles.lead}>{byPlaceWords.lead(list.title)}</p>
      <ul className={styles.map}>
        {lgaTiles.map(({ lga, column, row }) => {
          const { lat, lon, counts } = lgas.find((known) => known.lga === lga) ?? {};
          return (
            <li key={lga} className={styles.spot} style={spotStyle(column, row)}>
              <Link
                to={listHref(content, showLga(state, list.id, lga), list)}
                className={styles.tile}
                aria-current={filter === `lga:${lga}` ? 'true' : undefined}
                data-lat={lat}
                data-lon={lon}
              >
                <span className={styles.name}>{areaName(lga)}</span>
                <LgaCounts counts={counts} hospitals={hospitals} />
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.legend}>
        <span className={styles.key}>
          <Icon name="hospital" /> {byPlaceWords.hospitals(hospitals.planName ?? '')}
        </span>
        <span className={styles.key}>
          <Icon name="pill" /> {byPlaceWords.pharmacies}
        </span>
        <span className={styles.note}>{byPlaceWords.note}</span>
      </p>
    </section>
  );
});

/** CSS variables, because only the style sheet knows whether the screen has room for the map. */
function spotStyle(column: number, row: number): CSSProperties {
  const spot: CSSProperties & Record<`--${string}`, number> = { '--column': column, '--row': row };
  return spot;
}

type LgaCountsProps = {
  counts: Counts['counts'] | undefined;
  /** The list whose hospitals are counted. */
  hospitals: ProviderList;
};

function LgaCounts({ counts, hospitals }: LgaCountsProps) {
  const { providerLists, providerPage } = useContent();
  const [, , pharmacies] = providerLists;
  const numbers = [
    { icon: 'hospital', noun: hospitals.noun, count: counts?.[hospitals.id] ?? 0 },
    { icon: 'pill', noun: pharmacies.noun, count: counts?.[pharmacies.id] ?? 0 },
  ] as const;
  return (
    <span className={lgaCountsStyles.counts}>
      {numbers.map(({ icon, noun, count }) => (
        <span key={icon} className={lgaCountsStyles.count}>
          <Icon name={icon} className={lgaCountsStyles.icon} />
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>, {providerPage.countOf(count, noun)}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
