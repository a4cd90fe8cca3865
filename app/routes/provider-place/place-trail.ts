import { areaPath } from '#domain/directory/place-path.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { areaName } from '#words/lga-names.ts';
import { type Breadcrumb, breadcrumbsTo } from '../../structured-data/breadcrumbs.ts';

export function breadcrumbsOf({ record: { name, lga }, path }: ListedPlace): Breadcrumb[] {
  return breadcrumbsTo('/provider', { name: areaName(lga), path: areaPath(lga) }, { name, path }) ?? [];
}
