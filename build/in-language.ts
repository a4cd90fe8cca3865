import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { factsOf } from '#cli/translations/find-words.ts';
import { translatedLanguages } from '#cli/translations/read-translations.ts';

const ROOT = join(import.meta.dirname, '..');
const OURS = /^(?:app|content|domain)\/.*\.tsx?$/;
const LANGUAGE = /[?&]language=([a-z]+)/;
const ENGLISH_TWIN = /import \* as english from '([^']+)';/;
const ENGLISH_WORDS = /(translate\(\s*)english\./g;
/** Follows the name of an English module of which only the facts are wanted. */
const FACTS = '?facts';

/**
 * Whoever asks for a module in a language, as `entry.server.tsx?language=yo`, gets everything that it imports in that
 * language: a module of content/ that has a translation is replaced by it, and English is left where there is none.
 */
export function inLanguage(): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.endsWith(FACTS)) return join(dirname(importer ?? ''), source);
      const language = LANGUAGE.exec(importer ?? '')?.[1] ?? LANGUAGE.exec(source)?.[1];
      if (!language) return null;
      const asked = source.replace(LANGUAGE, '');
      const from = importer?.replace(LANGUAGE, '');
      const resolved = await this.resolve(asked, from, { ...options, skipSelf: true });
      if (!resolved || resolved.external) return resolved;
      const file = relative(ROOT, resolved.id);
      if (!OURS.test(file)) return resolved;
      return `${join(ROOT, translationOf(file, language, from))}?language=${language}`;
    },
    load: (id) => (id.endsWith(FACTS) ? factsModule(id.slice(0, -FACTS.length)) : null),
    transform(code, id) {
      // Only the page's own words travel to the browser: of the English ones a translation takes the facts.
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return null;
      if (!LANGUAGE.test(id) || !ENGLISH_TWIN.test(code)) return null;
      return code
        .replace(ENGLISH_TWIN, `$& import * as facts from '$1${FACTS}';`)
        .replace(ENGLISH_WORDS, '$1facts.');
    },
  };
}

/** The facts of an English module, evaluated now. */
async function factsModule(file: string): Promise<string> {
  const facts = factsOf(await import(pathToFileURL(file).href));
  return Object.entries(facts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** A translation itself is made from the English module of the same name. */
function translationOf(file: string, language: string, importer: string | undefined): string {
  const folder = `content/${language}/`;
  const isTranslating = importer !== undefined && relative(ROOT, importer).startsWith(folder);
  if (!file.startsWith('content/en/') || isTranslating) return file;
  const translation = file.replace('content/en/', folder);
  return existsSync(join(ROOT, translation)) ? translation : file;
}

/** The words of every island in every language, as files of their own: a page names those that it needs. */
export function islandWords(): Record<string, string> {
  const files = globSync('content/en/islands/*.ts', { cwd: ROOT }).sort();
  return Object.fromEntries(
    ['', ...translatedLanguages().map((code) => `?language=${code}`)].flatMap((language) =>
      files.map((file) => [basename(file, '.ts') + language.replace('?language=', '-'), file + language]),
    ),
  );
}
