import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const lockfiles = globSync('{.,*}/package-lock.json', { cwd: ROOT, exclude: ['node_modules'] });
const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

describe.each(lockfiles)('%s', (path) => {
  const lockfile: Lockfile = readJson(path);

  test('holds everything that its packages ask for, on every system', () => {
    expect(missingFromLockfile(lockfile)).toEqual([]);
  });

  test('names no registry', () => {
    expect(entriesWithAddress(lockfile)).toEqual([]);
  });

  test.each(['dependencies', 'devDependencies', 'optionalDependencies'])(
    'has the %s of package.json',
    (kind) => {
      const asked = readJson(join(dirname(path), 'package.json'));
      expect(lockfile.packages['']).toMatchObject(kind in asked ? { [kind]: asked[kind] } : {});
    },
  );
});

test('the package that the built server asks for by name, without being asked for here, lies at the top', () => {
  expect(lockfiles).toContain('package-lock.json');
  const names = Object.keys(readJson('package-lock.json').packages);
  expect(names.filter((name) => name.endsWith('node_modules/pino'))).toEqual(['node_modules/pino']);
});

test('a lockfile that left out a binding for another system, or names where a package was fetched, is found', () => {
  const packages = {
    '': { dependencies: { tool: '1.0.0' } },
    'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0', inner: '1' } },
    'node_modules/tool-linux': { resolved: 'somewhere' },
    // It may lie beside or above the one that asks for it.
    'node_modules/tool/node_modules/inner': { dependencies: { 'tool-linux': '1.0.0' } },
  };
  expect(missingFromLockfile({ packages })).toEqual(['tool-mac of node_modules/tool']);
  expect(entriesWithAddress({ packages })).toEqual(['node_modules/tool-linux']);
});

type Entry = {
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, Entry> };

/**
 * Packages that an entry asks for and that the lockfile does not hold. `npm install` leaves out what it could not
 * fetch and says nothing; `npm ci` on a fresh clone then refuses the whole lockfile.
 */
function missingFromLockfile({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !placesFor(path, name).some((place) => place in packages))
      .map((name) => `${name} of ${path || 'package.json'}`),
  );
}

/** Where Node looks for a package that another one imports: beside it, then in each folder further out. */
function placesFor(path: string, name: string): string[] {
  const nearest = path ? `${path}/node_modules/${name}` : `node_modules/${name}`;
  const outer = path.lastIndexOf('node_modules/');
  return outer < 0 ? [nearest] : [nearest, ...placesFor(path.slice(0, outer).replace(/\/$/, ''), name)];
}

function entriesWithAddress({ packages }: Lockfile): string[] {
  return Object.keys(packages).filter((path) => packages[path]?.resolved !== undefined);
}
