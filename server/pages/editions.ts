import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { AppBuild } from '#app/entry.server.tsx';
import type { ServerWords } from '#content/languages.ts';
import type { PublishedFacts } from '#facts/published.ts';
import { ENGLISH } from '../languages.ts';

/** The modules of a build that are loaded anew with other facts; CommonJS, see build/index.ts. */
export const ENTRY = 'entry.server.cjs';
export const WORDS = 'words.cjs';

/** What visitors see, what they are about to see, and what staff look at before they publish it. */
const MOST_EDITIONS = 3;
/** What Node gives to such a module, and the facts; content/facts/published.ts reads them. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', 'publishedFacts'];

type Load = (file: string) => unknown;

/**
 * The bundles of a build, with the facts of the build and with those that staff have published. Words are made of facts
 * when their modules are evaluated, so other facts need modules of their own: an edition. Each has all of its modules,
 * also those that are loaded later, and is forgotten with them when newer ones are used.
 */
export function openEditions(ssrDir: string) {
  const editions = new Map<string, Load>();
  /** By Node itself, which may have the modules compiled already. */
  const loadBuilt: Load = createRequire(import.meta.url);

  function loadWith(facts: PublishedFacts | undefined): Load {
    if (!facts) return loadBuilt;
    const key = JSON.stringify(facts);
    const load = editions.get(key) ?? createLoad(facts);
    editions.delete(key);
    editions.set(key, load);
    for (const oldest of [...editions.keys()].slice(0, -MOST_EDITIONS)) editions.delete(oldest);
    return load;
  }

  return {
    async appIn(language: string, facts?: PublishedFacts): Promise<AppBuild> {
      return loadWith(facts)(join(ssrDir, language === ENGLISH ? '' : language, ENTRY)) as AppBuild;
    },
    wordsWith(facts: PublishedFacts): Readonly<Record<string, ServerWords>> {
      const { english, translated } = loadWith(facts)(join(ssrDir, WORDS)) as {
        english: ServerWords;
        translated: Record<string, ServerWords>;
      };
      return { ...translated, [ENGLISH]: english };
    },
  };
}

/** Evaluates modules with these facts, each once. */
function createLoad(facts: PublishedFacts): Load {
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
