import type { Manifest } from 'vite';

/** The scripts, fonts and pictures of these modules, without what they import dynamically. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const visited = new Set<string>();
  const files = new Set<string>();

  function visit(key: string): void {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no module ${key}`);
    if (visited.has(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  }

  for (const module of modules) visit(module);
  return [...files];
}
