import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ProviderList, ProviderListId } from '#content/schema/directory.ts';
import type { PlaceAnswer } from '#domain/directory/answer-place-query.ts';
import { describeVerdict } from '#domain/directory/describe-verdict.ts';
import {
  changeEverywhere,
  type DirectoryState,
  directoryHref,
  entriesBesideFind,
  everywhereParam,
  showLga,
} from '#domain/directory/directory-state.ts';
import type { LgaCounts as Counts } from '#domain/directory/lgas.ts';
import { areaPath } from '#domain/directory/prepare-places.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { KEPT_MARKUP } from '../../../islands/kept-markup.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { SearchForm } from '../../../ui/search-form/search-form.tsx';
import { goToPlace } from '../../../ui/url-state/use-url-state.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type DirectoryStateProps, useContent } from '../directory-content.ts';
import { DirectoryFields } from '../section/provider-section.tsx';
import styles from './provider-hero.module.css';

type ProviderHeroProps = DirectoryStateProps & {
  /** The deferred state that the slower parts show. */
  shown: DirectoryState;
  answer: PlaceAnswer | undefined;
  fetchMore: (ids: readonly ProviderListId[]) => void;
  /** What never changes below the search; undefined in the browser, where it stays as the server wrote it. */
  asides: ReactNode;
};

/** Three ways to a place: by name, by the visitor's position, by area. */
export function ProviderHero({ state, shown, change, answer, fetchMore, asides }: ProviderHeroProps) {
  const { providerPage } = useContent();
  return (
    <PageHead
      heading={providerPage.heading}
      lead={providerPage.lead}
      className={joinClasses(styles.hero, shown.everywhere.trim() !== '' && styles.searching)}
      aside={
        <div className={styles.heroMap}>
          <LgaMap state={shown} change={change} />
        </div>
      }
    >
      <FindForm
        state={state}
        change={change}
        fetchMore={fetchMore}
        isAnswered={answer !== undefined && shown === state}
      />
      <FindStatus state={shown} answer={answer} />
      <div className={styles.asides} {...(asides ? { children: asides } : KEPT_MARKUP)} />
    </PageHead>
  );
}

type FindFormProps = DirectoryStateProps & {
  fetchMore: (ids: readonly ProviderListId[]) => void;
  isAnswered: boolean;
};

function FindForm({ state, change, fetchMore, isAnswered }: FindFormProps) {
  const { findWords, providerLists, cutNotes } = useContent();
  const fetchAhead = () => fetchMore(providerLists.map(({ id }) => id));

  // It was usually the focus on this field that triggered hydration.
  const checkFocus = useEffectEvent(() => {
    if (document.activeElement?.id === findWords.inputId) fetchAhead();
  });
  useEffect(() => checkFocus(), []);

  // Whoever presses Enter before the lists are loaded is taken to the results once they are shown.
  const [isAwaited, setIsAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || !isAnswered) return;
    setIsAwaited(false);
    goToPlace(`#${findWords.id}`);
  }, [isAwaited, isAnswered, findWords]);

  return (
    <SearchForm
      action={`/provider#${findWords.id}`}
      id={findWords.inputId}
      name={everywhereParam}
      words={findWords}
      maxLength={MAX_SEARCH_CHARACTERS}
      value={state.everywhere}
      note={cutNotes?.[state.everywhere]}
      onFocus={fetchAhead}
      onSearch={(text) => change((current) => changeEverywhere(current, text), 'replace')}
      // What was typed before hydration is not in the state yet.
      onSubmit={(input) => setIsAwaited(input?.value.trim() !== '')}
    >
      <DirectoryFields entries={entriesBesideFind(state, providerLists)} />
    </SearchForm>
  );
}

const isForService = (verdict: PlaceAnswer['verdict']) =>
  (verdict.kind === 'none' && verdict.isNeed) || (verdict.kind === 'area' && verdict.ignored);

