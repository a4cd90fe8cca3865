import { pages } from '#content/pages.ts';
import type { Node } from './node.ts';

export type Stop = { name: string; path: string };

/** Breadcrumbs from the home page to the page; undefined for the home page and for pages that are not indexed. */
export function trailTo(path: string, last?: Stop): Stop[] | undefined {
  const [home] = pages;
  const page = pages.find((entry) => entry.path === path);
  if (!home || !page || page === home) return undefined;
  return [home, page, ...(last ? [last] : [])].map((stop) => ({ name: stop.name, path: stop.path }));
}

export function describeTrail(publicUrl: string, trail: readonly Stop[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': publicUrl + path },
    })),
  };
}
