import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/files.ts';
import { checkContent, validateDirectory } from './check-lists.ts';

describe('the lists that a new database gets', () => {
  const hospitals = 'hospitals-standard-jaara.csv';
  const repository = join(import.meta.dirname, '..');

  test('are in order, and the 13 pharmacies with a council outside their LGA are listed', () => {
    const { problems, warnings, records } = checkContent(repository);
    expect([problems, warnings.length, records]).toEqual([[], 13, 383 + 65 + 226 + 25]);
    expect(() => validateDirectory(repository)).not.toThrow();
  });

  test.each<[file: string, harm: (lines: string[]) => string[], reason: string]>([
    [hospitals, (lines) => lines.with(41, 'A,B,Somolu'), ':42 LGA "Somolu" becomes "Shomolu"'],
    [hospitals, (lines) => lines.with(0, `\uFEFF${lines[0]}`), ':1 has a byte order mark'],
    ['place-paths.csv', (lines) => lines.toSpliced(1, 1), ':1 has no path for "21st Century Pharmacy"'],
  ])('stop the build when %s is not in order', (file, harm, reason) => {
    const root = temporaryFolder();
    cpSync(join(repository, 'content/directory'), join(root, 'content/directory'), { recursive: true });
    const path = join(root, 'content/directory', file);
    writeFileSync(path, harm(readFileSync(path, 'utf8').split('\n')).join('\n'));
    expect(() => validateDirectory(root)).toThrow(`content/directory/${file}${reason}`);
  });
});
