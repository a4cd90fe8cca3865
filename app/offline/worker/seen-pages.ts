import { BUILD_HEADER, cacheNames, type OfflineBuild } from './offline-build.ts';
import { pack } from './packed-response.ts';

/** At 25 KB each, far less than the build's own files. */
const MOST_SEEN = 8;

/** Stores a visited page and drops the oldest ones. */
export async function keepSeen(build: OfflineBuild, url: URL, response: Response): Promise<void> {
  if (!isKept(build, url, response)) return;
  const cache = await caches.open(cacheNames(build).seen);
  const packed = await pack(response);
  await cache.delete(url.pathname);
  await cache.put(url.pathname, packed);
  const oldest = (await cache.keys()).slice(0, -MOST_SEEN);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

/** Never a URL with a query, which may contain a token or a search, and never a private page. */
function isKept({ id, pages }: OfflineBuild, url: URL, { status, headers }: Response): boolean {
  return (
    status === 200 &&
    url.search === '' &&
    !pages.includes(url.pathname) &&
    headers.get(BUILD_HEADER) === id &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private|no-cache/.test(headers.get('cache-control') ?? '')
  );
}
