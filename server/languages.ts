import { join } from 'node:path';
import { english, type ServerWords, translated } from '#content/languages.ts';
import { localPath, prefixOf } from '#domain/language/local-path.ts';
import type { PublishedFacts } from '#facts/published.ts';
import { PROJECT_ROOT } from './project-root.ts';

export const ENGLISH = english.language.language.code;

const spoken = new Map(Object.entries(translated));

/** Where a bundle in a language finds `#words`; Vite's own answer is English, as in package.json. */
export function wordsAlias(code: string): Record<string, string> {
  return { '#words': join(PROJECT_ROOT, 'content', code) };
}

/** With these facts, null for those of the build; with those that hold now unless they are given. */
type Speak = (facts?: PublishedFacts | null) => Readonly<Record<string, ServerWords>> | undefined;

let speakNow: Speak = () => undefined;

/** From now on the server says what this gives, by the codes of the languages; where it gives nothing, the words of the build. */
export function speakWith(words: Speak): void {
  speakNow = words;
}

/** What the work makes as if these facts held. It cannot wait for anything: nobody else may speak meanwhile. */
export function asIfWith<Made>(facts: PublishedFacts | null, work: () => Made): Made {
  const speak = speakNow;
  const words = speak(facts);
  speakNow = () => words;
  try {
    return work();
  } finally {
    speakNow = speak;
  }
}

/** What the server says in a language; in English when there is no such language. */
export function contentIn<Name extends keyof ServerWords>(code: string, name: Name): ServerWords[Name] {
  return (speakNow()?.[knownLanguage(code)] ?? spoken.get(code) ?? english)[name];
}

/** The code of a language that there is, for what somebody has sent or a row has stored; else that of English. */
export function knownLanguage(code: string | undefined): string {
  return code !== undefined && spoken.has(code) ? code : ENGLISH;
}

/** For staff, who read English: the name of any other language, even of one that is gone. */
export function nameOfOther(code: string): string {
  return code === ENGLISH ? '' : (spoken.get(code)?.language.language.name ?? code);
}

export function nameOfLanguage(code: string): string {
  return nameOfOther(code) || english.language.language.name;
}

/** In which language the page at an address is: `/yo/plan` is in Yorùbá. */
export function languageOfAddress(address: string): string {
  return knownLanguage(/^\/([a-z]+)(?=[/?#]|$)/.exec(address)?.[1]);
}

export function pathIn(code: string, path: string): string {
  return localPath(path, prefixOf(knownLanguage(code)));
}
