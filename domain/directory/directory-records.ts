import type { Agent, Provider } from '#content/schema/directory.ts';
import { readTable } from '../text/read-table.ts';
import type { Places } from './directory-filter.ts';

/** The approximate centre of an LGA. */
export type Centroid = { lga: string; lat: number; lon: number };

/** Parses one of our own lists, which the build and the tests have validated. */
export function readProviders(csv: string): Provider[] {
  return readTable(csv).map((row) => ({
    name: row('name'),
    address: row('address'),
    lga: row('lga'),
    ...(row('lcda') && { lcda: row('lcda') }),
    ...(row('phone') && { phone: row('phone') }),
  }));
}

export function readAgents(csv: string): Agent[] {
  return readTable(csv).map((row) => ({ name: row('name'), phone: row('phone') }));
}

export function readPlaces(csv: string): Places {
  const places = new Map<string, string[]>();
  for (const row of readTable(csv)) {
    const lcdas = places.get(row('lga')) ?? [];
    places.set(row('lga'), [...lcdas, row('lcda')]);
  }
  return places;
}

export function readCentroids(csv: string): Centroid[] {
  return readTable(csv).map((row) => ({
    lga: row('lga'),
    lat: Number(row('lat')),
    lon: Number(row('lon')),
  }));
}
