import { areaPath } from '#domain/directory/prepare-places.ts';
import { areaName } from '#words/directory-names.ts';
import { areaPage, placePages } from '#words/place-pages.ts';
import { Link } from '../../ui/link/link.tsx';
import type { NearArea } from './load-area.ts';
import styles from './near-areas.module.css';

export function NearAreas({ areas }: { areas: readonly NearArea[] }) {
  return (
    <section className={styles.near} aria-labelledby="near-title">
      <h2 id="near-title" className={styles.heading}>
        {areaPage.near}
      </h2>
      <ul className={styles.areas}>
        {areas.map(({ lga, km, hospitals, pharmacies }) => (
          <li key={lga}>
            <Link to={areaPath(lga)} className={styles.area}>
              {areaName(lga)}
            </Link>
            <p className={styles.note}>
              {placePages.countBoth(hospitals, pharmacies)}, {areaPage.distance(km)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
