import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Site, Stylesheet } from '#app/site-context.ts';

/**
 * Knows which style sheets a page needs. React Router lists those of statically imported modules only; a lazily
 * loaded part is rendered on the server too, and without script nothing would ever fetch its styles.
 */
export function createStylesheetReader(clientDir: string): Site['stylesheets'] {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const sheets = new Map<string, Stylesheet>();

  function sheetOf(file: string): Stylesheet {
    const known = sheets.get(file);
    if (known) return known;
    const sheet = { href: `/${file}`, css: readFileSync(join(clientDir, file), 'utf8') };
    sheets.set(file, sheet);
    return sheet;
  }

  return (modules) => {
    const visited = new Set<string>();
    const files = new Set<string>();
    function visit(key: string) {
      const chunk = manifest[key];
      if (!chunk || visited.has(key)) return;
      visited.add(key);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const file of chunk.css ?? []) files.add(file);
      for (const lazy of chunk.dynamicImports ?? []) visit(lazy);
    }
    for (const module of modules) visit(keys.get(module) ?? '');
    return [...files].map(sheetOf);
  };
}
