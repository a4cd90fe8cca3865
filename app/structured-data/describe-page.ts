import { agencyRecord as agency } from '#facts/agency-record.ts';
import { language } from '#words/language.ts';
import { brand } from '#words/site.ts';
import { languagePrefix, ownPath } from '../own-path.ts';
import { type Article, describeArticle } from './article.ts';
import { type Breadcrumb, breadcrumbsTo, describeBreadcrumbs } from './breadcrumbs.ts';
import { agencyId, type Node } from './node.ts';

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

function describeAgency(publicUrl: string): Node {
  const { address } = agency;
  return {
    '@type': 'GovernmentOrganization',
    '@id': agencyId(publicUrl),
    name: agency.name,
    alternateName: agency.shortName,
    slogan: agency.slogan,
    url: `${publicUrl}/`,
    logo: publicUrl + agency.logo,
    email: agency.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    contactPoint: agency.lines.map(({ digits, purpose, tollFree }) => ({
      '@type': 'ContactPoint',
      telephone: digits,
      contactType: purpose,
      ...(tollFree && { contactOption: 'TollFree' }),
    })),
    sameAs: agency.accounts,
  };
}

/** The site as such, with the search that answers for all of it. */
function describeWebsite(publicUrl: string): Node {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: publicUrl + ownPath('/'),
    ...(languagePrefix && { inLanguage: language.tag }),
    publisher: { '@id': agencyId(publicUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${ownPath('/search')}?q={q}` },
    },
  };
}
