import { language } from '#words/language.ts';
import { brand } from '#words/site.ts';
import { languagePrefix, ownPath } from '../own-path.ts';
import { agencyId, type Node } from './node.ts';

/** The site as such, with the search that answers for all of it. */
export function describeWebsite(publicUrl: string): Node {
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
