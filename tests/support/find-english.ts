import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findWords } from '#cli/translations/find-words.ts';
import { translations } from '#content/languages.ts';
import type { Language } from '#content/schema/language.ts';
import { keptNames } from '#words/glossary.ts';
import { lagosPlaces, seedRecords } from './directory.ts';
import { explanations, furtherNames, replacedWords, sharedWords } from './shared-words.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const NOT_ENGLISH = ['languages.ts', ...translations.map((code) => `${code}/**`)];
/** For staff, for machines, or for nobody. */
const UNSEEN = ['desk/**', 'schema/**', '**/*.test.ts'];
const ADDRESS = /\S+@\S+|(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?(?=\W|$)/g;
const REFERENCE = /\bLA-\w{4}-\w{4}\b/g;
const BRACKETS = /\(([^()]*)\)/g;
const CONTEXT_LENGTH = 30;

const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(CONTENT, file)).href);
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];

const namesOfPlaces = Object.values(seedRecords).flatMap((records) =>
  records.flatMap(({ name, address }) => [name, address]),
);
const namesOfAreas = [...lagosPlaces].flatMap(([lga, lcdas]) => [lga, ...lcdas]);
/** The longest first, since some begin others. */
const NAMES = new RegExp(
  `(?<!\\p{L})(?:${[...keptNames, ...furtherNames, ...namesOfPlaces, ...namesOfAreas]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?!\\p{L})`,
  'giu',
);

/** Finds English words in what a page of a translation says, each with the words around it. */
export async function openEnglishFinder({
  code,
  isNearEnglish,
}: Pick<Language, 'code' | 'isNearEnglish'>): Promise<(text: string) => string[]> {
  const { words = '', phrases } = replacedWords[code] ?? {};
  const english = isNearEnglish ? new Set(words.split(/\s+/)) : await readEnglishWords();
  for (const word of sharedWords[code] ?? []) english.delete(word);
  const explained = new Set([...explanations, ...(await readTerms(code))].map((term) => term.toLowerCase()));
  const isLeftOut = (inBrackets: string) =>
    inBrackets.split(', ').every((term) => explained.has(term.toLowerCase()));

  return (text) => {
    const own = text
      .replace(ADDRESS, ' ')
      .replace(NAMES, ' ')
      .replace(REFERENCE, ' ')
      .replace(BRACKETS, (whole, inside: string) => (isLeftOut(inside) ? ' ' : whole))
      .replace(phrases ?? /(?!)/, ' ');
    return [...own.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)]
      .filter(([word]) =>
        [word.toLowerCase().replace('’', "'"), ...wordsIn(word)].some((one) => english.has(one)),
      )
      .map(({ 0: word, index }) => {
        const around = own.slice(Math.max(0, index - CONTEXT_LENGTH), index + word.length + CONTEXT_LENGTH);
        return `${word}: …${around}…`;
      });
  };
}

/** Every word of two letters or more that an English page may say. */
async function readEnglishWords(): Promise<Set<string>> {
  const files = globSync('**/*.ts', { cwd: CONTENT, exclude: [...NOT_ENGLISH, ...UNSEEN] });
  const modules = await Promise.all(files.map(load));
  const texts = modules.flatMap((module) => [...findWords(module).values()]);
  // What people search by has words of all languages.
  return new Set(texts.filter(({ isKeywords }) => !isKeywords).flatMap(({ text }) => wordsIn(text)));
}

/** The English terms that the glossary of a language adds in brackets. */
async function readTerms(code: string): Promise<string[]> {
  const { glossary } = (await load(`${code}/glossary.ts`)) as { glossary: Record<string, string> };
  return Object.values(glossary).flatMap((term) =>
    [...term.matchAll(BRACKETS)].map(([, inside = '']) => inside),
  );
}
