import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { language } from '#words/language.ts';

/** Of the addresses in the language of the words around this module: `/yo`, or nothing in English. */
export const languagePrefix = prefixOf(language.code);

/** Where a page is in that language. */
export const ownPath = (path: string) => localPath(path, languagePrefix);

/** Where a page is in a language. */
export const pathIn = (code: string, path: string) => localPath(path, prefixOf(code));
