import { type MouseEvent, memo, useEffect, useRef } from 'react';
import type { Dated, ProviderList } from '#content/schema/directory.ts';
import {
  changeFilter,
  changeSearch,
  type DirectoryState,
  entriesBesideSearch,
  goToPage,
  sectionParam,
} from '#domain/directory/directory-state.ts';
import { areaPath } from '#domain/directory/prepare-places.ts';
import { type FilterGroup, filterLga, parseFilter } from '#domain/directory/query-directory.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Field, SelectField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { useLocalPath } from '../../../ui/link/reader.ts';
import { StepPagination } from '../../../ui/pagination/pagination.tsx';
import { goToPlace } from '../../../ui/url-state/use-url-state.ts';
import { usePreHydrationValue } from '../../../ui/use-pre-hydration-value.ts';
import { type DirectoryStateProps, listHref, printHref, useContent } from '../directory-content.ts';
import type { SectionView } from '../directory-view.ts';
import { NoResult } from './no-result.tsx';
import styles from './provider-section.module.css';
import { ProviderTable } from './provider-table.tsx';

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
  const listId = providerPage.listId(list.param);
  const isChosen = useRef(false);
  const { filter } = shown.sections[list.id];
  // Whoever has chosen an area sees its first row; the focus stays, so that arrow keys can choose the next.
  useEffect(() => {
    if (isChosen.current && filter !== undefined) showFirstRow(listId);
    isChosen.current = false;
  }, [filter, listId]);
  return (
    <div className={styles.section}>
      {view && (
        <SectionForm
          list={list}
          groups={view.groups}
          state={state}
          change={change}
          onChoose={() => {
            isChosen.current = true;
          }}
        />
      )}
      {/* Rendered before its list, so that a link to the list has a target. */}
      <div id={listId} className={joinClasses(styles.list, !view && styles.waiting)} tabIndex={-1}>
        {view ? (
          <SectionResults list={list} state={shown} view={view} />
        ) : (
          <WaitingLink
            to={listHref(content, { ...state, open: list.id }, list)}
            label={sectionWords.show(totals[list.id], list.noun)}
          />
        )}
      </div>
    </div>
  );
}

function showFirstRow(listId: string): void {
  const list = document.getElementById(listId);
  const first = list?.querySelector('tbody tr') ?? list?.querySelector('[role="status"]');
  first?.scrollIntoView({ block: 'nearest' });
}

type SectionResultsProps = { list: Dated<ProviderList>; state: DirectoryState; view: SectionView };

const SectionResults = memo(function SectionResults({ list, state, view }: SectionResultsProps) {
  const localPath = useLocalPath();
  const content = useContent();
  const { areaName, dateWords, paginationWords, councils, publicUrl, sectionWords } = content;
  const { id, title, noun, date } = list;
  const { page, help } = view;
  const allRows = printHref(content, state, list);
  const lga = filterLga(state.sections[id].filter, councils);
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
          <Link to={areaPath(lga)} label={sectionWords.wholeArea(areaName(lga))} className={styles.area} />
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

type SectionFormProps = DirectoryStateProps & {
  list: ProviderList;
  groups: FilterGroup[];
  onChoose: () => void;
};

function SectionForm({ list, groups, state, change, onChoose }: SectionFormProps) {
  const localPath = useLocalPath();
  const { councils, cutNotes, providerLists, providerPage, sectionWords } = useContent();
  const { id, param, columns } = list;
  const place = `#${providerPage.listId(param)}` as const;
  const { search, filter } = state.sections[id];
  const hasLcda = columns.some(({ field }) => field === 'lcda');
  const find = (text: string) => change((current) => changeSearch(current, id, text), 'replace');
  const choose = (value: string) =>
    change((current) => changeFilter(current, id, parseFilter(value, councils)));
  const input = usePreHydrationValue<HTMLInputElement>(search, find);
  const select = usePreHydrationValue<HTMLSelectElement>(filter, choose);
  return (
    <form
      action={localPath(`/provider${place}`)}
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        // The list is already up to date; leaving the field closes the phone's keyboard.
        goToPlace(place);
      }}
    >
      <DirectoryFields entries={entriesBesideSearch(state, providerLists, id)} />
      <Field
        label={sectionWords.search}
        ref={input}
        type="search"
        name={sectionParam(list, 'search')}
        placeholder={sectionWords.placeholder}
        // One more, so that the server sees that a browser has cut a pasted text.
        maxLength={MAX_SEARCH_CHARACTERS + 1}
        autoComplete="off"
        enterKeyHint="search"
        value={search}
        error={cutNotes?.[search]}
        onChange={({ target }) => find(target.value)}
      />
      <SelectField
        label={hasLcda ? sectionWords.lgaOrLcda : sectionWords.lga}
        ref={select}
        name={sectionParam(list, 'lga')}
        value={filter}
        onChange={({ target }) => {
          onChoose();
          choose(target.value);
        }}
      >
        <option value="">{sectionWords.allLgas}</option>
        {groups.map((group) => (
          <PlaceOptions key={group.lga.value} group={group} isGrouped={hasLcda} />
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {sectionWords.apply}
      </Button>
    </form>
  );
}

function PlaceOptions({ group: { lga, lcdas }, isGrouped }: { group: FilterGroup; isGrouped: boolean }) {
  const { areaName, sectionWords } = useContent();
  const name = areaName(lga.name);
  if (!isGrouped) return <option value={lga.value}>{sectionWords.option(name, lga.count)}</option>;
  return (
    <optgroup label={name}>
      <option value={lga.value}>{sectionWords.option(sectionWords.wholeLga(name), lga.count)}</option>
      {lcdas.map(({ value, name: lcda, count }) => (
        <option key={value} value={value}>
          {sectionWords.option(areaName(lcda), count)}
        </option>
      ))}
    </optgroup>
  );
}

/** Shown while a list is loading; it links to a page that contains the list, in case it never arrives. */
export function WaitingLink({ to, label }: { to: string; label: string }) {
  return <Link to={to} label={label} className={styles.link} onClick={loadPage} />;
}

/** When the URL already matches the link, the browser would only scroll within this page. */
function loadPage(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  history.replaceState(history.state, '', event.currentTarget.href);
  location.reload();
}

/** Hidden fields that keep the rest of the state when a form is sent without JavaScript. */
export function DirectoryFields({ entries }: { entries: [name: string, value: string][] }) {
  return entries.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
