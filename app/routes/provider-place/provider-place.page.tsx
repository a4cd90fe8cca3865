import type { ReactNode } from 'react';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { areaPath } from '#domain/directory/prepare-places.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { areaName } from '#words/directory-names.ts';
import { dateWords } from '#words/language.ts';
import { gonePage, placePages, placePage as words } from '#words/place-pages.ts';
import { phoneLines } from '#words/site.ts';
import { definePage, type PageMeta } from '../../page.ts';
import { type Breadcrumb, breadcrumbsTo } from '../../structured-data/describe-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PhoneText } from '../phone-text.tsx';
import { NearAreas } from '../provider-area/near-areas.tsx';
import { describePlace, plansOf } from './describe-place.ts';
import gonePlaceStyles from './gone-place.module.css';
import { loadPlace, type PlaceData } from './load-place.ts';
import { PlaceDetails } from './place-details.tsx';
import placeHeadStyles from './place-head.module.css';
import placeLinksStyles from './place-links.module.css';
import styles from './provider-place.module.css';

export default definePage<PlaceData>({
  locate: ({ lga = '', place = '' }, { finder }) => finder.locate(lga, place),
  load: ({ path, site: { directory } }) => loadPlace(path, directory),
  status: ({ gone }) => (gone ? 410 : 200),
  meta: ({ place, gone }) => (place ? metaOf(place) : { title: gonePage.title(gone.name), noindex: true }),
  View: ProviderPlace,
});

function metaOf(place: ListedPlace): PageMeta {
  const { kind, record, path } = place;
  const { name, address, lga } = record;
  return {
    title: words.title(name, areaName(lga)),
    description: words.description[kind](name, address, plansOf(place)),
    canonical: path,
    breadcrumbs: breadcrumbsOf(place),
    card: {
      kind,
      title: name,
      note: placePages.cardNote[kind](areaName(lga)),
      alt: placePages.cards[kind].alt,
    },
    subject: (publicUrl) => [describePlace(publicUrl, place)],
  };
}

function ProviderPlace({ data }: { data: PlaceData }) {
  const { area, date, place, gone, close, more } = data;
  const { lga } = area;
  const name = areaName(lga);
  return (
    <>
      {place ? <PlaceHead place={place} /> : <GonePlace gone={gone} date={formatDate(date, dateWords)} />}
      <div className={styles.page}>
        {place && <PlaceDetails place={place} date={formatDate(date, dateWords)} />}
        {close && (
          <PlaceLinks
            id="close"
            heading={
              close.town ? words.inTown(areaName(close.town)) : words.inLcda(areaName(close.lcda ?? ''))
            }
            places={close.places}
          />
        )}
        {more.length > 0 && (
          <PlaceLinks id="more" heading={place ? words.inArea(name) : gonePage.instead(name)} places={more}>
            <Link to={areaPath(lga)} className={styles.whole}>
              {words.wholeArea(name, area.hospitals, area.pharmacies)}
            </Link>
          </PlaceLinks>
        )}
        <NearAreas areas={area.near} />
      </div>
    </>
  );
}

/** The answer to "is it covered?" comes first. */
function PlaceHead({ place }: { place: ListedPlace }) {
  const { kind, record } = place;
  return (
    <PageHead
      heading={record.name}
      lead={words.lead[kind](areaName(record.lga))}
      above={<Breadcrumbs label={placePages.breadcrumbs} links={breadcrumbsOf(place).slice(1, -1)} />}
    >
      <p className={placeHeadStyles.covered}>
        <Icon name="badge-check" className={placeHeadStyles.sign} />
        {kind === 'hospital' ? words.covered.hospital(plansOf(place)) : words.covered.pharmacy}
      </p>
      <p className={placeHeadStyles.note}>{words.coveredNote[kind]}</p>
    </PageHead>
  );
}

type PlaceLinksProps = { id: string; heading: string; places: readonly ListedPlace[]; children?: ReactNode };

function PlaceLinks({ id, heading, places, children }: PlaceLinksProps) {
  return (
    <section className={placeLinksStyles.section} aria-labelledby={id}>
      <h2 id={id} className={placeLinksStyles.heading}>
        {heading}
      </h2>
      <ul className={placeLinksStyles.places}>
        {places.map(({ kind, record, path }) => (
          <li key={path} className={placeLinksStyles.place}>
            <Icon name={kind === 'hospital' ? 'hospital' : 'pill'} className={placeLinksStyles.kind} />
            <div>
              <Link to={path} className={placeLinksStyles.name}>
                {record.name}
              </Link>
              <p className={placeLinksStyles.address}>{record.address}</p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

type GonePlaceProps = { gone: PlacePath; date: string };

/** For a place that has left the lists: what to do now. */
function GonePlace({ gone: { kind, name, lga }, date }: GonePlaceProps) {
  const trail = breadcrumbsTo('/provider', { name: areaName(lga), path: areaPath(lga) }) ?? [];
  return (
    <PageHead
      heading={gonePage.heading(name)}
      lead={gonePage.lead(kind, areaName(lga), date)}
      above={<Breadcrumbs label={placePages.breadcrumbs} links={trail.slice(1)} />}
    >
      <p className={gonePlaceStyles.advice}>
        <PhoneText text={gonePage.advice} />
      </p>
      <div className={gonePlaceStyles.ways}>
        <ButtonLink to={phoneLines.tollFree.to}>
          <Icon name="phone" />
          {gonePage.call}
        </ButtonLink>
        <ButtonLink to={gonePage.change.to} variant="onDark">
          {gonePage.change.label}
        </ButtonLink>
      </div>
    </PageHead>
  );
}

function breadcrumbsOf({ record: { name, lga }, path }: ListedPlace): Breadcrumb[] {
  return breadcrumbsTo('/provider', { name: areaName(lga), path: areaPath(lga) }, { name, path }) ?? [];
}
