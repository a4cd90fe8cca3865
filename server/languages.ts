import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { translations } from '#content/languages.ts';
import { localPath, prefixOf } from '#domain/language/local-path.ts';
import * as complaintMails from '#words/complaint-mails.ts';
import * as complaintPage from '#words/complaint-page.ts';
import * as formWords from '#words/form-words.ts';
import * as language from '#words/language.ts';
import * as mails from '#words/mails.ts';
import * as site from '#words/site.ts';
import { moduleFile } from './project-root.ts';

/** The modules of content/ from which the server itself speaks to visitors. */
const english = {
  'complaint-mails': complaintMails,
  'complaint-page': complaintPage,
  'form-words': formWords,
  language,
  mails,
  site,
};

type SpokenContent = typeof english;

export const ENGLISH = language.language.code;

/** The build makes these modules of every language. */
export const spokenModules = Object.keys(english);

const fileOf = (code: string, name: string) => moduleFile(`content/${code}/${name}`);

/** The languages that have a folder in content/, by their codes. */
const spoken = new Map<string, SpokenContent>(
  await Promise.all(
    translations
      .filter((code) => existsSync(fileOf(code, 'language')))
      .map(async (code) => [code, await loadContent(code)] as const),
  ),
);

/** A module that has no translation stays English. */
async function loadContent(code: string): Promise<SpokenContent> {
  const modules = Object.entries(english).map(async ([name, module]) => {
    const file = fileOf(code, name);
    if (!existsSync(file)) return [name, module];
    return [name, { ...module, ...(await import(/* @vite-ignore */ pathToFileURL(file).href)) }];
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** What the server says in a language; in English when there is no such language. */
export function contentIn<Name extends keyof SpokenContent>(code: string, name: Name): SpokenContent[Name] {
  return (spoken.get(code) ?? english)[name];
}

/** The code of a language that there is, for what somebody has sent or a row has stored; else that of English. */
export function knownLanguage(code: string | undefined): string {
  return code !== undefined && spoken.has(code) ? code : ENGLISH;
}

/** For staff, who read English: the name of any other language, even of one that is gone. */
export function nameOfOther(code: string): string {
  return code === ENGLISH ? '' : (spoken.get(code)?.language.language.name ?? code);
}

/** In which language the page at an address is: `/yo/plan` is in Yorùbá. */
export function languageOfAddress(address: string): string {
  return knownLanguage(/^\/([a-z]+)(?=[/?#]|$)/.exec(address)?.[1]);
}

/** Where a page is in a language. */
export function pathIn(code: string, path: string): string {
  return localPath(path, prefixOf(knownLanguage(code)));
}
