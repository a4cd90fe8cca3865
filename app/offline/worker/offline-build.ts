/** What a build keeps on a visitor's phone. */
export interface OfflineBuild {
  /** The id that each page of the build carries in its header. */
  id: string;
  /** Pages that open without a connection, whether they have been seen or not. */
  pages: string[];
  /** The files that those pages need. */
  files: string[];
}

export const BUILD_HEADER = 'x-build';
/** Shown in place of a page that is not there. */
export const OFFLINE_PAGE = '/offline';
const PREFIX = 'lashma-';

/** Each build has caches of its own, so that files of two builds never meet. */
export const cacheNames = ({ id }: OfflineBuild) => ({
  build: `${PREFIX}${id}`,
  seen: `${PREFIX}${id}-seen`,
});

export async function deleteCaches(except: string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !except.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
