import { hospitalGrade } from '#domain/directory/hospital-grade.ts';
import { nearbyLgas } from '#domain/directory/lgas.ts';
import { areaPath, type ListedPlace } from '#domain/directory/prepare-places.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { areaName } from '#words/directory-names.ts';
import { areaPage, placePages } from '#words/place-pages.ts';
import type { Directory } from '../../site.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './area.module.css';

export function NearAreas({ areas }: { areas: Area['near'] }) {
  return (
    <section className={styles.near} aria-labelledby="near-title">
      <h2 id="near-title" className={styles.heading}>
        {areaPage.near}
      </h2>
      <ul className={styles.areas}>
        {areas.map(({ lga, km, hospitals, pharmacies }) => (
          <li key={lga}>
            <Link to={areaPath(lga)} label={areaName(lga)} className={styles.area} />
            <p className={styles.note}>
              {placePages.countBoth(hospitals, pharmacies)}, {areaPage.distance(km)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NEAR_SHOWN = 4;

export type Area = ReturnType<typeof loadArea>;

/** With its places, hospitals by grade and each by name, and the LGAs whose middle is closest. */
export function loadArea(lga: string, { places, areas }: Directory) {
  const area = areas.find((known) => known.lga === lga);
  if (!area) throw new Error(`${lga} is no LGA`);
  const { lcdas, counts } = area;
  const byGrade = (a: ListedPlace, b: ListedPlace) => hospitalGrade(a) - hospitalGrade(b);
  const own = placesIn(places, lga).sort(byGrade);
  const elsewhere = places
    .filter((place) => place.record.lga !== lga && isAddressIn(place, lga))
    .sort(byGrade);
  const near = nearbyLgas(lga, areas, NEAR_SHOWN).map((other) => ({
    ...other,
    ...countKinds(placesIn(places, other.lga)),
  }));
  return { lga, lcdas, counts, places: own, elsewhere, ...countKinds(own), near };
}

function placesIn(places: readonly ListedPlace[], lga: string): ListedPlace[] {
  return places.filter(({ record }) => record.lga === lga);
}

/** "1/3 Broad Street, Lagos Island, Lagos" is in Lagos Island, whatever LGA the list names. */
function isAddressIn({ record }: ListedPlace, lga: string): boolean {
  const { address } = record;
  // To fold the addresses of all places would take longer than the rest of the page.
  return address.includes(lga) && address.split(',').some((part) => foldText(part) === foldText(lga));
}

/** A hospital on two lists is one hospital. */
function countKinds(places: readonly ListedPlace[]) {
  const hospitals = places.filter(({ kind }) => kind === 'hospital').length;
  return { hospitals, pharmacies: places.length - hospitals };
}
