import { languageOfAddress } from '#server/languages.ts';
import { idsOf, linksOf } from './read-html.ts';

export interface Crawled {
  /** Path and query of every page reached, with its HTML. */
  pages: Map<string, string>;
  /** Links that lead nowhere, with the page that they stand on. */
  broken: string[];
}

type Fetch = (path: string) => Promise<{ status: number; type: string; text: string; path: string }>;

/** Follows every link of the site from its home pages. Pages that only differ by their query are read once. */
export async function crawlSite(
  get: Fetch,
  origin: string,
  homes: readonly string[] = ['/'],
): Promise<Crawled> {
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const fragments: { from: string; path: string; id: string }[] = [];
  const known = new Map<string, Promise<string | undefined>>();
  let waiting = homes.map((path) => ({ from: '(start)', path }));

  async function visit(from: string, path: string): Promise<string | undefined> {
    const answer = await get(path);
    if (answer.status !== 200) broken.push(`${from} → ${path}: ${answer.status}`);
    if (answer.status !== 200 || !answer.type.startsWith('text/html')) return undefined;
    pages.set(answer.path, answer.text);
    return answer.text;
  }

  while (waiting.length > 0) {
    const next: typeof waiting = [];
    for (const { from, path } of waiting) {
      if (known.has(path)) continue;
      const html = visit(from, path);
      known.set(path, html);
      for (const href of linksOf((await html) ?? '')) {
        const url = new URL(href, origin + path);
        if (url.origin !== origin || isOtherPlace(url.pathname)) continue;
        const target = toVisit(url);
        if (url.hash) fragments.push({ from: path, path: target, id: decodeURIComponent(url.hash.slice(1)) });
        if (!known.has(target)) next.push({ from: path, path: target });
      }
    }
    waiting = next;
  }
  for (const { from, path, id } of fragments) {
    const html = await known.get(path);
    if (html !== undefined && !idsOf(html).has(id)) broken.push(`${from} → ${path}#${id}: no such place`);
  }
  return { pages, broken: [...new Set(broken)] };
}

/** The directory and the comparison link to thousands of views of themselves; one of each open list is enough. */
function toVisit({ pathname, searchParams }: URL): string {
  const open = searchParams.get('open');
  if (pathname.endsWith('/provider') && open) return `${pathname}?open=${open}`;
  const page = searchParams.get('page');
  return page ? `${pathname}?page=${page}` : pathname;
}

/** In a translation the places of one area stand for all: they have the same template and the same words. */
function isOtherPlace(path: string): boolean {
  return languageOfAddress(path) !== 'en' && /\/provider\/(?!epe\/)[^/]+\/./.test(path);
}
