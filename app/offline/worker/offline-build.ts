/** What a build stores for offline use. */
export interface OfflineBuild {
  /** The build id that each page sends in a header. */
  id: string;
  /** Pages available offline, whether visited or not. */
  pages: string[];
  files: string[];
}

export const BUILD_HEADER = 'x-build';
/** The fallback for pages that are not stored. */
export const OFFLINE_PAGE = '/offline';
/** The staff's part of the site is never stored. */
export const isDesk = ({ pathname }: URL) => /^\/desk(?:\/|$)/.test(pathname);
const PREFIX = 'lashma-';

/** Each build has its own caches, so that files of two builds never mix. */
export const cacheNames = ({ id }: OfflineBuild) => ({
  build: `${PREFIX}${id}`,
  visited: `${PREFIX}${id}-seen`,
});

export async function deleteCaches(except: string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !except.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
