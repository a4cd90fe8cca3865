import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AppBuild } from '#app/entry.server.tsx';
import type { ServerWords } from '#content/languages.ts';
import type { PublishedFacts } from '#facts/published.ts';
import { ENGLISH } from '../languages.ts';
import { createLoad, type Load } from './load-edition.ts';

/** The modules of a build that are loaded anew with other facts; CommonJS, see build/index.ts. */
export const ENTRY = 'entry.server.cjs';
export const WORDS = 'words.cjs';
export const DOCUMENTS = 'documents.cjs';

/** What visitors see, what they are about to see, and what staff look at before they publish it. */
const MOST_EDITIONS = 3;
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

  const fileIn = (language: string, name: string) => join(ssrDir, language === ENGLISH ? '' : language, name);

  return {
    /** What draws the documents of a language, for a process of its own. */
    documentsFile: (language: string) => fileIn(language, DOCUMENTS),
    async appIn(language: string, facts?: PublishedFacts): Promise<AppBuild> {
      return loadWith(facts)(fileIn(language, ENTRY)) as AppBuild;
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
