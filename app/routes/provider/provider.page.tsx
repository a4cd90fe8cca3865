import { directoryParams } from '#domain/directory/directory-state.ts';
import { providerLists } from '#words/directory.ts';
import * as words from '#words/islands/directory.ts';
import { nearMeWords, providerMeta } from '#words/provider-page.ts';
import { Island } from '../../islands/island.tsx';
import { definePage } from '../../page.ts';
import directory from './directory.island.tsx';
import { loadDirectory } from './load-directory.ts';

export default definePage({
  query: directoryParams(providerLists),
  meta: () => ({ ...providerMeta, canonical: '/provider' }),
  load: ({ query, site }) => loadDirectory(query, site),
  View: ({ data: { data, lists } }) => (
    <Island of={directory} data={data} resources={{ words: { ...words, nearMeWords }, lists }} />
  ),
});
