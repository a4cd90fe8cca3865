import { memo } from 'react';
import type { Dated, ProviderList } from '#content/schema/directory.ts';
import { type DirectoryState, goToPage } from '#domain/directory/directory-state.ts';
import { areaPath } from '#domain/directory/prepare-places.ts';
import { filterLga } from '#domain/directory/query-directory.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { useLocalPath } from '../../../ui/link/reader.ts';
import { StepPagination } from '../../../ui/pagination/pagination.tsx';
import { type DirectoryStateProps, listHref, printHref, useContent } from '../directory-content.ts';
import type { SectionView } from '../directory-view.ts';
import { WaitingLink } from '../waiting-link.tsx';
import { NoResult } from './no-result.tsx';
import styles from './provider-section.module.css';
import { ProviderTable } from './provider-table.tsx';
import { SectionForm } from './section-form.tsx';
import sectionResultsStyles from './section-results.module.css';

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

type SectionResultsProps = { list: Dated<ProviderList>; state: DirectoryState; view: SectionView };

const SectionResults = memo(function SectionResults({ list, state, view }: SectionResultsProps) {
  const localPath = useLocalPath();
  const content = useContent();
  const { areaName, dateWords, paginationWords, places, publicUrl, sectionWords } = content;
  const { id, title, noun, date } = list;
  const { page, help } = view;
  const allRows = printHref(content, state, list);
  const lga = filterLga(state.sections[id].filter, places);
  return (
    <>
      <div className={sectionResultsStyles.summary}>
        {/* Always in the page, because a live region that is added together with its text is often not read out. */}
        <p role="status" className={sectionResultsStyles.found}>
          {sectionWords.found(page.total, noun)}
        </p>
        {page.pages > 1 && <p>{sectionWords.rows(page.from, page.to)}</p>}
        {page.pages > 1 && (
          <p className={sectionResultsStyles.onPaper}>
            {sectionWords.wholeListAt(publicUrl + localPath(allRows))}
          </p>
        )}
        <p className={sectionResultsStyles.date}>{sectionWords.listDate(formatDate(date, dateWords))}</p>
        {page.total > 0 && (
          <ButtonLink to={allRows} variant="secondary" className={sectionResultsStyles.print}>
            <Icon name="printer" />
            {sectionWords.print}
          </ButtonLink>
        )}
        {lga && (
          <Link to={areaPath(lga)} className={sectionResultsStyles.area}>
            {sectionWords.wholeArea(areaName(lga))}
          </Link>
        )}
      </div>
      {page.total === 0 ? (
        <NoResult list={list} state={state} help={help} />
      ) : (
        <>
          <ProviderTable list={list} rows={page.rows} state={state} />
          <StepPagination
            label={sectionWords.pages(title)}
            page={page.page}
            pageCount={page.pages}
            hrefFor={(target) => listHref(content, goToPage(state, id, target, page.pages), list)}
            words={paginationWords}
          />
        </>
      )}
    </>
  );
});
