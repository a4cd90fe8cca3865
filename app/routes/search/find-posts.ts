import { ownNames } from '#facts/pages.ts';
import { searchFillerWords } from '#words/search-page.ts';
import { synonyms } from '#words/synonyms.ts';
import type { Site } from '../../site.ts';
import { postDocuments } from './search-documents.ts';
import { createSearchIndex, type SearchIndex, withoutOwnNames } from './search-index.ts';

let latest: { version: number; index: Promise<SearchIndex> } | undefined;

/** The paths of the posts that a search finds, best first, by the rules of the site search but among posts alone. */
export async function findPosts(
  text: string,
  { blogs, contentVersion }: Pick<Site, 'blogs' | 'contentVersion'>,
) {
  const version = contentVersion();
  if (latest?.version !== version) {
    const index = blogs
      .listForSearch()
      .then((posts) => createSearchIndex(postDocuments(posts), { fillerWords: searchFillerWords, synonyms }));
    latest = { version, index };
    // After a failure the next search tries again.
    index.catch(() => {
      if (latest?.index === index) latest = undefined;
    });
  }
  const { results, isPartial } = (await latest.index)(withoutOwnNames(text, ownNames, searchFillerWords));
  return { paths: results.map(({ document }) => document.href), isPartial };
}
