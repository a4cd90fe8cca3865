import type { Directory } from '#app/site.ts';
import { type Answer, createPage, type Page } from '../../pages/page.ts';
import { RequestError } from '../../request-error.ts';
import { capabilityStatement } from './capability-statement.ts';
import { FHIR_JSON, placeId, type Resource, type ResourceType } from './codes.ts';
import { createFhirStore, type FhirStore, isResourceType } from './fhir-store.ts';
import { readQuery } from './read-query.ts';
import type { PlanSource } from './scheme-resources.ts';

/** As other open data: to be asked for anew each time, so that nobody reads an old list. */
const NEWEST = 'public, no-cache';

interface Asked {
  isPretty: boolean;
  /** Whether what we do not know is to be refused. */
  isStrict: boolean;
}

export interface FhirSources {
  /** `https://…/fhir` */
  base: string;
  directory: () => Directory;
  plans: () => PlanSource;
}

export type FhirService = ReturnType<typeof createFhirService>;

/** Answers from resources that are made when the first one is asked for, and once for each snapshot. */
export function createFhirService({ base, directory, plans }: FhirSources) {
  let latest: { directory: Directory; plans: PlanSource; store: FhirStore } | undefined;

  function store(): FhirStore {
    const now = { directory: directory(), plans: plans() };
    if (latest?.directory !== now.directory || latest.plans !== now.plans)
      latest = { ...now, store: createFhirStore(now.directory, now.plans, base) };
    return latest.store;
  }

  /** Compressed once, as often as it is asked for. */
  function keep(key: string, make: () => Page): Page {
    const { pages } = store();
    const page = pages.get(key) ?? make();
    pages.set(key, page);
    return page;
  }

  function readType(text: string): ResourceType {
    if (isResourceType(text)) return text;
    throw new RequestError(404, `there is no ${text || 'such thing'} here; see ${base}/metadata`);
  }

  return {
    metadata: (asked: Asked): Page =>
      keep(`${asked.isPretty} metadata`, () => pageOf(capabilityStatement(base, store().lastUpdated), asked)),

    read(typeName: string, id: string, asked: Asked): Page {
      const type = readType(typeName);
      const resource = store().find(type, id);
      if (resource)
        return keep(`${asked.isPretty} ${type}/${id}`, () => pageOf(resource, asked, lastModified(resource)));
      const path = store().findGone(type, id);
      if (path === undefined) throw new RequestError(404, `there is no ${type} ${id}`);
      const [, , area = '', slug = ''] = path.split('/');
      const moved = directory().finder.locate(area, slug);
      const now = moved && moved !== path ? `; it is now ${placeId(moved)}` : '';
      throw new RequestError(410, `${type} ${id} is no longer on our lists${now}`);
    },

    /** What is known of this search already, and how it is made otherwise. */
    search(typeName: string, parameters: URLSearchParams, asked: Asked) {
      const type = readType(typeName);
      const { pages, search, lastUpdated } = store();
      const query = readQuery(type, parameters, { base, isStrict: asked.isStrict });
      const address = (after: string | undefined) => {
        const used = query.used.filter(([name]) => after === undefined || name !== '_after');
        const named = new URLSearchParams(after === undefined ? used : [...used, ['_after', after]]);
        return `${base}/${type}${named.size > 0 ? `?${named}` : ''}`;
      };
      const self = address(undefined);
      const key = `${asked.isPretty} ${self}`;
      function make(): Page {
        const { total, matches, included, next } = search(type, query);
        const link = [{ relation: 'self', url: self }];
        if (next !== undefined) link.push({ relation: 'next', url: address(next) });
        const entry = [...matches.map(entryOf('match')), ...included.map(entryOf('include'))];
        const meta = { lastUpdated };
        const bundle = { resourceType: 'Bundle', meta, type: 'searchset', total, link };
        const page = pageOf(entry.length > 0 ? { ...bundle, entry } : bundle, asked);
        pages.set(key, page);
        return page;
      }
      return { known: pages.get(key), make };
    },
  };

  function entryOf(mode: 'match' | 'include') {
    return (resource: Resource) => ({
      fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
      resource,
      search: { mode },
    });
  }
}

function pageOf(content: object, { isPretty }: Asked, headers: Answer['headers'] = {}): Page {
  const body = JSON.stringify(content, null, isPretty ? 2 : 0);
  return createPage(
    {
      status: 200,
      headers: { 'content-type': FHIR_JSON, 'cache-control': NEWEST, ...headers },
      body,
    },
    { effort: 'low' },
  );
}

function lastModified({ meta }: Resource): Answer['headers'] {
  return { 'last-modified': new Date(meta.lastUpdated).toUTCString() };
}
