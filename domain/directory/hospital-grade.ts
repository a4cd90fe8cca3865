import { foldText } from '../text/fold-text.ts';
import type { ListedPlace } from './prepare-places.ts';

/**
 * By its name alone, since nothing published says more: first the general hospital that is named after its area, then
 * other general, teaching and federal hospitals, then all others, then health centres.
 */
export function hospitalGrade({ kind, record }: ListedPlace): number {
  if (kind !== 'hospital') return 0;
  const name = foldText(record.name);
  if (/(general|teaching) hospital|federal medical/.test(name))
    return name.includes(foldText(record.lga)) ? 0 : 1;
  return /primary|health ?cent|\bphc\b/.test(name) ? 3 : 2;
}
