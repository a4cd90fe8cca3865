/** Figures and texts by their names, as the facts have them; null for what there is no longer. */
export interface FactTree {
  [name: string]: FactTree | string | number | boolean | null | readonly (FactTree | string)[];
}

/** What staff have published in place of facts of the build, by the names under which these are exported: only what differs. */
export type PublishedFacts = Readonly<Record<string, FactTree>>;

/** Handed to every module of an edition of the server's bundles; see server/pages/editions.ts. */
declare const publishedFacts: PublishedFacts | undefined;

const published: PublishedFacts = /* @__PURE__ */ readPublished();

/** In a browser the islands of a page carry what they were rendered with. */
function readPublished(): PublishedFacts {
  if (typeof publishedFacts === 'object') return publishedFacts;
  if (typeof document !== 'object') return {};
  const text = document.querySelector<HTMLElement>('[data-facts]')?.dataset.facts;
  return text ? JSON.parse(text) : {};
}

/** Staff change figures, so a number may be any other. */
type Facts<Built> = Built extends number
  ? number
  : Built extends string | boolean | readonly unknown[]
    ? Built
    : { readonly [Name in keyof Built]: Facts<Built[Name]> };

/** The facts of the build that are exported under this name, with what staff have published in their place. */
/* @__NO_SIDE_EFFECTS__ */
export function withPublished<const Built extends object>(name: string, built: Built): Facts<Built> {
  return replace(built, published[name]) as Facts<Built>;
}

/** The same for words of one language, which staff publish by its code. */
/* @__NO_SIDE_EFFECTS__ */
export function withPublishedIn<const Words extends object>(
  code: string,
  name: string,
  words: Words,
): Facts<Words> {
  return replace(words, (published[name] as Record<string, FactTree> | undefined)?.[code]) as Facts<Words>;
}

function replace(built: unknown, own: FactTree[string] | undefined): unknown {
  if (own === undefined) return built;
  if (typeof own !== 'object' || own === null || Array.isArray(own)) return own ?? undefined;
  const named: Record<string, unknown> = { ...(built as object) };
  for (const [name, value] of Object.entries(own)) named[name] = replace(named[name], value);
  return named;
}

/** What differs from the facts of the build: the least that a page has to carry. Undefined when nothing does. */
export function differingFacts(built: FactTree, own: FactTree): FactTree | undefined {
  const names = new Set([...Object.keys(built), ...Object.keys(own)]);
  const entries = [...names].flatMap((name) => {
    const [was, is] = [built[name], own[name] ?? null];
    if (JSON.stringify(was ?? null) === JSON.stringify(is)) return [];
    const inner = isTree(was) && isTree(is) ? differingFacts(was, is) : is;
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isTree(value: FactTree[string] | undefined): value is FactTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
