import * as en from './en/server-words.ts';
import * as pcm from './pcm/server-words.ts';
import * as yo from './yo/server-words.ts';

/** With which words the server itself speaks. */
export type ServerWords = typeof en;

/** The source of all translations. */
export const english: ServerWords = en;

/** The translations, in the order of the language switch: each is a folder beside this file, and named here. */
export const translated: Record<string, ServerWords> = { yo, pcm };

export const translations: readonly string[] = Object.keys(translated);
