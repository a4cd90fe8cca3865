import { gzipResponse } from './compressed-response.ts';
import { BUILD_HEADER, cacheNames, type OfflineBuild, pagesIn } from './offline-build.ts';

/** At 25 KB each, far less than the build's own files. */
const MAX_VISITED = 8;

/** Stores a visited page and drops the oldest ones. */
export async function storeVisitedPage(build: OfflineBuild, url: URL, response: Response): Promise<void> {
  if (!isKept(build, url, response)) return;
  const cache = await caches.open(cacheNames(build).visited);
  const compressed = await gzipResponse(response);
  await cache.delete(url.pathname);
  await cache.put(url.pathname, compressed);
  const oldest = (await cache.keys()).slice(0, -MAX_VISITED);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

/** Never a URL with a query, which may contain a token or a search, and never a private page. */
function isKept(build: OfflineBuild, url: URL, { status, headers }: Response): boolean {
  return (
    status === 200 &&
    url.search === '' &&
    !Object.keys(build.words).some((prefix) => pagesIn(prefix, build).includes(url.pathname)) &&
    headers.get(BUILD_HEADER) === build.id &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private|no-cache/.test(headers.get('cache-control') ?? '')
  );
}
