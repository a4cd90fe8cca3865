import { pages } from '#words/pages.ts';
import { ownPath } from '../own-path.ts';
import type { Node } from './node.ts';

export type Breadcrumb = { name: string; path: string };

/**
 * Breadcrumbs from the home page to the page, and on to those below it; undefined for the home page and for pages that
 * are not indexed.
 */
export function breadcrumbsTo(path: string, ...below: Breadcrumb[]): Breadcrumb[] | undefined {
  const [home] = pages;
  const page = pages.find((entry) => entry.path === path);
  if (!home || !page || page === home) return undefined;
  const above = pages.filter((entry) => path.startsWith(`${entry.path}/`));
  return [home, ...above, page, ...below].map((stop) => ({ name: stop.name, path: stop.path }));
}

export function describeBreadcrumbs(publicUrl: string, breadcrumbs: readonly Breadcrumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': publicUrl + ownPath(path) },
    })),
  };
}
