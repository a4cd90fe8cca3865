import { memo } from 'react';
import type { Dated, ProviderList } from '#content/schema/directory.ts';
import { filterLga } from '#domain/directory/directory-filter.ts';
import { type DirectoryState, goToPage } from '#domain/directory/directory-state.ts';
import { areaPath } from '#domain/directory/place-path.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { useLocalPath } from '../../../ui/link/reader.ts';
import { StepPagination } from '../../../ui/pagination/pagination.tsx';
import { listHref, printHref, useContent } from '../directory-content.ts';
import type { SectionView } from '../directory-view.ts';
import { NoResult } from './no-result.tsx';
import { ProviderTable } from './provider-table.tsx';
import styles from './section-results.module.css';

type SectionResultsProps = { list: Dated<ProviderList>; state: DirectoryState; view: SectionView };

export const SectionResults = memo(function SectionResults({ list, state, view }: SectionResultsProps) {
  const localPath = useLocalPath();
  const content = useContent();
  const { areaName, dateWords, paginationWords, places, publicUrl, sectionWords } = content;
  const { id, title, noun, date } = list;
  const { page, help } = view;
  const allRows = printHref(content, state, list);
  const lga = filterLga(state.sections[id].filter, places);
  return (
    <>
      <div className={styles.summary}>
        {/* Always in the page, because a live region that is added together with its text is often not read out. */}
        <p role="status" className={styles.found}>
          {sectionWords.found(page.total, noun)}
        </p>
        {page.pages > 1 && <p>{sectionWords.rows(page.from, page.to)}</p>}
        {page.pages > 1 && (
          <p className={styles.onPaper}>{sectionWords.wholeListAt(publicUrl + localPath(allRows))}</p>
        )}
        <p className={styles.date}>{sectionWords.listDate(formatDate(date, dateWords))}</p>
        {page.total > 0 && (
          <ButtonLink to={allRows} variant="secondary" className={styles.print}>
            <Icon name="printer" />
            {sectionWords.print}
          </ButtonLink>
        )}
        {lga && (
          <Link to={areaPath(lga)} className={styles.area}>
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
