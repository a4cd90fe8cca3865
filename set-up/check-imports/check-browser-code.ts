import { type Aliases, type Complaint, resolve, type Source } from './check-sources.ts';
import { findImports } from './find-imports.ts';

/** What runs in the browser, and what it must not bring along, neither itself nor by what it imports. */
const RULES = [
  {
    start: /\.island\.tsx$/,
    banned: /^(?:content\/|app\/(?:page|document|routes)\.ts|react-dom\/server)/,
    because: 'an island gets its words and lists as props, and knows no request',
  },
  {
    start: /\.behaviour\.ts$/,
    banned: /^(?:content\/|app\/page\.ts|react(?:-dom)?(?:\/|$))/,
    because: 'a behaviour changes the markup of the server and needs neither React nor content',
  },
];

/** Follows the value imports of all that runs in the browser. */
export function checkBrowserCode(sources: Source[], aliases: Aliases): Complaint[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));

  function reached(path: string, visited: Set<string>): string[] {
    const text = texts.get(path);
    if (visited.has(path)) return [];
    visited.add(path);
    if (text === undefined || !/\.tsx?$/.test(path)) return [path];
    const imports = findImports(path, text).filter(({ isType }) => !isType);
    const targets = imports.map(({ specifier }) => resolve(path, specifier, aliases) ?? specifier);
    return [path, ...targets.flatMap((target) => reached(target, visited))];
  }

  return sources.flatMap(({ path }) =>
    RULES.filter(({ start }) => start.test(path)).flatMap(({ banned, because }) =>
      reached(path, new Set())
        .filter((target) => banned.test(target))
        .map((target) => ({ path, line: 1, what: `brings ${target} to the browser`, because })),
    ),
  );
}
