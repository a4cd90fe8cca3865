import type { Dated, ProviderList } from '#content/schema/directory.ts';
import type { DirectoryState } from '#domain/directory/directory-state.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { type DirectoryStateProps, listHref, useContent } from '../directory-content.ts';
import type { SectionView } from '../directory-view.ts';
import { WaitingLink } from '../waiting-link.tsx';
import styles from './provider-section.module.css';
import { SectionForm } from './section-form.tsx';
import { SectionResults } from './section-results.tsx';

type ProviderSectionProps = DirectoryStateProps & {
  list: Dated<ProviderList>;
  /** The state that the view shows; the form may be a letter ahead. */
  shown: DirectoryState;
  /** Undefined while the section is closed or its list is loading. */
  view: SectionView | undefined;
};

export function ProviderSection({ list, state, shown, change, view }: ProviderSectionProps) {
  const content = useContent();
  const { providerPage, sectionWords, totals } = content;
  return (
    <div className={styles.section}>
      {view && <SectionForm list={list} groups={view.groups} state={state} change={change} />}
      {/* Rendered before its list, so that a link to the list has a target. */}
      <div
        id={providerPage.listId(list.param)}
        className={joinClasses(styles.list, !view && styles.waiting)}
        tabIndex={-1}
      >
        {view ? (
          <SectionResults list={list} state={shown} view={view} />
        ) : (
          <WaitingLink href={listHref(content, { ...state, open: list.id }, list)}>
            {sectionWords.show(totals[list.id], list.noun)}
          </WaitingLink>
        )}
      </div>
    </div>
  );
}
