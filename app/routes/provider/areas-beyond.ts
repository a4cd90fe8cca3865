import type { Provider } from '#content/schema/directory.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** The LGA and LCDA of a place, as far as its address does not name them; Ikorodu Road may be in another. */
export function areasBeyond({ address, lga, lcda }: Provider, areaName: (area: string) => string): string {
  const said = address.split(',').map(foldText);
  const areas = [...new Set([lga, ...(lcda ? [lcda] : [])])];
  return areas
    .filter((area) => !said.includes(foldText(area)))
    .map(areaName)
    .join(', ');
}
