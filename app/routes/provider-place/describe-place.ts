import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { directionsHref } from '#facts/directory.ts';
import { agencyRecord } from '#facts/pages.ts';
import { providerLists } from '#words/directory.ts';
import { ownPath } from '../../own-path.ts';
import type { Node } from '../../structured-data/describe-page.ts';
import { positionOf } from './place-details.ts';

const TYPES = { hospital: 'Hospital', pharmacy: 'Pharmacy' };

export function describePlace(publicUrl: string, { kind, record, path }: ListedPlace): Node {
  const { name, address, lga, phone = '' } = record;
  const [telephone] = phoneNumbers(phone);
  const position = positionOf(record);
  return {
    '@type': TYPES[kind],
    '@id': `${publicUrl}${path}#place`,
    name,
    url: publicUrl + ownPath(path),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: lga,
      addressRegion: agencyRecord.address.region,
      addressCountry: agencyRecord.address.country,
    },
    hasMap: directionsHref(name, address),
    ...(telephone && { telephone: telephone.text }),
    ...(record.hours && { openingHours: openingHoursOf(record.hours) }),
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon } }),
  };
}

/** Without the days on which it is closed, which schema.org has no word for. */
function openingHoursOf(hours: string): string[] {
  if (hours === '24/7') return ['Mo-Su 00:00-23:59'];
  return hours.split('; ').filter((part) => !part.endsWith(' off'));
}

export function describePlaces(publicUrl: string, name: string, places: readonly ListedPlace[]): Node {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: places.length,
    itemListElement: places.map(({ record, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: record.name,
      url: publicUrl + ownPath(path),
    })),
  };
}

/** The names of the plans whose list has this hospital. */
export function plansOf({ lists }: ListedPlace): string[] {
  return providerLists.flatMap(({ id, planName }) => (planName && lists.includes(id) ? [planName] : []));
}
