import { memo, useState } from 'react';
import { Link } from 'react-router';
import { nearMeWords } from '#content/provider-page.ts';
import type { LgaCounts as Counts } from '#rules/count-by-lga.ts';
import type { DirectoryState } from '#rules/directory-state.ts';
import { lgasByDistance, type NearbyLga } from '#rules/nearby-lgas.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { centroids } from '../directory-places.ts';
import { LgaCounts } from './lga-counts.tsx';
import { type LocateOutcome, locate } from './locate.ts';
import styles from './near-me.module.css';
import { lgaHref, listForPlaces } from './place-href.ts';

/** Beyond this the nearest LGA is of no use to anybody. */
const FAR_KM = 80;
const SHOWN = 4;

type NearMeProps = { state: DirectoryState; lgas: Counts[] };

/** Orders the LGAs by distance, in the browser, and only when asked to. */
export const NearMe = memo(function NearMe({ state, lgas }: NearMeProps) {
  const [outcome, setOutcome] = useState<LocateOutcome | 'asking'>();
  const nearby = findNearby(outcome);
  const list = listForPlaces(state);

  async function ask() {
    if (outcome === 'asking') return;
    setOutcome('asking');
    setOutcome(await locate(navigator.geolocation));
  }

  return (
    <div className={styles.near}>
      <Button look="onDark" onClick={ask} aria-disabled={outcome === 'asking'}>
        <Icon name="locate" />
        {nearMeWords.button}
      </Button>
      <p role="status" className={joinClasses(styles.message, outcome !== undefined && styles.outcome)}>
        {describe(outcome, nearby)}
      </p>
      {nearby.length > 0 && (
        <ol className={styles.lgas}>
          {nearby.map(({ lga, km }) => (
            <li key={lga}>
              <Link to={lgaHref(state, list, lga)} className={styles.lga}>
                <span className={styles.name}>{lga}</span>
                <span className={styles.distance}>{nearMeWords.km(km)}</span>
                <LgaCounts counts={lgas.find((counts) => counts.lga === lga)?.counts} list={list} />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
});

function findNearby(outcome: LocateOutcome | 'asking' | undefined): NearbyLga[] {
  if (outcome === undefined || outcome === 'asking' || 'problem' in outcome) return [];
  const nearest = lgasByDistance(outcome.position, centroids).slice(0, SHOWN);
  return nearest[0] && nearest[0].km <= FAR_KM ? nearest : [];
}

function describe(outcome: LocateOutcome | 'asking' | undefined, nearby: NearbyLga[]): string {
  if (outcome === undefined) return nearMeWords.privacy;
  if (outcome === 'asking') return nearMeWords.asking;
  if ('problem' in outcome) return nearMeWords.problems[outcome.problem];
  return nearby.length > 0 ? nearMeWords.found : nearMeWords.far;
}
