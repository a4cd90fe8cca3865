import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The style sheets of a page's module and of everything that it shows, in the order in which they were imported. */
export function createStyleReader(ssrDir: string): (file: string) => string {
  const manifest: Manifest = JSON.parse(readFileSync(join(ssrDir, '.vite/manifest.json'), 'utf8'));

  function visit(key: string, visited: Set<string>): string[] {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return [];
    visited.add(key);
    return [...(chunk.imports ?? []).flatMap((imported) => visit(imported, visited)), ...(chunk.css ?? [])];
  }

  const shared = new Set<string>();
  const entry = visit('app/entry.server.tsx', shared);
  return (file) => {
    if (!manifest[file]) throw new Error(`the build has no ${file}`);
    const sheets = new Set([...entry, ...visit(file, new Set(shared))]);
    return [...sheets].map((sheet) => readFileSync(join(ssrDir, sheet), 'utf8').trim()).join('\n');
  };
}
