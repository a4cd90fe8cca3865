import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = join(import.meta.dirname, '../../build/client');

interface Module {
  module: string;
  imports: string[];
}

interface Manifest {
  entry: Module;
  routes: Record<string, Module & { id: string; parentId?: string; path?: string; index?: boolean }>;
}

/** By path, how many compressed bytes of scripts the build names for a page before anything is run. */
export function builtScriptBytes(path: string): number {
  const { entry, routes } = readManifest();
  const route = Object.values(routes).find((one) => patternOf(one).test(path));
  if (!route) throw new Error(`the build has no page ${path}`);
  const files = new Set<string>();
  for (const part of [entry, ...withParents(route.id, routes)])
    for (const file of [part.module, ...part.imports]) files.add(file);
  return [...files].reduce((sum, file) => sum + compressedBytes(join(CLIENT, file)), 0);
}

/** `/blog/:id` stands for every post. */
function patternOf({ path = '', index }: Manifest['routes'][string]): RegExp {
  return index ? /^\/$/ : new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`);
}

export function builtFontBytes(): number {
  const fonts = globSync('assets/*.woff2', { cwd: CLIENT });
  return fonts.reduce((sum, font) => sum + statSync(join(CLIENT, font)).size, 0);
}

function readManifest(): Manifest {
  const [file = ''] = globSync('assets/manifest-*.js', { cwd: CLIENT });
  const code = readFileSync(join(CLIENT, file), 'utf8');
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1));
}

function withParents(id: string, routes: Manifest['routes']): Module[] {
  const route = routes[id];
  return route ? [route, ...(route.parentId ? withParents(route.parentId, routes) : [])] : [];
}

/** The smallest files are not compressed, since that would not make them smaller. */
function compressedBytes(file: string): number {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
}
