import { join } from 'node:path';
import { english, type ServerWords, translated } from '#content/languages.ts';
import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { LANGUAGE_NAMES } from '#facts/language-names.ts';
import type { PublishedFacts } from '#facts/published.ts';
import { PROJECT_ROOT } from './project-root.ts';

export const ENGLISH = english.language.language.code;

const builtIn = new Map(Object.entries(translated));
const names = new Map<string, string>(Object.entries(LANGUAGE_NAMES));

/** Where a bundle in a language finds `#words`; Vite's own answer is English, as in package.json. */
export function wordsAlias(code: string): Record<string, string> {
  return { '#words': join(PROJECT_ROOT, 'content', code) };
}

/**
 * The words of all languages, by code: made with the given facts, with those of the build for `null`, and without an
 * argument with those that are published now. Undefined means the words of the build.
 */
type WordsSource = (facts?: PublishedFacts | null) => Readonly<Record<string, ServerWords>> | undefined;

let currentWords: WordsSource = () => undefined;

/** Replaces the words of the build by those made with published facts, for the whole process. */
export function setWordsSource(source: WordsSource): void {
  currentWords = source;
}

/** Runs `work` with the words made with these facts. Synchronous only, because it swaps a module-level variable meanwhile. */
export function withFacts<Result>(facts: PublishedFacts | null, work: () => Result): Result {
  const source = currentWords;
  const words = source(facts);
  currentWords = () => words;
  try {
    return work();
  } finally {
    currentWords = source;
  }
}

/** The words of a module in a language; in English when the site does not have the language. */
export function contentIn<Name extends keyof ServerWords>(code: string, name: Name): ServerWords[Name] {
  return (currentWords()?.[knownLanguage(code)] ?? builtIn.get(code) ?? english)[name];
}

/** The code that a visitor has sent or a row has stored, if the site has that language; else that of English. */
export function knownLanguage(code: string | undefined): string {
  return code !== undefined && builtIn.has(code) ? code : ENGLISH;
}

/** For staff, who read English: the name of any other language, also of one that the site has given up. */
export function nameOfOther(code: string): string {
  return code === ENGLISH ? '' : (names.get(code) ?? code);
}

export function nameOfLanguage(code: string): string {
  return nameOfOther(code) || english.language.language.name;
}

/** The language of the page at a path: `/yo/plan` is in Yorùbá. */
export function languageOfPath(path: string): string {
  return knownLanguage(/^\/([a-z]+)(?=[/?#]|$)/.exec(path)?.[1]);
}

export function pathIn(code: string, path: string): string {
  return localPath(path, prefixOf(knownLanguage(code)));
}
