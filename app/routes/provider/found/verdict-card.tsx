import type { PlaceAnswer, Verdict } from '#domain/directory/answer-place-query.ts';
import { describeArea, describeVerdict } from '#domain/directory/describe-verdict.ts';
import { changeEverywhere, type DirectoryState, directoryHref } from '#domain/directory/directory-state.ts';
import { areaPath } from '#domain/directory/prepare-places.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { useContent } from '../directory-content.ts';
import styles from './verdict-card.module.css';

type VerdictCardProps = { id: string; state: DirectoryState; answer: PlaceAnswer };

const icons = {
  yes: 'badge-check',
  perhaps: 'info',
  no: 'x',
  area: 'map-pin',
  none: 'search',
} as const satisfies Record<Verdict['kind'], string>;

/** The answer in words; its icon and colours only repeat them. */
export function VerdictCard({ id, state, answer: { verdict, found } }: VerdictCardProps) {
  const content = useContent();
  const { areaName, findWords, phoneLines, providerLists, verdictWords } = content;
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
        {verdict.kind === 'no' && (
          <p>
            {verdictWords.callToBeSure}{' '}
            <a href={phoneLines.tollFree.to} className={styles.phone}>
              {phoneLines.tollFree.display}
            </a>
          </p>
        )}
        {verdict.kind === 'no' && verdict.near && (
          <p>
            <Link
              to={directoryHref(
                changeEverywhere(state, verdict.near.area.name),
                providerLists,
                `#${findWords.id}`,
              )}
              className={styles.way}
            >
              {verdictWords.see(describeArea(verdict.near, content, providerLists))}
              <Icon name="arrow-right" />
            </Link>
          </p>
        )}
        {verdict.kind === 'area' && verdict.area.kind === 'lga' && (
          <p>
            <Link to={areaPath(verdict.area.name)} className={styles.way}>
              {verdictWords.seeArea(areaName(verdict.area.name))}
              <Icon name="arrow-right" />
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

/** A hospital that another plan than the one asked about covers is no plain yes. */
function isOfOtherPlan(verdict: Verdict): boolean {
  if (verdict.kind !== 'yes' || !verdict.plan) return false;
  const { plan, places } = verdict;
  return places.every(({ kind, lists }) => kind === 'hospital' && !lists.includes(plan));
}
