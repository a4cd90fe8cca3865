import { directoryParams } from '#domain/directory/directory-state.ts';
import { providerLists } from '#words/directory.ts';
import * as words from '#words/islands/directory.ts';
import { areaPage } from '#words/place-pages.ts';
import { joinWords, nearMeWords, providerMeta } from '#words/provider-page.ts';
import { Island } from '../../islands/island.tsx';
import { definePage } from '../../page.ts';
import { Link } from '../../ui/link/link.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import directory from './directory.island.tsx';
import { loadDirectory } from './load-directory.ts';
import styles from './provider.module.css';

export default definePage({
  query: directoryParams(providerLists),
  meta: () => ({ ...providerMeta, canonical: '/provider' }),
  load: ({ query, site }) => loadDirectory(query, site),
  View: ({ data: { data, lists } }) => (
    <>
      <Island of={directory} data={data} resources={{ words: { ...words, nearMeWords }, lists }} />
      <div className={styles.join}>
        <LinkCard to="/join-network" icon="hospital" name={joinWords.name}>
          {joinWords.text}
        </LinkCard>
        <Link to="/resources#open-data-title" label={areaPage.openData} className={styles.files} />
      </div>
    </>
  ),
});
