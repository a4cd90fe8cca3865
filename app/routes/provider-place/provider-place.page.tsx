import { areaPath } from '#domain/directory/place-path.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { dateWords } from '#words/language.ts';
import { areaName } from '#words/lga-names.ts';
import { gonePage, placePages, placePage as words } from '#words/place-pages.ts';
import { definePage, type PageMeta } from '../../page.ts';
import { Link } from '../../ui/link/link.tsx';
import { NearAreas } from '../provider-area/near-areas.tsx';
import { describePlace } from './describe-place.ts';
import { GonePlace } from './gone-place.tsx';
import { loadPlace, type PlaceData } from './load-place.ts';
import { PlaceDetails } from './place-details.tsx';
import { PlaceHead } from './place-head.tsx';
import { PlaceLinks } from './place-links.tsx';
import { breadcrumbsOf } from './place-trail.ts';
import { plansOf } from './plans-of.ts';
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
