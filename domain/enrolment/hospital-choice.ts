import type { ProviderListId } from '#content/schema/directory.ts';
import { type ListedPlace, toSlug } from '../directory/prepare-places.ts';
import type { EnrolmentQuery } from './enrolment-query.ts';

const LIST_OF: Record<NonNullable<EnrolmentQuery['cover']>, ProviderListId> = {
  'standard-jaara': 'standard-jaara',
  'jaara-plus': 'standard-jaara-plus',
};

/** A hospital's value in the form: the last part of its page's path. */
export function hospitalId({ path }: Pick<ListedPlace, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export type HospitalChoice = {
  /** Those of the area that are on the plan's list, and the chosen one. */
  options: ListedPlace[];
  chosen: ListedPlace | undefined;
  /** Whether the chosen one is not on the list of the chosen plan. */
  isOffList: boolean;
};

/** Of the Seniors Plan no list is published, so for seniors alone every hospital of the area is offered. */
export function chooseHospital(places: readonly ListedPlace[], query: EnrolmentQuery): HospitalChoice {
  const { adults, children } = query.household;
  const list = adults + children > 0 && query.cover ? LIST_OF[query.cover] : undefined;
  const inArea = places.filter(
    ({ kind, record }) => kind === 'hospital' && toSlug(record.lga) === query.area,
  );
  const chosen = inArea.find((place) => hospitalId(place) === query.hospital);
  const isOnList = (place: ListedPlace) => !list || place.lists.includes(list);
  return {
    options: inArea.filter((place) => isOnList(place) || place === chosen),
    chosen,
    isOffList: chosen !== undefined && !isOnList(chosen),
  };
}
