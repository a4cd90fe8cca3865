import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  title: string;
  description: string;
  /** The path under which search engines should know the page. */
  canonical: string;
}

interface RootMatch {
  id: string;
  loaderData?: unknown;
}

/** The head of every page: title, description and the canonical link on the public address. */
export function pageMeta(matches: (RootMatch | undefined)[], page: PageMeta): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { publicUrl: string } | undefined;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: `${root?.publicUrl ?? ''}${page.canonical}` },
  ];
}
