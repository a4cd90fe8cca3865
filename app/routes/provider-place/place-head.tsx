import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { areaName } from '#words/lga-names.ts';
import { placePages, placePage as words } from '#words/place-pages.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './place-head.module.css';
import { breadcrumbsOf } from './place-trail.ts';
import { plansOf } from './plans-of.ts';

/** The answer to "is it covered?" comes first. */
export function PlaceHead({ place }: { place: ListedPlace }) {
  const { kind, record } = place;
  return (
    <PageHead
      heading={record.name}
      lead={words.lead[kind](areaName(record.lga))}
      above={<Breadcrumbs label={placePages.breadcrumbs} links={breadcrumbsOf(place).slice(1, -1)} />}
    >
      <p className={styles.covered}>
        <Icon name="badge-check" className={styles.sign} />
        {kind === 'hospital' ? words.covered.hospital(plansOf(place)) : words.covered.pharmacy}
      </p>
      <p className={styles.note}>{words.coveredNote[kind]}</p>
    </PageHead>
  );
}
