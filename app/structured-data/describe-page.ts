import { describeAgency } from './agency.ts';
import { type Article, describeArticle } from './article.ts';
import { type Breadcrumb, breadcrumbsTo, describeBreadcrumbs } from './breadcrumbs.ts';
import type { Node } from './node.ts';
import { describeWebsite } from './website.ts';

export type Subject = (publicUrl: string) => Node[];

export interface DescribedPage {
  /** The canonical path. */
  path: string;
  image: string;
  article?: Article | undefined;
  subject?: Subject | undefined;
  /** Of a page that content/en/pages.ts does not name. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
}

const BLOG = '/blog';
const AGENCY_PAGES = ['/', '/about', '/contact'];

/** The structured data of a page (JSON-LD); undefined if there is none. */
export function describePage(publicUrl: string, page: DescribedPage) {
  const { path, image, article, subject } = page;
  const breadcrumbs =
    page.breadcrumbs ??
    (article ? breadcrumbsTo(BLOG, { name: article.headline, path }) : breadcrumbsTo(path));
  const nodes: Node[] = [
    ...(AGENCY_PAGES.includes(path) ? [describeAgency(publicUrl)] : []),
    ...(path === '/' ? [describeWebsite(publicUrl)] : []),
    ...(subject?.(publicUrl) ?? []),
    ...(article ? [describeArticle(publicUrl, path, image, article)] : []),
    ...(breadcrumbs ? [describeBreadcrumbs(publicUrl, breadcrumbs)] : []),
  ];
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined;
}
