import { directoryParams } from '#domain/directory/directory-state.ts';
import { providerLists } from '#words/directory.ts';
import * as words from '#words/islands/directory.ts';
import { asideWords, nearMeWords, providerMeta } from '#words/provider-page.ts';
import { Island } from '../../islands/island.tsx';
import { definePage } from '../../page.ts';
import scene from '../../pictures/scenes/provider.svg';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PaperLine } from '../phone-text.tsx';
import directory from './directory.island.tsx';
import type { DirectoryData } from './directory-content.ts';
import { NearMe } from './hero/near-me.tsx';
import { loadDirectory } from './load-directory.ts';
import styles from './provider.module.css';

export default definePage({
  hasPopUp: true,
  query: directoryParams(providerLists),
  meta: () => ({ ...providerMeta, canonical: '/provider' }),
  load: ({ query, site }) => loadDirectory(query, site),
  View: ({ data: { data, lists } }) => (
    <>
      <PaperLine path="/provider" />
      <Island
        of={directory}
        data={data}
        resources={{ words, lists, asides: <Asides listHrefs={data.listHrefs} /> }}
      />
    </>
  ),
});

/**
 * By the visitor's position, for who is in a hurry, and for who comes by the menu but not to find a place: outside the
 * island, which leaves it as it is.
 */
function Asides({ listHrefs }: Pick<DirectoryData, 'listHrefs'>) {
  return (
    <>
      <NearMe words={nearMeWords} lists={listHrefs} directionsHref={words.directionsHref} />
      <p className={styles.emergency}>
        <Icon name="info" />
        {asideWords.emergency}
      </p>
      <p className={styles.asides}>
        <span>
          {asideWords.provider} <Link to="/join-network" label={asideWords.join} />
        </span>
        <Link to="/resources#open-data-title" label={asideWords.files} />
      </p>
      <img src={scene} alt="" width={640} height={480} loading="lazy" className={styles.scene} />
    </>
  );
}
