export type MarqueePace = { durationS: number } | { itemWidthPx: number; pxPerSecond: number };

/** How long one round takes: as told, or as long as the belt's length needs at the given speed. */
export function marqueeDurationS(pace: MarqueePace, itemCount: number): number {
  return 'durationS' in pace ? pace.durationS : (itemCount * pace.itemWidthPx) / pace.pxPerSecond;
}
