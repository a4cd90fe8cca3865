import type { Provider } from '#content/schema/directory.ts';
import { describeHours } from '#domain/directory/describe-hours.ts';
import { serviceIds } from '#facts/services.ts';
import { hoursWords, serviceNames } from '#words/place-details.ts';

/** When a place is open, in the words of the page; nothing where we do not know. */
export function hoursOf({ hours = '' }: Provider): string[] {
  return describeHours(hours, hoursWords);
}

/** What it offers, in the same way. */
export function servicesOf({ services = '' }: Provider): string[] {
  const offered = services.split('; ');
  return serviceIds.filter((id) => offered.includes(id)).map((id) => serviceNames[id]);
}

/** Latitude and longitude. */
export function positionOf({ coordinates }: Provider): { lat: number; lon: number } | undefined {
  const [lat, lon] = coordinates?.split(', ').map(Number) ?? [];
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}
