import type { ReactNode } from 'react';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { directionsHref } from '#facts/directory.ts';
import { providerLists } from '#words/directory.ts';
import { areaName } from '#words/directory-names.ts';
import { actionWords, findWords } from '#words/provider-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { areasBeyond } from './areas-beyond.ts';
import { PlaceActions } from './place-actions.tsx';
import styles from './place-card.module.css';

type PlaceCardProps = { place: ListedPlace; children?: ReactNode };

/** A place as the search of the directory shows it, for pages that the server alone renders. */
export function PlaceCard({ place, children }: PlaceCardProps) {
  const { kind, record, path } = place;
  const areas = areasBeyond(record, areaName);
  return (
    <article className={styles.place}>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <Icon name={kind === 'hospital' ? 'hospital' : 'pill'} className={styles.kind} />
          <Link to={path} label={record.name} />
        </h3>
        <p className={styles.address}>
          {record.address}
          {areas && ` · ${areas}`}
        </p>
        <p className={styles.badges}>
          <PlanChips place={place} />
        </p>
        {children}
      </div>
      <PlaceActions record={record} words={actionWords} directionsHref={directionsHref} />
    </article>
  );
}

/** What covers a place. */
export function PlanChips({ place: { kind, lists } }: { place: ListedPlace }) {
  const listed = providerLists.filter(({ id }) => lists.includes(id));
  return (
    <>
      {kind === 'hospital' && <VisuallyHidden>{`${findWords.coveredBy} `}</VisuallyHidden>}
      {listed.map(({ id, param, planName }, index) => (
        <span key={id} className={joinClasses(styles.badge, styles[param])}>
          {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
          {planName ?? findWords.pharmacy}
        </span>
      ))}
    </>
  );
}
