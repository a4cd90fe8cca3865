import { brand } from '#content/site.ts';
import { agencyId, type Node } from './node.ts';

/** The site as such, with the search that answers for all of it. */
export function describeWebsite(publicUrl: string): Node {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: `${publicUrl}/`,
    publisher: { '@id': agencyId(publicUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={q}` },
    },
  };
}
