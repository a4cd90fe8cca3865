import type { AppBuild } from '#app/entry.server.tsx';
import type { Locate } from '#app/page.ts';
import type { Route } from '#app/routes.ts';
import type { Directory } from '#app/site.ts';
import { cameFrom, isEnglishOnly, localPath, prefixOf } from '#domain/language/local-path.ts';
import { ENGLISH } from '../languages.ts';

/** A route, and what its page says of itself. */
export type PageRoute = Route & {
  query?: readonly string[] | undefined;
  failTo?: string | undefined;
  isPrivate?: boolean | undefined;
  locate?: Locate | undefined;
  takesForms?: boolean | undefined;
};

export interface PageMatch {
  kind: 'page';
  route: PageRoute;
  language: string;
  /** Path and the parameters that the page reads: rendered once for everyone whose URL comes down to the same. */
  key: string;
  path: string;
  /** Without the language: `/plan` for `/yo/plan`. */
  pagePath: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  isUnknown: boolean;
  /** One of the few that are rendered once and kept: no part of its URL can be made up. */
  isFixed: boolean;
  /** One of the hundreds of places: known, but too many to be kept with the fixed ones. */
  isPlace: boolean;
  /** An overlong query is answered but kept nowhere, and so is a page for one visitor only. */
  isKept: boolean;
}

export type UrlMatch = PageMatch | { kind: 'redirect'; location: string } | { kind: 'malformed' };

export interface LocalRoute {
  url: string;
  route: PageRoute;
  language: string;
  /** The match of the URL that is just the pattern; undefined where there are parameters to fill in. */
  fixed: PageMatch | undefined;
}

type Params = Readonly<Record<string, string>>;

export type PageRouter = ReturnType<typeof createPageRouter>;

const MAX_QUERY_LENGTH = 512;
export const MAX_PARAM_LENGTH = 500;
/** All unknown paths share one rendering, made for this path. */
const UNKNOWN_PATH = '/not-found';

/** What pages say of themselves, by their names. The build notes it, so that a start need not load them all. */
export type NotedPages = Readonly<
  Record<string, Pick<PageRoute, 'query' | 'failTo' | 'isPrivate' | 'takesForms'> & { isLocated: boolean }>
>;

export async function notePages(app: Pick<AppBuild, 'routes' | 'loadPage'>): Promise<NotedPages> {
  const names = app.routes.flatMap((route) => ('page' in route ? [route.page] : []));
  const note = async (name: string) => {
    const { query, failTo, isPrivate, locate, post } = await app.loadPage(name);
    const noted = {
      query,
      failTo,
      isPrivate,
      takesForms: post !== undefined,
      isLocated: locate !== undefined,
    };
    return [name, noted] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(note)));
}

/** Loads the few pages that find their own addresses; without notes, all of them. */
export async function loadPageRouter(
  app: Pick<AppBuild, 'routes' | 'notFound' | 'loadPage'>,
  currentDirectory: () => Directory,
  translations: readonly string[],
  notes?: NotedPages | undefined,
): Promise<PageRouter> {
  const pages = notes ?? (await notePages(app));
  const routes = app.routes.map(async (route): Promise<PageRoute> => {
    if ('file' in route) return { ...route, query: route.file.query };
    if (!('page' in route)) return route;
    const { isLocated = false, ...noted } = pages[route.page] ?? {};
    return { ...route, ...noted, ...(isLocated && { locate: (await app.loadPage(route.page)).locate }) };
  });
  return createPageRouter(await Promise.all(routes), app.notFound, currentDirectory, translations);
}

