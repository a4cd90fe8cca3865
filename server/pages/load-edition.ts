import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { PublishedFacts } from '#facts/published.ts';

export type Load = (file: string) => unknown;

/** What Node gives to a CommonJS module, and the facts; content/facts/published.ts reads them. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', 'publishedFacts'];

/** Evaluates modules with these facts, each once. */
export function createLoad(facts: PublishedFacts): Load {
  const modules = new Map<string, { exports: object }>();
  return function load(file) {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    const outside = createRequire(file);
    const requireFrom = (id: string) => (id.startsWith('.') ? load(join(dirname(file), id)) : outside(id));
    const run = compileFunction(readFileSync(file, 'utf8'), PARAMETERS, { filename: file });
    run(module.exports, requireFrom, module, file, dirname(file), facts);
    return module.exports;
  };
}
