import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { translations } from '#content/languages.ts';
import type { Language } from '#content/schema/language.ts';
import { compareWords, type Problem } from './compare-words.ts';
import { findWords, hashOf } from './find-words.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const ENGLISH = 'en';
const MADE_FROM = 'made-from.json';
/** Follows the hash of a sentence that may stay older than the English. */
const KNOWN = ' older';

/** By module and place: the hash of the English that the words were made from. */
type MadeFrom = Record<string, Record<string, string>>;

export interface Translation {
  language: Language;
  /** In the form `plan-page: planCards.heading is missing`. */
  problems: Problem[];
  /** Places whose English has changed since, and whether somebody has said that they may wait. */
  older: { place: string; isKnown: boolean }[];
}

/** The languages whose folders are there. */
export function translatedLanguages(content = CONTENT): string[] {
  return translations.filter((code) => existsSync(join(content, code, 'language.ts')));
}

/** The modules that any language has translated: all of them must. */
function translatedModules(content: string): string[] {
  const files = translatedLanguages(content).flatMap((code) =>
    globSync('**/*.ts', { cwd: join(content, code), exclude: ['**/*.test.ts'] }),
  );
  return [...new Set(files.map((file) => file.replace(/\.ts$/, '')))].sort();
}

export async function readTranslation(code: string, content = CONTENT): Promise<Translation> {
  const folder = join(content, code);
  const { language } = await load(folder, 'language');
  const madeFrom = readMadeFrom(folder);
  const problems: Problem[] = [];
  const older: Translation['older'] = [];
  for (const module of translatedModules(content)) {
    if (!existsSync(fileOf(folder, module))) {
      problems.push({ place: module, what: 'is missing' });
      continue;
    }
    const [english, translated] = await Promise.all([
      load(join(content, ENGLISH), module),
      load(folder, module),
    ]);
    const found = compareWords(english, translated, language);
    problems.push(...found.map(({ place, what }) => ({ place: `${module}: ${place}`, what })));
    for (const [place, { text }] of findWords(english)) {
      const made = madeFrom[module]?.[place];
      const at = `${module}: ${place}`;
      if (!made) problems.push({ place: at, what: 'was not said to be made from this English' });
      else if (made.replace(KNOWN, '') !== hashOf(text))
        older.push({ place: at, isKnown: made.endsWith(KNOWN) });
    }
  }
  return { language, problems, older };
}

/** Says of all words of a language, or of one module, that they were made from the English of now. */
export async function recordMade(code: string, only?: string, content = CONTENT): Promise<void> {
  const madeFrom = readMadeFrom(join(content, code));
  const modules = translatedModules(content).filter((module) => !only || module === only);
  for (const module of modules) {
    const words = findWords(await load(join(content, ENGLISH), module));
    madeFrom[module] = Object.fromEntries([...words].map(([place, { text }]) => [place, hashOf(text)]));
  }
  writeMadeFrom(join(content, code), madeFrom);
}

/** Says of everything that is older than its English that it may stay so for now. */
export async function recordLater(code: string, content = CONTENT): Promise<void> {
  const madeFrom = readMadeFrom(join(content, code));
  const { older } = await readTranslation(code, content);
  for (const { place, isKnown } of older) {
    const [module = '', inModule = ''] = place.split(': ');
    const made = madeFrom[module];
    if (made && !isKnown) made[inModule] += KNOWN;
  }
  writeMadeFrom(join(content, code), madeFrom);
}

function load(folder: string, module: string) {
  return import(pathToFileURL(fileOf(folder, module)).href);
}

function fileOf(folder: string, module: string): string {
  return join(folder, `${module}.ts`);
}

function readMadeFrom(folder: string): MadeFrom {
  const file = join(folder, MADE_FROM);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function writeMadeFrom(folder: string, madeFrom: MadeFrom): void {
  const kept = Object.fromEntries(
    Object.entries(madeFrom).filter(([, places]) => Object.keys(places).length > 0),
  );
  writeFileSync(join(folder, MADE_FROM), `${JSON.stringify(kept, null, 2)}\n`);
}
