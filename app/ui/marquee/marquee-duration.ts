export type MarqueePace = { durationS: number } | { itemWidthPx: number; pxPerSecond: number };

/** The duration of one round: fixed, or by the content's length and speed. */
export function marqueeDurationS(pace: MarqueePace, itemCount: number): number {
  return 'durationS' in pace ? pace.durationS : (itemCount * pace.itemWidthPx) / pace.pxPerSecond;
}
