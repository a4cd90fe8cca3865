import type { Manifest } from 'vite';

/** Every script, list, font and picture that these modules need, those that they load later included. */
export function offlineFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const visited = new Set<string>();
  const files = new Set<string>();

  function visit(key: string): void {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    // Style sheets travel inside the pages.
    if (!chunk.file.endsWith('.css')) files.add(`/${chunk.file}`);
    for (const asset of chunk.assets ?? []) files.add(`/${asset}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  }

  for (const module of modules) {
    // React Router adds a mark of its own to the name of a route's module.
    const key = Object.keys(manifest).find((name) => name.split('?')[0] === module);
    if (!key) throw new Error(`the build has no module ${module}`);
    visit(key);
  }
  return [...files];
}
