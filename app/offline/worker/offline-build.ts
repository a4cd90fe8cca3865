/** What a build stores for offline use, with the lists of the directory. */
export interface OfflineBuild {
  /** The build id that each page sends in a header. */
  id: string;
  /** Pages available offline, whether visited or not. */
  pages: string[];
  files: string[];
  /** The addresses of the lists, each with its version. */
  lists: string[];
}

export const BUILD_HEADER = 'x-build';
/** The fallback for pages that are not stored. */
export const OFFLINE_PAGE = '/offline';
/** The staff's part of the site is never stored. */
export const isDesk = ({ pathname }: URL) => /^\/desk(?:\/|$)/.test(pathname);
const PREFIX = 'lashma-';

/** The page that shows the lists. */
export const LISTS_PAGE = '/provider';

/** Each build has its own caches, and so have its lists when they change, so that files of two never mix. */
export function cacheNames({ id, lists }: OfflineBuild) {
  const versions = lists.map((href) => href.slice(href.indexOf('=') + 1)).join('.');
  const name = `${PREFIX}${id}.${versions}`;
  return { build: name, visited: `${name}-seen` };
}

export async function deleteCaches(except: string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !except.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
