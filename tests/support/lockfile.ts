type Entry = {
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Entry> };

/**
 * Packages that an entry asks for and that the lockfile does not hold. `npm install` leaves out what it could not
 * fetch and says nothing; `npm ci` on a fresh clone then refuses the whole lockfile.
 */
export function missingFromLockfile({ packages }: Lockfile): string[] {
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

export function entriesWithAddress({ packages }: Lockfile): string[] {
  return Object.keys(packages).filter((path) => packages[path]?.resolved !== undefined);
}
