import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaces } from '#domain/directory/directory-records.ts';
import { createPlaceNames, type PlaceNames } from './place-names.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The names of the LGAs and LCDAs, which are part of the version and not of the database. */
export function readPlaceNames(root = ROOT): PlaceNames {
  const file = join(root, 'content/directory/lagos-lga-lcda.csv');
  return createPlaceNames(readPlaces(readFileSync(file, 'utf8')));
}