/** The answer in one sentence directly below the field, because the results may be off screen. */
function FindStatus({ state, answer }: { state: DirectoryState; answer: PlaceAnswer | undefined }) {
  const content = useContent();
  const { findWords, hasCare, providerLists } = content;
  const asked = { text: state.everywhere.trim(), total: answer?.found.length ?? 0 };
  return (
    <div className={styles.answer}>
      {/* Always in the page, because a live region that is added together with its text is often not read out. */}
      <p role="status">{answer && describeVerdict(answer.verdict, asked, content, providerLists).headline}</p>
      {answer && (
        <Link to={directoryHref(state, providerLists, `#${findWords.id}`)} className={styles.see}>
          {asked.total > 0 ? findWords.see : findWords.seeAdvice}
          <Icon name="arrow-down" />
        </Link>
      )}
      {/* "Eye" is no name: who offers it stands there. */}
      {(hasCare || (answer && (!asked.total || isForService(answer.verdict)))) && (
        <Link
          to={`/provider/services${asked.text && `?find=${encodeURIComponent(asked.text)}`}`}
          className={styles.see}
        >
          {findWords.services}
        </Link>
      )}
    </div>
  );
}

/** The LGAs as tiles, arranged like a map where there is room for it; a tile opens the page of its area. */
const LgaMap = memo(function LgaMap({ state, change }: DirectoryStateProps) {
  const { areaName, byPlaceWords, lgas, lgaTiles, providerLists, providerPage } = useContent();
  const list = providerLists.find(({ id }) => id === state.open) ?? providerLists[0];
  const hospitals = list.kind === 'hospital' ? list : providerLists[0];
  /** The offline copy has the lists, but no areas: there a tile filters the open list. */
  function filterOffline(event: MouseEvent, lga: string) {
    if (navigator.onLine) return;
    event.preventDefault();
    flushSync(() => change((current) => showLga(current, list.id, lga)));
    goToPlace(`#${providerPage.listId(list.param)}`);
  }
  return (
    <section className={styles.place} aria-labelledby={byPlaceWords.id}>
      <h2 id={byPlaceWords.id} className={styles.heading}>
        {byPlaceWords.heading}
      </h2>
      <p className={styles.lead}>{byPlaceWords.lead}</p>
      <p className={styles.legend}>
        <span className={styles.key}>
          <Icon name="hospital" /> {byPlaceWords.hospitals(hospitals.planName ?? '')}
        </span>
        <span className={styles.key}>
          <Icon name="pill" /> {byPlaceWords.pharmacies}
        </span>
        <span className={styles.note}>{byPlaceWords.note}</span>
      </p>
      <ul className={styles.map}>
        {lgaTiles.map(({ lga, column, row }) => {
          const { lat, lon, counts } = lgas.find((known) => known.lga === lga) ?? {};
          return (
            <li key={lga} className={styles.spot} style={spotStyle(column, row)}>
              <Link
                to={areaPath(lga)}
                className={styles.tile}
                onClick={(event) => filterOffline(event, lga)}
                data-lga={lga}
                data-lat={lat}
                data-lon={lon}
              >
                <span className={styles.name}>{areaName(lga)}</span>
                <LgaCounts counts={counts} hospitals={hospitals} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

/** CSS variables, because only the style sheet knows whether the screen has room for the map. */
function spotStyle(column: number, row: number): CSSProperties {
  const spot: CSSProperties & Record<`--${string}`, number> = { '--column': column, '--row': row };
  return spot;
}

type LgaCountsProps = {
  counts: Counts['counts'] | undefined;
  hospitals: ProviderList;
};

function LgaCounts({ counts, hospitals }: LgaCountsProps) {
  const { providerLists, providerPage } = useContent();
  const [, , pharmacies] = providerLists;
  const numbers = [
    { icon: 'hospital', noun: hospitals.noun, count: counts?.[hospitals.id] ?? 0 },
    { icon: 'pill', noun: pharmacies.noun, count: counts?.[pharmacies.id] ?? 0 },
  ] as const;
  return (
    <span className={styles.counts}>
      {numbers.map(({ icon, noun, count }) => (
        <span key={icon} className={styles.count}>
          <Icon name={icon} className={styles.icon} />
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>, {providerPage.countOf(count, noun)}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
