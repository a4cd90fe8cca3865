import type { Directory } from '#app/site.ts';
import { serviceIds } from '#facts/services.ts';
import { LruCache } from '../../lru-cache.ts';
import type { Page } from '../../pages/page.ts';
import { ownSystems, placeId, RESOURCE_TYPES, type Resource, type ResourceType, SYSTEMS } from './codes.ts';
import { readValues, type Value } from './match-value.ts';
import { listsOf, placeResources } from './place-resources.ts';
import type { Criterion, Query } from './read-query.ts';
import { type PlanSource, schemeResources } from './scheme-resources.ts';
import type { SearchParameter } from './search-parameters.ts';

/** Of answers to searches; those of another snapshot go with it. */
const MOST_KEPT_BYTES = 2 * 1024 * 1024;
/** Whatever else is asked for: without them a resource of these types is not valid. */
const NEEDED = ['resourceType', 'id', 'meta', 'identifier', 'name'];
const SUBSETTED = { system: SYSTEMS.observationValue, code: 'SUBSETTED' };

export type FhirStore = ReturnType<typeof createFhirStore>;

/** All resources of one snapshot of the lists and plans, in the order of their ids, and what searches look at. */
export function createFhirStore(directory: Directory, source: PlanSource, base: string) {
  const own = ownSystems(base);
  const all = [...placeResources(directory, own), ...schemeResources(directory, source, own)];
  const byType = Map.groupBy(all, ({ resourceType }) => resourceType);
  for (const resources of byType.values()) resources.sort((a, b) => (a.id < b.id ? -1 : 1));
  const byReference = new Map(all.map((resource) => [`${resource.resourceType}/${resource.id}`, resource]));
  const columns = new Map<string, readonly (readonly Value[])[]>();
  const gone = new Map<string, string>();
  for (const { path, kind } of directory.finder.gone)
    for (const [type, part] of partsOf(kind)) gone.set(`${type}/${placeId(path, part)}`, path);

  /** Every id that a place may have had. */
  function partsOf(kind: 'hospital' | 'pharmacy'): [ResourceType, part?: string][] {
    return [
      ['Organization'],
      ['Location'],
      ['HealthcareService'],
      ...serviceIds.map((id): [ResourceType, string] => ['HealthcareService', id]),
      ...listsOf(kind, directory).map((id): [ResourceType, string] => ['OrganizationAffiliation', id]),
    ];
  }

  /** What a parameter looks at in each resource, read once. */
  function columnOf(type: ResourceType, parameter: SearchParameter) {
    const key = `${type}.${parameter.name}`;
    const column =
      columns.get(key) ?? (byType.get(type) ?? []).map((resource) => readValues(parameter, resource));
    columns.set(key, column);
    return column;
  }

  /** For each resource, whether it meets the criterion. */
  function meets(
    type: ResourceType,
    { parameter, chained, tests, isMissing }: Criterion,
  ): (at: number) => boolean {
    const column = columnOf(type, parameter);
    if (chained && parameter.target) {
      const { target } = parameter;
      const isMet = meets(target, { parameter: chained, tests, isMissing });
      const found = (byType.get(target) ?? []).filter((_, at) => isMet(at));
      const references = new Set(found.map(({ id }) => `${target}/${id}`));
      return (at) => column[at]?.some(({ text }) => references.has(text)) ?? false;
    }
    if (isMissing !== undefined) return (at) => (column[at]?.length === 0) === isMissing;
    return (at) => column[at]?.some((value) => tests.some((test) => test(value))) ?? false;
  }

  return {
    /** The newest change of anything. */
    lastUpdated: all.reduce(
      (newest, { meta }) => (meta.lastUpdated > newest ? meta.lastUpdated : newest),
      '',
    ),
    pages: new LruCache<Page>({ maxBytes: MOST_KEPT_BYTES, bytesOf: ({ bytes }) => bytes }),
    find: (type: ResourceType, id: string): Resource | undefined => byReference.get(`${type}/${id}`),
    /** The path of the page of a place that has left the lists. */
    findGone: (type: ResourceType, id: string): string | undefined => gone.get(`${type}/${id}`),
    search(type: ResourceType, query: Query) {
      const filters = query.criteria.map((criterion) => meets(type, criterion));
      const found = (byType.get(type) ?? []).filter((_, at) => filters.every((isMet) => isMet(at)));
      const start = query.after ? found.findIndex(({ id }) => id > query.after) : 0;
      const page = query.isCountOnly || start === -1 ? [] : found.slice(start, start + query.count);
      const last = page.at(-1);
      const hasMore = last !== undefined && last !== found.at(-1);
      return {
        total: found.length,
        matches: page.map((resource) => pick(resource, query.elements)),
        included: included(page, query),
        next: hasMore ? last.id : undefined,
      };
    },
  };

  /** Each resource once that a match of this page leads to, unless it is a match itself. */
  function included(page: readonly Resource[], { includes }: Query): Resource[] {
    const references = includes.flatMap((parameter) => page.flatMap((each) => readValues(parameter, each)));
    const found = new Set(references.flatMap(({ text }) => byReference.get(text) ?? []));
    return [...found].filter((resource) => !page.includes(resource));
  }
}

function pick(resource: Resource, elements: readonly string[]): Resource {
  if (elements.length === 0) return resource;
  const wanted = new Set([...NEEDED, ...elements]);
  const kept = Object.entries(resource).filter(([name]) => wanted.has(name));
  return {
    ...(Object.fromEntries(kept) as Resource),
    meta: { ...resource.meta, tag: [SUBSETTED] } as Resource['meta'],
  };
}

export function isResourceType(text: string): text is ResourceType {
  return (RESOURCE_TYPES as readonly string[]).includes(text);
}
