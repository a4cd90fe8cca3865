import type { LgaTile } from '../schema/directory.ts';

/**
 * The 20 LGAs as tiles on a map: north is up, the coast is the last row, and the lagoon is the gap in the east between
 * Ikorodu and Eti-Osa. In alphabetical order for screen readers, and for narrow screens, which show no map.
 */
export const lgaTiles: LgaTile[] = [
  { lga: 'Agege', column: 3, row: 1 },
  { lga: 'Ajeromi-Ifelodun', column: 2, row: 5 },
  { lga: 'Alimosho', column: 2, row: 2 },
  { lga: 'Amuwo-Odofin', column: 2, row: 4 },
  { lga: 'Apapa', column: 3, row: 5 },
  { lga: 'Badagry', column: 1, row: 5 },
  { lga: 'Epe', column: 6, row: 2 },
  { lga: 'Eti-Osa', column: 5, row: 5 },
  { lga: 'Ibeju-Lekki', column: 6, row: 5 },
  { lga: 'Ifako-Ijaiye', column: 2, row: 1 },
  { lga: 'Ikeja', column: 3, row: 2 },
  { lga: 'Ikorodu', column: 5, row: 2 },
  { lga: 'Kosofe', column: 4, row: 2 },
  { lga: 'Lagos Island', column: 4, row: 5 },
  { lga: 'Lagos Mainland', column: 4, row: 4 },
  { lga: 'Mushin', column: 3, row: 3 },
  { lga: 'Ojo', column: 1, row: 4 },
  { lga: 'Oshodi-Isolo', column: 2, row: 3 },
  { lga: 'Shomolu', column: 4, row: 3 },
  { lga: 'Surulere', column: 3, row: 4 },
];
