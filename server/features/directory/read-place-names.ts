import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaces } from '#domain/directory/directory-records.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import { createPlaceNames, type PlaceNames } from './place-names.ts';

/** The names of the LGAs and LCDAs, which are part of the version and not of the database. */
export function readPlaceNames(root = PROJECT_ROOT): PlaceNames {
  const file = join(root, 'content/directory/lagos-lga-lcda.csv');
  return createPlaceNames(readPlaces(readFileSync(file, 'utf8')));
}
