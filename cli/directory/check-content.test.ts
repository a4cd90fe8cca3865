import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent, validateDirectory } from './check-content.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const HOSPITALS = 'hospitals-standard-jaara.csv';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lashma-directory-'));
  folder = join(root, 'content/directory');
  cpSync(join(REPOSITORY, 'content/directory'), folder, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const stored = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('the lists that a new database gets', () => {
  test('are in order, and the 13 pharmacies with a council outside their LGA are listed', () => {
    expect(() => validateDirectory(root)).not.toThrow();
    const { problems, warnings, records } = checkContent(root);
    expect([problems, warnings.length, records]).toEqual([[], 13, 383 + 65 + 226 + 25]);
  });

  test('stop the build with file, line and reason when one is not', () => {
    const lines = stored(HOSPITALS).split('\n');
    lines[41] = lines[41]?.replace(/,[^,]*$/, ',Somolu') ?? '';
    writeFileSync(join(folder, HOSPITALS), lines.join('\n'));
    expect(() => validateDirectory(root)).toThrow(
      `content/directory/${HOSPITALS}:42 LGA "Somolu" becomes "Shomolu"`,
    );
  });

  test('stop the build when the bytes are not in the stored form', () => {
    writeFileSync(join(folder, HOSPITALS), `\uFEFF${stored(HOSPITALS)}`);
    expect(() => validateDirectory(root)).toThrow(`content/directory/${HOSPITALS}:1 has a byte order mark`);
  });

  test('stop the build when a place has no path', () => {
    const rows = stored('place-paths.csv').split('\n');
    writeFileSync(join(folder, 'place-paths.csv'), rows.toSpliced(1, 1).join('\n'));
    expect(() => validateDirectory(root)).toThrow(
      'content/directory/place-paths.csv:1 has no path for "21st Century Pharmacy" in Kosofe',
    );
  });
});
