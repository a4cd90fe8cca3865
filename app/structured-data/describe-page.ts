import { agencyRecord as agency } from '#facts/pages.ts';
import { language } from '#words/language.ts';
import { pages } from '#words/pages.ts';
import { brand } from '#words/site.ts';
import { languagePrefix, ownPath } from '../own-path.ts';
import { openingHoursSpecification } from './opening-hours.ts';

export type Subject = (publicUrl: string) => Node[];

export interface DescribedPage {
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
    slogan: brand.tagline,
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
    contactPoint: agency.lines.map(({ digits, purpose, tollFree, hours }) => ({
      '@type': 'ContactPoint',
      telephone: digits,
      contactType: purpose,
      ...(tollFree && { contactOption: 'TollFree' }),
      ...(hours && { hoursAvailable: openingHoursSpecification(hours) }),
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

export interface Article {
  headline: string;
  description: string;
  /** An ISO day, such as 2025-07-11. */
  date: string;
  words: number;
  /** Its tag. */
  language: string;
}

function describeArticle(publicUrl: string, path: string, image: string, article: Article): Node {
  return {
    '@type': 'BlogPosting',
    headline: article.headline,
    description: article.description,
    datePublished: article.date,
    wordCount: article.words,
    inLanguage: article.language,
    image,
    url: publicUrl + path,
    mainEntityOfPage: publicUrl + path,
    author: { '@id': agencyId(publicUrl) },
    publisher: { '@id': agencyId(publicUrl) },
  };
}

export type Node = { '@type': string | string[]; [property: string]: unknown };

/** References the agency, which its own pages describe in full. */
export const agencyId = (publicUrl: string) => `${publicUrl}/#agency`;

export type Breadcrumb = { name: string; path: string };

/** Undefined for the home page and for pages that are not indexed. */
export function breadcrumbsTo(path: string, ...below: Breadcrumb[]): Breadcrumb[] | undefined {
  const [home] = pages;
  const page = pages.find((entry) => entry.path === path);
  if (!home || !page || page === home) return undefined;
  const above = pages.filter((entry) => path.startsWith(`${entry.path}/`));
  return [home, ...above, page, ...below].map((stop) => ({ name: stop.name, path: stop.path }));
}

function describeBreadcrumbs(publicUrl: string, breadcrumbs: readonly Breadcrumb[]): Node {
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
