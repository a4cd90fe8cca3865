import { memo } from 'react';
import type {
  FoundPlace as Found,
  PlaceAnswer,
  Reason,
  Verdict,
} from '#domain/directory/answer-place-query.ts';
import { describeArea, describeVerdict } from '#domain/directory/describe-verdict.ts';
import {
  changeEverywhere,
  type DirectoryState,
  directoryHref,
  goToFoundPage,
} from '#domain/directory/directory-state.ts';
import { areaPath, type ListedPlace } from '#domain/directory/prepare-places.ts';
import { matchesSearch, matchRanges, prepareSearchText, readSearch } from '#domain/text/match-text.ts';
import { paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { useLocalPath } from '../../../ui/link/reader.ts';
import { StepPagination } from '../../../ui/pagination/pagination.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { areasBeyond } from '../areas-beyond.ts';
import { type DirectoryContent, foundPrintHref, useContent } from '../directory-content.ts';
import { MarkedText } from '../marked-text.tsx';
import { PlaceActions } from '../place-actions.tsx';
import card from '../place-card.module.css';
import { WaitingLink } from '../section/provider-section.tsx';
import styles from './found-places.module.css';

const SHOWN = 10;

type FoundPlacesProps = {
  state: DirectoryState;
  /** Undefined while a list is loading. */
  answer: PlaceAnswer | undefined;
};

/** The answer to the search over all lists, then its results: each place once, with every list that contains it. */
export const FoundPlaces = memo(function FoundPlaces({ state, answer }: FoundPlacesProps) {
  const localPath = useLocalPath();
  const { findWords, paginationWords, providerLists, publicUrl, sectionWords } = useContent();
  const { id } = findWords;
  const here = (to: DirectoryState) => directoryHref(to, providerLists, `#${id}`);
  const allFound = foundPrintHref(state);
  const page = paginate(answer?.found.length ?? 0, state.foundPage, SHOWN);
  return (
    <section
      id={id}
      className={styles.found}
      aria-label={findWords.heading}
      aria-describedby={answer && `${id}-verdict`}
      tabIndex={-1}
    >
      <div className={styles.inner}>
        {answer ? (
          <VerdictCard id={`${id}-verdict`} state={state} answer={answer} />
        ) : (
          <WaitingLink to={here(state)} label={findWords.see} />
        )}
        {answer &&
          groupsOf(rowsOfPage(answer.found, page)).map((group) => (
            <Group key={group.reason} {...group} state={state} answer={answer} />
          ))}
        {page.pages > 1 && (
          <StepPagination
            label={findWords.pages}
            page={page.page}
            pageCount={page.pages}
            hrefFor={(target) => here(goToFoundPage(state, target))}
            words={paginationWords}
          />
        )}
        {answer && answer.found.length > 0 && (
          <ButtonLink to={allFound} variant="secondary" className={styles.print}>
            <Icon name="printer" />
            {findWords.print}
          </ButtonLink>
        )}
        {page.pages > 1 && (
          <p className={styles.onPaper}>{sectionWords.wholeListAt(publicUrl + localPath(allFound))}</p>
        )}
        {/* The clicked link disappears with the results, so the focus moves to the field. */}
        <Link
          to={directoryHref(changeEverywhere(state, ''), providerLists, `#${findWords.inputId}`)}
          className={styles.clear}
        >
          {findWords.clear}
        </Link>
      </div>
    </section>
  );
});

type FoundGroup = { reason: Reason; places: Found['place'][] };

/** Results of one reason stand together. */
function groupsOf(found: readonly Found[]): FoundGroup[] {
  const groups: FoundGroup[] = [];
  for (const { place, reason } of found) {
    const last = groups[groups.length - 1];
    if (last?.reason === reason) last.places.push(place);
    else groups.push({ reason, places: [place] });
  }
  return groups;
}

function Group({
  reason,
  places,
  state,
  answer,
}: FoundGroup & { state: DirectoryState; answer: PlaceAnswer }) {
  const content = useContent();
  const titleId = `${content.findWords.id}-${reason}`;
  return (
    <div className={styles.group}>
      <p id={titleId} className={styles.title}>
        {titleOf(reason, answer, content)}
      </p>
      <ul className={styles.places} aria-labelledby={titleId}>
        {places.map((place) => (
          <li key={place.path}>
            <FoundPlace place={place} search={state.everywhere} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function titleOf(
  reason: Reason,
  { verdict }: PlaceAnswer,
  { areaName, verdictWords: { groups } }: DirectoryContent,
): string {
  if (reason === 'area' && verdict.kind === 'area')
    return (verdict.area.kind === 'street' ? groups.onStreet : groups.inArea)(areaName(verdict.area.name));
  return verdict.kind === 'none' || reason === 'area' ? groups.plain : groups[reason];
}

type FoundPlaceProps = { place: ListedPlace; search: string };

function FoundPlace({ place: { kind, record, lists, path }, search }: FoundPlaceProps) {
  const localPath = useLocalPath();
  const { actionWords, areaName, directionsHref, findWords, providerLists, publicUrl } = useContent();
  const { name, address } = record;
  const texts = [name, address, areasBeyond(record, areaName)];
  const typed = readSearch(search);
  // Of a misspelt search, the words that happen to be right would be marked wherever they stand.
  const isMarked = typed.literal !== '' || matchesSearch(prepareSearchText(texts), typed);
  const [inName, inAddress, inArea] = isMarked ? matchRanges(texts, typed) : [];
  const listed = providerLists.filter(({ id }) => lists.includes(id));
  return (
    <article className={card.place}>
      <div className={card.facts}>
        <h3 className={card.name}>
          <Icon name={kind === 'hospital' ? 'hospital' : 'pill'} className={card.kind} />
          <Link to={path}>
            <MarkedText text={name} ranges={inName} />
          </Link>
        </h3>
        <p className={card.address}>
          <MarkedText text={address} ranges={inAddress} />
          {texts[2] && (
            <>
              {' · '}
              <MarkedText text={texts[2]} ranges={inArea} />
            </>
          )}
        </p>
        <p className={card.badges}>
          {kind === 'hospital' && <VisuallyHidden>{`${findWords.coveredBy} `}</VisuallyHidden>}
          {listed.map(({ id, param, planName }, index) => (
            <span key={id} className={joinClasses(card.badge, card[param])}>
              {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
              {planName ?? findWords.pharmacy}
            </span>
          ))}
        </p>
      </div>
      <PlaceActions
        record={record}
        shared={{
          url: publicUrl + localPath(path),
          plans: listed.flatMap(({ planName }) => planName ?? []),
        }}
        words={actionWords}
        directionsHref={directionsHref}
      />
    </article>
  );
}

type VerdictCardProps = { id: string; state: DirectoryState; answer: PlaceAnswer };

const icons = {
  yes: 'badge-check',
  perhaps: 'info',
  no: 'x',
  area: 'map-pin',
  none: 'search',
} as const satisfies Record<Verdict['kind'], string>;

/** The answer in words; its icon and colours only repeat them. */
function VerdictCard({ id, state, answer: { verdict, found } }: VerdictCardProps) {
  const content = useContent();
  const { areaName, byPlaceWords, findWords, phoneLines, providerLists, verdictWords } = content;
  const sign = isOfOtherPlan(verdict) ? 'perhaps' : verdict.kind;
  const asked = { text: state.everywhere.trim(), total: found.length };
  const { headline, details } = describeVerdict(verdict, asked, content, providerLists);
  return (
    <div className={joinClasses(styles.card, styles[sign])}>
      <span className={styles.sign}>
        <Icon name={icons[sign]} />
      </span>
      <div className={styles.words}>
        <h2 id={id} className={styles.headline}>
          {headline}
        </h2>
        {details.length > 0 && <p>{details.join(' ')}</p>}
        {verdict.kind === 'none' && <p>{verdictWords.addWord}</p>}
        {(verdict.kind === 'no' || found.length === 0) && (
          <p>
            {verdictWords.callToBeSure}{' '}
            <Link to={phoneLines.tollFree.to} label={phoneLines.tollFree.digits} className={styles.phone} />
          </p>
        )}
        {(verdict.kind === 'no' || verdict.kind === 'area') && verdict.near ? (
          <Way
            to={directoryHref(
              changeEverywhere(state, verdict.near.area.name),
              providerLists,
              `#${findWords.id}`,
            )}
            label={verdictWords.see(describeArea(verdict.near, content, providerLists))}
          />
        ) : (
          verdict.kind === 'no' && (
            <Way
              to={directoryHref(changeEverywhere(state, ''), providerLists, `#${byPlaceWords.id}`)}
              label={byPlaceWords.heading}
            />
          )
        )}
        {verdict.kind === 'area' && verdict.area.kind === 'lga' && (
          <Way to={areaPath(verdict.area.name)} label={verdictWords.seeArea(areaName(verdict.area.name))} />
        )}
      </div>
    </div>
  );
}

function Way({ to, label }: { to: string; label: string }) {
  return (
    <p>
      <Link to={to} className={styles.way}>
        {label}
        <Icon name="arrow-right" />
      </Link>
    </p>
  );
}

/** A hospital that another plan than the one asked about covers is no plain yes. */
function isOfOtherPlan(verdict: Verdict): boolean {
  if (verdict.kind !== 'yes' || !verdict.plan) return false;
  const { plan, places } = verdict;
  return places.every(({ kind, lists }) => kind === 'hospital' && !lists.includes(plan));
}
