import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { providerLists } from '#words/directory.ts';

/** The names of the plans whose list has this hospital. */
export function plansOf({ lists }: ListedPlace): string[] {
  return providerLists.flatMap(({ id, planName }) => (planName && lists.includes(id) ? [planName] : []));
}
