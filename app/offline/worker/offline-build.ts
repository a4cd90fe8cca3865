import { isEnglishOnly } from '#domain/language/local-path.ts';

/** What a build stores for offline use, with the lists of the directory. */
export interface OfflineBuild {
  /** The build id that each page sends in a header. */
  id: string;
  /** Pages available offline in the visitor's language, whether visited or not; without a language's prefix. */
  pages: string[];
  files: string[];
  /** The files of each language, by the prefix of its pages: `/yo`, nothing in English. */
  languageFiles: Record<string, string[]>;
  /** The URLs of the lists, each with its version. */
  lists: string[];
}

export const BUILD_HEADER = 'x-build';
/** The fallback for pages that are not stored. */
export const OFFLINE_PAGE = '/offline';
/** The staff's part of the site is never stored. */
export const isDesk = ({ pathname }: URL) => /^\/desk(?:\/|$)/.test(pathname);
const PREFIX = 'lashma-';

/** The prefix of the language in which a page is read; undefined where it tells nothing, since all read it in English. */
export function readingPrefix({ pathname }: URL, { languageFiles }: OfflineBuild): string | undefined {
  const prefix = Object.keys(languageFiles).find(
    (each) => each !== '' && `${pathname}/`.startsWith(`${each}/`),
  );
  return prefix ?? (isEnglishOnly(pathname) ? undefined : '');
}

/** The pages that are stored in a language. */
export function pagesIn(prefix: string, { pages }: OfflineBuild): string[] {
  return pages.map((path) => prefix + path);
}

/** The page that shows the lists. */
export const LISTS_PAGE = '/provider';

/** Each build has its own caches, and so have its lists when they change, so that files of two never mix. */
export function cacheNames({ id, lists }: OfflineBuild) {
  const versions = lists.map((href) => href.slice(href.indexOf('=') + 1)).join('.');
  const name = `${PREFIX}${id}.${versions}`;
  return { build: name, visited: `${name}-seen` };
}

/** The caches of every build that is still there. */
export async function listCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

export async function deleteCaches(except: string[] = []): Promise<void> {
  const names = (await listCaches()).filter((name) => !except.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
