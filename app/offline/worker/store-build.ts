import {
  BUILD_HEADER,
  cacheNames,
  LISTS_PAGE,
  OFFLINE_PAGE,
  type OfflineBuild,
  pagesIn,
  readingPrefix,
} from './offline-build.ts';

/**
 * Fetches everything first and then stores it: when a file is missing or belongs to another build or other lists, as
 * during a deployment, nothing is stored and the browser tries again later. Sequential, so that the visitor's own requests keep
 * their bandwidth.
 */
export async function storeBuild(build: OfflineBuild, prefix: string): Promise<void> {
  await store(
    build,
    [...build.files, ...build.lists, ...(build.languageFiles[prefix] ?? [])],
    pagesIn(prefix, build),
  );
}

let latest = Promise.resolve();

/** Stores the pages in the language of a visited page instead of those in another one, one visit after the other. */
export function keepLanguageOf(build: OfflineBuild, url: URL, { status, headers }: Response): Promise<void> {
  const prefix = readingPrefix(url, build);
  if (status !== 200 || headers.get(BUILD_HEADER) !== build.id || prefix === undefined) return latest;
  // Where the connection breaks, the pages of before are still there.
  latest = latest.then(() => keepLanguage(build, prefix)).catch(() => undefined);
  return latest;
}

async function keepLanguage(build: OfflineBuild, prefix: string): Promise<void> {
  const { build: name } = cacheNames(build);
  const kept = await keptPrefix(build, [name]);
  if (kept === undefined || kept === prefix) return;
  const files = build.languageFiles[prefix] ?? [];
  await store(build, files, pagesIn(prefix, build));
  const cache = await caches.open(name);
  const left = (build.languageFiles[kept] ?? []).filter((file) => !files.includes(file));
  await Promise.all([...left, ...pagesIn(kept, build)].map((path) => cache.delete(path)));
}

/** The language whose pages are stored in one of these caches. */
export async function keptPrefix(
  { languageFiles }: OfflineBuild,
  cacheNames: string[],
): Promise<string | undefined> {
  for (const cacheName of cacheNames)
    for (const prefix of Object.keys(languageFiles))
      if (await caches.match(prefix + OFFLINE_PAGE, { cacheName })) return prefix;
  return undefined;
}

async function store(build: OfflineBuild, files: string[], pages: string[]): Promise<void> {
  const pieces: [path: string, compressed: Response][] = [];
  for (const path of files) pieces.push([path, await gzipResponse(await fetchPiece(path, 'default'))]);
  for (const path of pages) pieces.push([path, await gzipResponse(await fetchPage(path, build))]);
  const cache = await caches.open(cacheNames(build).build);
  await Promise.all(pieces.map(([path, compressed]) => cache.put(path, compressed)));
}

async function fetchPage(path: string, { id, lists }: OfflineBuild): Promise<Response> {
  const page = await fetchPiece(path, 'no-cache');
  if (page.headers.get(BUILD_HEADER) !== id) throw new Error(`${path} is of another build`);
  if (path.endsWith(LISTS_PAGE)) {
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

/** At 25 KB each, far less than the build's own files. */
const MAX_VISITED = 8;

/** Stores a visited page and drops the oldest ones. */
export async function storeVisitedPage(build: OfflineBuild, url: URL, response: Response): Promise<void> {
  if (!mayBeStored(build, url, response)) return;
  const cache = await caches.open(cacheNames(build).visited);
  const compressed = await gzipResponse(response);
  await cache.delete(url.pathname);
  await cache.put(url.pathname, compressed);
  const oldest = (await cache.keys()).slice(0, -MAX_VISITED);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

/** Never a URL with a query, which may contain a token or a search, and never a private page. */
function mayBeStored(build: OfflineBuild, url: URL, { status, headers }: Response): boolean {
  return (
    status === 200 &&
    url.search === '' &&
    !Object.keys(build.languageFiles).some((prefix) => pagesIn(prefix, build).includes(url.pathname)) &&
    headers.get(BUILD_HEADER) === build.id &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !/no-store|private|no-cache/.test(headers.get('cache-control') ?? '')
  );
}

/**
 * Stores responses gzipped: browsers keep them decompressed, at four times the size, and small phones have little
 * storage.
 */
export async function gzipResponse(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  // They describe the transferred bytes.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  const compressed = response.body?.pipeThrough(new CompressionStream('gzip'));
  return new Response(await new Response(compressed).blob(), { headers });
}

export function gunzipResponse(stored: Response): Response {
  return new Response(stored.body?.pipeThrough(new DecompressionStream('gzip')), { headers: stored.headers });
}
