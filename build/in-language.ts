import { existsSync, globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { translations } from '#content/languages.ts';

const ROOT = join(import.meta.dirname, '..');
const OURS = /^(?:app|content|domain)\/.*\.tsx?$/;
const LANGUAGE = /[?&]language=([a-z]+)/;
const ISLAND_WORDS = 'virtual:island-words';

/** The languages that have a folder in content/. */
export const translatedLanguages = () =>
  translations.filter((code) => existsSync(join(ROOT, 'content', code, 'language.ts')));

/**
 * Whoever asks for a module in a language, as `entry.server.tsx?language=yo`, gets everything that it imports in that
 * language: a module of content/ that has a translation is replaced by it, and English is left where there is none.
 */
export function inLanguage(): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === ISLAND_WORDS) return source;
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
    load: (id) => (id === ISLAND_WORDS ? islandWords() : null),
  };
}

/** A translation itself is made from the English module of the same name. */
function translationOf(file: string, language: string, importer: string | undefined): string {
  const folder = `content/${language}/`;
  const isTranslating = importer !== undefined && relative(ROOT, importer).startsWith(folder);
  if (!file.startsWith('content/') || isTranslating) return file;
  const translation = file.replace('content/', folder);
  return existsSync(join(ROOT, translation)) ? translation : file;
}

/** The words of every island, as `yo/directory`; only those of the page's language are fetched. */
function islandWords(): string {
  const files = globSync('content/islands/*.ts', { cwd: ROOT }).sort();
  const entries = ['', ...translatedLanguages()].flatMap((language) =>
    files.map((file) => {
      const name = `${language || 'en'}/${basename(file, '.ts')}`;
      return `'${name}': () => import('/${file}${language && `?language=${language}`}')`;
    }),
  );
  return `export default {\n${entries.join(',\n')}\n};\n`;
}
