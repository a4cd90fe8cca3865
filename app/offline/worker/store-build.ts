import { compress } from './compressed-response.ts';
import { BUILD_HEADER, cacheNames, LISTS_PAGE, type OfflineBuild } from './offline-build.ts';

/**
 * Fetches everything first and then stores it: when a file is missing or belongs to another build or other lists, as
 * during a deployment, nothing is stored and the browser tries again later. Sequential, so that the visitor's own requests keep
 * their bandwidth.
 */
export async function storeBuild(build: OfflineBuild): Promise<void> {
  const pieces: [path: string, compressed: Response][] = [];
  for (const path of [...build.files, ...build.lists])
    pieces.push([path, await compress(await fetchPiece(path, 'default'))]);
  for (const path of build.pages) pieces.push([path, await compress(await fetchPage(path, build))]);
  const cache = await caches.open(cacheNames(build).build);
  await Promise.all(pieces.map(([path, compressed]) => cache.put(path, compressed)));
}

async function fetchPage(path: string, { id, lists }: OfflineBuild): Promise<Response> {
  const page = await fetchPiece(path, 'no-cache');
  if (page.headers.get(BUILD_HEADER) !== id) throw new Error(`${path} is of another build`);
  if (path === LISTS_PAGE) {
    const text = await page.clone().text();
    if (!lists.every((href) => text.includes(href))) throw new Error(`${path} shows other lists`);
  }
  return page;
}

async function fetchPiece(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache, priority: 'low' });
  if (!response.ok || response.redirected) throw new Error(`${path} answers ${response.status}`);
  return response;
}
