import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/site.ts';
import type { ShareCardFile } from './site-context.ts';
import type { Article } from './structured-data/article.ts';
import { describePage, type Subject } from './structured-data/describe-page.ts';

interface PageMeta {
  title: string;
  description: string;
  /** The path under which search engines should know the page. */
  canonical: string;
  /** For pages that nobody should find by searching. */
  noindex?: boolean;
  /** For a blog post. */
  article?: Article | undefined;
  /** What machines are told about a page's own subject; its words must not travel with every other page. */
  subject?: Subject | undefined;
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

interface RootData {
  publicUrl: string;
  card: ShareCardFile;
}

/** The head of every page: title, description, the canonical link, and what other sites are told about it. */
export function pageMeta(matches: (RootMatch | undefined)[], page: PageMeta): MetaDescriptor[] {
  // Absent when the root itself failed; then the error screen has a head of its own.
  const root = matches[0]?.loaderData as RootData | undefined;
  const publicUrl = root?.publicUrl ?? '';
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}${page.canonical}` },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    // Read by machines that load the page once and never move on: the code stays out of the browser's files.
    ...(import.meta.env.SSR && root ? forMachines(root, page) : []),
  ];
}

function forMachines({ publicUrl, card }: RootData, page: PageMeta): MetaDescriptor[] {
  // Also for a post with a picture of its own: that one is WebP, which some chats do not show.
  const image = publicUrl + card.src;
  const { canonical: path, article, subject } = page;
  const described = describePage(publicUrl, { path, image, article, subject });
  return [
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_NG' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: publicUrl + page.canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: card.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(described ? [{ 'script:ld+json': described }] : []),
  ];
}
