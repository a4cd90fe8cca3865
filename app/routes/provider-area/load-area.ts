import { type Lga, type NearbyLga, nearbyLgas } from '#domain/directory/lgas.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import type { Directory } from '../../site.ts';

const NEAR_SHOWN = 4;

export type NearArea = NearbyLga & { hospitals: number; pharmacies: number };

export type Area = {
  lga: string;
  lcdas: string[];
  counts: Lga['counts'];
  /** Sorted by name. */
  places: ListedPlace[];
  hospitals: number;
  pharmacies: number;
  /** The LGAs whose middle is closest. */
  near: NearArea[];
};

export function loadArea(lga: string, { places, areas }: Directory): Area {
  const area = areas.find((known) => known.lga === lga);
  if (!area) throw new Error(`${lga} is no LGA`);
  const near = nearbyLgas(lga, areas, NEAR_SHOWN).map((other) => ({
    ...other,
    ...countKinds(placesIn(places, other.lga)),
  }));
  const { lcdas, counts } = area;
  const own = placesIn(places, lga);
  return { lga, lcdas, counts, places: own, ...countKinds(own), near };
}

function placesIn(places: readonly ListedPlace[], lga: string): ListedPlace[] {
  return places.filter(({ record }) => record.lga === lga);
}

/** A hospital on two lists is one hospital. */
function countKinds(places: readonly ListedPlace[]) {
  const hospitals = places.filter(({ kind }) => kind === 'hospital').length;
  return { hospitals, pharmacies: places.length - hospitals };
}
