import { Link } from 'react-router';
import { providerLists } from '#content/directory.ts';
import { providerPage, sectionWords } from '#content/provider-page.ts';
import type { ProviderList } from '#content/schema/directory.ts';
import { directoryHref } from '#rules/directory-query-string.ts';
import type { DirectoryState } from '#rules/directory-state.ts';
import { fetchListsAhead } from '../directory-lists.ts';
import type { SectionView } from '../directory-view.ts';
import type { DirectoryStateProps } from '../use-directory-state.ts';
import styles from './provider-section.module.css';
import { SectionForm } from './section-form.tsx';
import { SectionResults } from './section-results.tsx';

type ProviderSectionProps = DirectoryStateProps & {
  list: ProviderList;
  total: number;
  /** The state that the view shows; the form may be a letter ahead of it. */
  shown: DirectoryState;
  /** Nothing while the section is closed or its list is under way. */
  view: SectionView | undefined;
};

export function ProviderSection({ list, total, state, shown, change, view }: ProviderSectionProps) {
  const { id, param, noun } = list;
  if (!view) {
    const href = directoryHref({ ...state, open: id }, providerLists, `#${providerPage.listId(param)}`);
    return (
      <div className={styles.waiting}>
        <Link to={href} className={styles.show}>
          {sectionWords.show(total, noun)}
        </Link>
      </div>
    );
  }
  const fetchAhead = () => fetchListsAhead([id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only fetches ahead of what is pressed inside it
    <div className={styles.section} onPointerDown={fetchAhead} onFocus={fetchAhead}>
      <SectionForm list={list} groups={view.groups} state={state} change={change} />
      <SectionResults list={list} state={shown} view={view} />
    </div>
  );
}
