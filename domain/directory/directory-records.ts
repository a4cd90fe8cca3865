import type { Agent, DetailField, Provider } from '#content/schema/directory.ts';
import { type IsoDay, readDay } from '../text/iso-day.ts';
import { readTable } from '../text/read-csv.ts';

/** Each LGA with its councils (LCDAs), one of which may share the LGA's name. */
export type LgaCouncils = ReadonlyMap<string, readonly string[]>;

/** The approximate centre of an LGA. */
export type Centroid = { lga: string; lat: number; lon: number };

/** Parses one of our own lists, which the build and the tests have validated. */
export function readProviders(csv: string): Provider[] {
  return readTable(csv).map((row) => ({
    name: row('name'),
    address: row('address'),
    lga: row('lga'),
    ...(row('lcda') && { lcda: row('lcda') }),
    ...readDetails(row),
  }));
}

/** Without those of which nothing is known. */
function readDetails(row: (field: string) => string): Partial<Record<DetailField, string>> {
  const details: Partial<Record<DetailField, string>> = {};
  for (const field of ['phone', 'hours', 'services', 'confirmed', 'coordinates'] as const)
    if (row(field)) details[field] = row(field);
  return details;
}

export function readAgents(csv: string): Agent[] {
  return readTable(csv).map((row) => ({ name: row('name'), phone: row('phone') }));
}

export function readLgaCouncils(csv: string): LgaCouncils {
  const councils = new Map<string, string[]>();
  for (const row of readTable(csv)) {
    const lcdas = councils.get(row('lga')) ?? [];
    councils.set(row('lga'), [...lcdas, row('lcda')]);
  }
  return councils;
}

export function readCentroids(csv: string): Centroid[] {
  return readTable(csv).map((row) => ({
    lga: row('lga'),
    lat: Number(row('lat')),
    lon: Number(row('lon')),
  }));
}

/** Our lists are younger: an earlier day is a slip. */
export const FIRST_LIST_DAY = '2020-01-01';

/** The day that a list carries, as somebody has typed it; undefined for one that is to come, or before 2020. */
export function readListDate(text: string, today: IsoDay): IsoDay | undefined {
  const day = readDay(text);
  return day && day >= FIRST_LIST_DAY && day <= today ? day : undefined;
}
