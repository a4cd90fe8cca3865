import type { PlaceAddress } from '#domain/directory/place-addresses.ts';
import { areaPath } from '#domain/directory/place-path.ts';
import { areaName } from '#words/lga-names.ts';
import { placePages, gonePage as words } from '#words/place-pages.ts';
import { phoneLines } from '#words/site.ts';
import { breadcrumbsTo } from '../../structured-data/breadcrumbs.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './gone-place.module.css';

type GonePlaceProps = { gone: PlaceAddress; date: string };

/** For a place that has left the lists: what to do now. */
export function GonePlace({ gone: { kind, name, lga }, date }: GonePlaceProps) {
  const trail = breadcrumbsTo('/provider', { name: areaName(lga), path: areaPath(lga) }) ?? [];
  return (
    <PageHead
      heading={words.heading(name)}
      lead={words.lead(kind, areaName(lga), date)}
      above={<Breadcrumbs label={placePages.breadcrumbs} links={trail.slice(1)} />}
    >
      <p className={styles.advice}>
        <PhoneText text={words.advice} />
      </p>
      <div className={styles.ways}>
        <ButtonLink to={phoneLines.tollFree.to}>
          <Icon name="phone" />
          {words.call}
        </ButtonLink>
        <ButtonLink to={words.change.to} variant="onDark">
          {words.change.label}
        </ButtonLink>
      </div>
    </PageHead>
  );
}
