import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router';
import { lgaTiles } from '#content/lga-tiles.ts';
import { byPlaceWords } from '#content/provider-page.ts';
import type { LgaCounts as Counts } from '#rules/count-by-lga.ts';
import type { DirectoryState } from '#rules/directory-state.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { hospitalList, LgaCounts } from './lga-counts.tsx';
import styles from './lga-map.module.css';
import { lgaHref, listForPlaces } from './place-href.ts';

type LgaMapProps = { state: DirectoryState; lgas: Counts[] };

/** The 20 LGAs as tiles, placed as on the ground where the screen has room for it. A tile shows its LGA in the open list. */
export const LgaMap = memo(function LgaMap({ state, lgas }: LgaMapProps) {
  const list = listForPlaces(state);
  const { filter } = state.sections[list.id];
  return (
    <section className={styles.place} aria-labelledby={byPlaceWords.id}>
      <h2 id={byPlaceWords.id} className={styles.heading}>
        {byPlaceWords.heading}
      </h2>
      <p className={styles.lead}>{byPlaceWords.lead(list.title)}</p>
      <ul className={styles.map}>
        {lgaTiles.map(({ lga, column, row }) => (
          <li key={lga} className={styles.spot} style={spotStyle(column, row)}>
            <Link
              to={lgaHref(state, list, lga)}
              className={styles.tile}
              aria-current={filter === `lga:${lga}` ? 'true' : undefined}
            >
              <span className={styles.name}>{lga}</span>
              <LgaCounts counts={lgas.find((counts) => counts.lga === lga)?.counts} list={list} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>
        <span className={styles.key}>
          <Icon name="hospital" /> {byPlaceWords.hospitals(hospitalList(list).planName ?? '')}
        </span>
        <span className={styles.key}>
          <Icon name="pill" /> {byPlaceWords.pharmacies}
        </span>
        <span className={styles.note}>{byPlaceWords.note}</span>
      </p>
    </section>
  );
});

/** Variables, because only the style sheet knows whether the screen has room for the map. */
function spotStyle(column: number, row: number): CSSProperties {
  const spot: CSSProperties & Record<`--${string}`, number> = { '--column': column, '--row': row };
  return spot;
}
