import type { AppBuild } from '#app/entry.server.tsx';
import type { Locate } from '#app/page.ts';
import type { Route } from '#app/routes.ts';
import type { Directory } from '#app/site.ts';
import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { ENGLISH } from '../languages.ts';

/** A route, and what its page says of itself. */
export type KnownRoute = Route & {
  query?: readonly string[] | undefined;
  failTo?: string | undefined;
  isPrivate?: boolean | undefined;
  locate?: Locate | undefined;
  takesForms?: boolean | undefined;
};

/** What a request's URL asks for. It depends on the URL and the directory alone, so that answers can be remembered. */
export type PageAddress =
  | {
      kind: 'page';
      route: KnownRoute;
      language: string;
      /** Path and the parameters that the page reads: rendered once for everyone whose URL comes down to the same. */
      key: string;
      path: string;
      /** Without the language: `/plan` for `/yo/plan`. */
      pagePath: string;
      params: Readonly<Record<string, string>>;
      query: URLSearchParams;
      isUnknown: boolean;
      /** One of the few that are rendered once and kept: nothing of its address can be made up. */
      isFixed: boolean;
      /** One of the hundreds of places: known, but too many to be kept with the fixed ones. */
      isPlace: boolean;
      /** An overlong query is answered but kept nowhere, and so is a page for one visitor only. */
      isKept: boolean;
    }
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' };

const MAX_QUERY_LENGTH = 512;
const MAX_REMEMBERED = 2000;
const MAX_REMEMBERED_LENGTH = 200;
/** All unknown paths share one rendering, made for this path. */
const UNKNOWN_PATH = '/not-found';

/** Asks each page once which parameters it reads. */
export async function openAddressBook(
  app: Pick<AppBuild, 'routes' | 'notFound' | 'loadPage'>,
  currentDirectory: () => Directory,
  translations: readonly string[],
) {
  const known = app.routes.map(async (route): Promise<KnownRoute> => {
    if (!('page' in route)) return route;
    const { query, failTo, isPrivate, locate, post } = await app.loadPage(route.page);
    return { ...route, query, failTo, isPrivate, locate, takesForms: post !== undefined };
  });
  const unknown = { path: '/*', page: app.notFound };
  return createAddressBook(await Promise.all(known), unknown, currentDirectory, translations);
}

/** `unknown` answers for every address that is not among the routes; `translations` are the languages beside English. */
export function createAddressBook(
  routes: readonly KnownRoute[],
  unknown: KnownRoute,
  currentDirectory: () => Directory,
  translations: readonly string[] = [],
): (url: string) => PageAddress {
  const remembered = new Map<string, PageAddress>();
  let rememberedFrom: Directory | undefined;
  return (url) => {
    const directory = currentDirectory();
    if (directory !== rememberedFrom) remembered.clear();
    rememberedFrom = directory;
    const known = remembered.get(url);
    if (known) return known;
    const address = resolveAddress(url, { routes, unknown, directory, translations });
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (url.length <= MAX_REMEMBERED_LENGTH) remembered.set(url, address);
    return address;
  };
}

interface Known {
  routes: readonly KnownRoute[];
  unknown: KnownRoute;
  directory: Directory;
  translations: readonly string[];
}

function resolveAddress(url: string, { routes, unknown, directory, translations }: Known): PageAddress {
  const [pathname, search] = splitUrl(url);
  const segments = readSegments(pathname);
  if (!segments) return { kind: 'malformed' };
  const translation = translations.find((code) => code === segments[0]?.toLowerCase());
  const language = translation ?? ENGLISH;
  const prefix = prefixOf(language);
  const inLanguage = translation ? segments.slice(1) : segments;
  const found = findRoute(routes, inLanguage.length > 0 ? inLanguage : ['']);
  const pagePath = found && pathOf(found, directory);
  if (!found || pagePath === undefined)
    return addressOf(unknown, {
      pagePath: UNKNOWN_PATH,
      language,
      prefix,
      params: {},
      search,
      isUnknown: true,
    });
  const { route, params } = found;
  const path = localPath(pagePath, prefix);
  // The target comes from the route table or its page, never from the request, so that no spelling can lead to another site.
  if ('redirect' in route) return { kind: 'redirect', location: localPath(route.redirect, prefix) + search };
  if (path !== pathname || (translation && 'file' in route))
    return { kind: 'redirect', location: path + search };
  return addressOf(route, { pagePath, language, prefix, params, search, isUnknown: false });
}

function pathOf({ route, params }: FoundRoute, directory: Directory): string | undefined {
  return route.locate ? route.locate(params, directory) : fillIn(route.path, params);
}

interface Asked {
  pagePath: string;
  language: string;
  prefix: string;
  params: Record<string, string>;
  search: string;
  isUnknown: boolean;
}

function addressOf(route: KnownRoute, asked: Asked): PageAddress {
  const { pagePath, language, prefix, params, search, isUnknown } = asked;
  const query = pickQuery(search, route.query ?? []);
  const path = localPath(pagePath, prefix);
  const key = query.size > 0 ? `${path}?${query}` : path;
  const isFixed = query.size === 0 && Object.keys(params).length === 0 && !route.isPrivate;
  const isPlace = query.size === 0 && route.locate !== undefined;
  const isKept = key.length - path.length <= MAX_QUERY_LENGTH && !route.isPrivate;
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
    isFixed,
    isPlace,
    isKept,
  };
}

function splitUrl(url: string): [pathname: string, search: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}

/** Decoded; slashes at the end do not count. Undefined for what is no path. */
function readSegments(pathname: string): string[] | undefined {
  // A page view may name any text: half a surrogate pair could not be written into an address again.
  if (!pathname.startsWith('/') || !pathname.isWellFormed()) return undefined;
  try {
    return pathname.slice(1).replace(/\/+$/, '').split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

interface FoundRoute {
  route: KnownRoute;
  params: Record<string, string>;
}

function findRoute(routes: readonly KnownRoute[], segments: string[]): FoundRoute | undefined {
  for (const route of routes) {
    const params = matchPattern(route.path, segments);
    if (params) return { route, params };
  }
  return undefined;
}

function matchPattern(pattern: string, segments: string[]): Record<string, string> | undefined {
  const parts = pattern.slice(1).split('/');
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment;
    else if (part !== segment.toLowerCase()) return undefined;
  }
  return params;
}

function fillIn(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** In one order, whatever the request's. */
function pickQuery(search: string, names: readonly string[]): URLSearchParams {
  const given = new URLSearchParams(search);
  const picked = new URLSearchParams();
  for (const name of names.toSorted()) for (const value of given.getAll(name)) picked.append(name, value);
  return picked;
}
