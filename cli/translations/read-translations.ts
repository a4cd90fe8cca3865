import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { translations } from '#content/languages.ts';
import type { Language } from '#content/schema/site.ts';
import { compareWords, findWords, hashOf, type Problem } from './compare-words.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const ENGLISH = 'en';
const MADE_FROM = 'made-from.json';
/** Follows the hash of a module that may stay older than the English. */
const DEFERRED = ' deferred';
/** These only pass on the words of other modules. */
const PASSED_ON = ['**/*.test.ts', 'islands/**', 'server-words.ts'];

/** By module: the hash of the English words that it was made from. */
type MadeFrom = Record<string, string>;

export interface Translation {
  language: Language;
  /** In the form `plan-page: planCards.heading is missing`. */
  problems: Problem[];
  /** Modules whose English has changed since, and whether somebody has said that they may wait. */
  older: { module: string; isDeferred: boolean }[];
}

export async function readTranslation(code: string, content = CONTENT): Promise<Translation> {
  const { language } = await load(content, code, 'language');
  const madeFrom = readMadeFrom(join(content, code));
  const problems: Problem[] = [];
  const older: Translation['older'] = [];
  const [expected, own] = [listModules(content), modulesOf(content, code)];
  for (const module of [...new Set([...expected, ...own])].sort()) {
    if (!own.includes(module) || !expected.includes(module)) {
      problems.push({ place: module, what: own.includes(module) ? 'is in no other language' : 'is missing' });
      continue;
    }
    const english = await load(content, ENGLISH, module);
    const found = compareWords(english, await load(content, code, module), language);
    problems.push(...found.map(({ place, what }) => ({ place: `${module}: ${place}`, what })));
    const words = findWords(english);
    const made = madeFrom[module];
    if (words.size === 0) continue;
    if (!made) problems.push({ place: module, what: 'was not marked as made from this English' });
    else if (made.replace(DEFERRED, '') !== hashOf(words))
      older.push({ module, isDeferred: made.endsWith(DEFERRED) });
  }
  return { language, problems, older };
}

/** Says of all modules of a language, or of one, that they were made from the English of now. */
export async function markCurrent(code: string, only?: string, content = CONTENT): Promise<void> {
  const madeFrom = only ? readMadeFrom(join(content, code)) : {};
  for (const module of listModules(content).filter((each) => !only || each === only)) {
    const words = findWords(await load(content, ENGLISH, module));
    const isThere = existsSync(join(content, code, `${module}.ts`));
    if (words.size > 0 && isThere) madeFrom[module] = hashOf(words);
    else delete madeFrom[module];
  }
  writeMadeFrom(join(content, code), madeFrom);
}

/** Says of every module that is older than its English that it may stay so for now. */
export async function defer(code: string, content = CONTENT): Promise<void> {
  const madeFrom = readMadeFrom(join(content, code));
  const { older } = await readTranslation(code, content);
  for (const { module, isDeferred } of older) if (!isDeferred) madeFrom[module] += DEFERRED;
  writeMadeFrom(join(content, code), madeFrom);
}

/** Languages that have a folder, but no name in content/languages.ts yet. */
export function listBegun(content = CONTENT): string[] {
  const folders = globSync('*/language.ts', { cwd: content }).map(dirname);
  return folders.filter((code) => code !== ENGLISH && !translations.includes(code));
}

/** The modules that every language must have: those of more than one, or of the only one. */
function listModules(content: string): string[] {
  const folders = translations.map((code) => modulesOf(content, code)).filter(({ length }) => length > 0);
  const isIn = (module: string) => folders.filter((modules) => modules.includes(module)).length;
  return [...new Set(folders.flat())].filter((module) => isIn(module) >= Math.min(2, folders.length));
}

function modulesOf(content: string, code: string): string[] {
  const files = globSync('**/*.ts', { cwd: join(content, code), exclude: PASSED_ON });
  return files.map((file) => file.replace(/\.ts$/, ''));
}

function load(content: string, code: string, module: string) {
  return import(pathToFileURL(join(content, code, `${module}.ts`)).href);
}

function readMadeFrom(folder: string): MadeFrom {
  const file = join(folder, MADE_FROM);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function writeMadeFrom(folder: string, madeFrom: MadeFrom): void {
  const sorted = Object.fromEntries(Object.entries(madeFrom).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(folder, MADE_FROM), `${JSON.stringify(sorted, null, 2)}\n`);
}
