import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** What a request's URL asks for. A pure function of the URL, so that answers can be remembered. */
export type PageAddress =
  /** Rendered once for everyone whose URL comes down to the same path, which is all that the renderer gets to see. */
  | { kind: 'page'; path: string; hasQuery: boolean }
  /** Always handed to React Router as it came: resource routes and overlong queries. */
  | { kind: 'pass' }
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' };

const MAX_QUERY_LENGTH = 512;
const MAX_REMEMBERED = 2000;
const MAX_REMEMBERED_LENGTH = 200;
/** All unknown paths share one rendering, made for this path. */
const UNKNOWN_PATH = '/not-found';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** Whether it is the page that all unknown paths share. Other pages that are missing are as many as anyone invents. */
export function isSharedByUnknown(path: string): boolean {
  return path === UNKNOWN_PATH || path === toDataPath(UNKNOWN_PATH);
}

export function createAddressBook(routes: Routes): (url: string) => PageAddress {
  const tree = toRouteObjects(routes);
  const remembered = new Map<string, PageAddress>();
  return (url) => {
    const known = remembered.get(url);
    if (known) return known;
    const address = resolveAddress(url, routes, tree);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (url.length <= MAX_REMEMBERED_LENGTH) remembered.set(url, address);
    return address;
  };
}

function resolveAddress(url: string, routes: Routes, tree: RouteObject[]): PageAddress {
  const [pathname, search] = splitUrl(url);
  if (!pathname.startsWith('/') || !isWellFormed(pathname)) return { kind: 'malformed' };
  const data = asDataRequest(pathname);
  const matches = matchRoutes(tree, { pathname: data ?? pathname }) ?? [];
  const leaf = matches.at(-1);
  const pattern = `/${matches.flatMap((match) => match.route.path || []).join('/')}`;
  const isUnknown = leaf === undefined || pattern === '/*';
  const canonical = isUnknown ? UNKNOWN_PATH : generatePath(pattern, leaf.params);
  // The target comes from the route table, never from the request, so that no spelling can lead to another site.
  if (!isUnknown && data === undefined && canonical !== pathname)
    return { kind: 'redirect', location: canonical + search };

  const names = leaf ? readQueryNames(routes[leaf.route.id ?? '']) : [];
  if (names === undefined || search.length > MAX_QUERY_LENGTH) return { kind: 'pass' };
  const query = pickQuery(search, names);
  if (data !== undefined)
    pickRoutes(
      search,
      query,
      matches.map((match) => match.route.id ?? ''),
    );
  const path = data === undefined ? canonical : toDataPath(canonical);
  const hasQuery = query.size > 0;
  return { kind: 'page', path: hasQuery ? `${path}?${query}` : path, hasQuery };
}

function splitUrl(url: string): [pathname: string, search: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}

function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** React Router fetches the data of /plan from /plan.data and that of / from /_.data. */
function asDataRequest(pathname: string): string | undefined {
  if (!pathname.endsWith('.data')) return undefined;
  return pathname.endsWith('/_.data')
    ? pathname.slice(0, -'_.data'.length)
    : pathname.slice(0, -'.data'.length);
}

function toDataPath(canonical: string): string {
  return canonical === '/' ? '/_.data' : `${canonical}.data`;
}

/**
 * A page names the query parameters that it reads by exporting `handle = { query: [...] }`; all others are dropped,
 * so that nobody can fill the cache or put words into a cached page through them. A route without a component,
 * such as a redirect, sees the whole query and is never cached, unless it names its parameters too.
 */
function readQueryNames(route: Route | undefined): readonly string[] | undefined {
  const handle: unknown = route?.module.handle;
  if (typeof handle === 'object' && handle !== null && 'query' in handle && Array.isArray(handle.query))
    return handle.query.map(String);
  return route?.module.default ? [] : undefined;
}

function pickQuery(search: string, names: readonly string[]): URLSearchParams {
  const given = new URLSearchParams(search);
  const picked = new URLSearchParams();
  for (const name of names.toSorted()) for (const value of given.getAll(name)) picked.append(name, value);
  return picked;
}

/** A data request may ask for some of the matched routes only; no other name reaches the key. */
function pickRoutes(search: string, query: URLSearchParams, ids: string[]): void {
  const wanted = new URLSearchParams(search).get('_routes')?.split(',');
  if (wanted) query.set('_routes', ids.filter((id) => wanted.includes(id)).join(','));
}

function toRouteObjects(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, path, index, caseSensitive = false }) => {
      const place = path ? { id, path } : { id };
      return index ? { ...place, index } : { ...place, caseSensitive, children: toRouteObjects(routes, id) };
    });
}