/** `notFound` is the page of every path that is not among the routes; `translations` are the languages beside English. */
export function createPageRouter(
  routes: readonly PageRoute[],
  notFound: string,
  currentDirectory: () => Directory,
  translations: readonly string[] = [],
) {
  const languages = [ENGLISH, ...translations];
  const localRoutes = languages.flatMap((language) => routes.map((route) => toLocalRoute(route, language)));
  const unknown = new Map(
    languages.map((language) => {
      const route = { path: '/*', page: notFound };
      return [language, toMatch({ route, language, pagePath: UNKNOWN_PATH, isUnknown: true })];
    }),
  );
  let spellings: ReturnType<typeof acceptAnySpelling> | undefined;

  function matchUnknown(pathname: string): UrlMatch {
    const [, first = ''] = pathname.toLowerCase().split('/', 2);
    return (unknown.get(first) ?? unknown.get(ENGLISH)) as PageMatch;
  }

  /** For a request that Fastify has routed. */
  function matchRouted(local: LocalRoute, params: unknown, url: string): UrlMatch {
    if (local.fixed?.path === url) return local.fixed;
    return resolve(local, params as Params, url);
  }

  function resolve({ route, language }: LocalRoute, params: Params, url: string): UrlMatch {
    // An absolute URL, which a router reads as its path alone.
    if (!url.startsWith('/')) return { kind: 'malformed' };
    const [pathname, search] = splitUrl(url);
    const prefix = prefixOf(language);
    // The target comes from the route table or its page, never from the request, so that no spelling can lead to another site.
    if ('redirect' in route)
      return { kind: 'redirect', location: localPath(route.redirect, prefix) + search };
    // `/blog/` has the pattern of a post without a name.
    if (Object.values(params).includes('')) return match(url);
    const pagePath = route.locate ? route.locate(params, currentDirectory()) : fillIn(route.path, params);
    if (pagePath === undefined) return matchUnknown(pathname);
    const path = localPath(pagePath, prefix);
    if (path !== pathname) {
      // In English only: the page says so to whoever comes from another language.
      const note = prefix && isEnglishOnly(pagePath) ? `#${cameFrom(language)}` : '';
      return { kind: 'redirect', location: path + search + note };
    }
    return toMatch({ route, language, pagePath, params, search });
  }

  /** For any URL in any spelling: what Fastify found no route for, and what a visitor reports to have opened. */
  function match(url: string): UrlMatch {
    // A page view may name any text: half a surrogate pair could not be written into a URL again.
    if (!url.startsWith('/') || !url.isWellFormed()) return { kind: 'malformed' };
    const [pathname] = splitUrl(url);
    // Made for the first who needs it, so that the server starts sooner.
    spellings ??= acceptAnySpelling(localRoutes);
    const path = decodePath(withoutSlashes(pathname) || '/');
    if (path === undefined) return { kind: 'malformed' };
    const found = spellings(path);
    return found ? resolve(found.local, found.params, url) : matchUnknown(pathname);
  }

  return { routes: localRoutes, matchRouted, match };
}

/** Finds the route of a decoded path: Fastify's router does not return it, and distinguishes upper and lower case. */
function acceptAnySpelling(routes: readonly LocalRoute[]) {
  const fixed = new Map(routes.map((local) => [local.url.toLowerCase(), local]));
  const patterns = routes
    .filter(({ url }) => url.includes(':'))
    .map((local) => {
      const pattern = local.url.replace(/:(\w+)/g, `(?<$1>[^/]{1,${MAX_PARAM_LENGTH}})`);
      return { local, pattern: new RegExp(`^${pattern}$`, 'i') };
    });
  return (path: string): { local: LocalRoute; params: Params } | undefined => {
    const known = fixed.get(path.toLowerCase());
    if (known) return { local: known, params: {} };
    for (const { local, pattern } of patterns) {
      const { groups } = pattern.exec(path) ?? {};
      if (!groups) continue;
      const params = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]);
      return { local, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}

/** With what separates paths still encoded; undefined if it cannot be decoded. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname.replaceAll('%25', '%2525'));
  } catch {
    return undefined;
  }
}

function toLocalRoute(route: PageRoute, language: string): LocalRoute {
  const prefix = prefixOf(language);
  const url = route.path === '/' ? prefix || '/' : prefix + route.path;
  const isFixed = !url.includes(':') && localPath(route.path, prefix) === url && !('redirect' in route);
  const fixed = isFixed ? toMatch({ route, language, pagePath: route.path }) : undefined;
  return { url, route, language, fixed };
}

type Matched = Pick<PageMatch, 'route' | 'language' | 'pagePath'> &
  Partial<Pick<PageMatch, 'params' | 'isUnknown'>> & { search?: string };

function toMatch(matched: Matched): PageMatch {
  const { route, language, pagePath, params = {}, search = '', isUnknown = false } = matched;
  const query = pickQuery(search, route.query ?? []);
  const path = localPath(pagePath, prefixOf(language));
  const key = query.size > 0 ? `${path}?${query}` : path;
  return {
    kind: 'page',
    route,
    language,
    key,
    path,
    pagePath,
    params,
    query,
    isUnknown,
    isFixed: query.size === 0 && Object.keys(params).length === 0 && !route.isPrivate,
    isPlace: query.size === 0 && route.locate !== undefined,
    isKept: key.length - path.length <= MAX_QUERY_LENGTH && !route.isPrivate,
  };
}

/** By hand: a pattern for slashes at the end would start again at each slash of a path that ends in another sign. */
function withoutSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

export function splitUrl(url: string): [pathname: string, search: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}

function fillIn(pattern: string, params: Params): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** In one order, whatever the request's. */
function pickQuery(search: string, names: readonly string[]): URLSearchParams {
  const picked = new URLSearchParams();
  if (search === '' || names.length === 0) return picked;
  const given = new URLSearchParams(search);
  for (const name of names.toSorted()) for (const value of given.getAll(name)) picked.append(name, value);
  return picked;
}
