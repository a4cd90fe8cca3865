import type { ReactNode } from 'react';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { sortByName } from '#domain/text/compare-text.ts';
import { formatDate, lagosTime } from '#domain/text/format-date.ts';
import { type OpenWish, openWords, serviceIds } from '#facts/services.ts';
import { areaName } from '#words/directory-names.ts';
import { dateWords } from '#words/language.ts';
import { detailWords, serviceNames, servicesPage as words } from '#words/place-details.ts';
import { definePage, usePage } from '../../page.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/field/field.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useFormTarget } from '../../ui/link/reader.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PhoneText } from '../phone-text.tsx';
import { PlaceCard } from '../provider/place-card.tsx';
import { hoursOf, servicesOf } from '../provider-place/place-details.ts';
import { cutNote } from '../search/cut-note.ts';
import { type Care, describeNeed, loadCare, servicesParams } from './load-services.ts';
import styles from './provider-services.module.css';

/** More would be a heavy page, and no answer. */
const MOST_SHOWN = 40;

/** Where the form leads, below which it stands. */
const RESULT = 'matches';

/** Places by what they offer and when they are open: on the server alone, since the directory has no room for it. */
export default definePage<Care & { note: string | undefined }>({
  query: Object.values(servicesParams),
  load: ({ query, site: { directory } }) => ({
    ...loadCare(query, directory),
    note: cutNote(query.get(servicesParams.find)),
  }),
  meta: () => ({
    title: words.title,
    description: words.lead,
    canonical: '/provider/services',
    noindex: true,
  }),
  View: ({ data }) => {
    const { need, matches, unknown, isConfirmed } = data;
    const wish = describeNeed(need);
    // An area would sound as if there were one elsewhere.
    const area = isConfirmed && data.area ? areaName(data.area) : words.state;
    return (
      <>
        <PageHead heading={words.heading} lead={isConfirmed ? words.lead : <Unconfirmed wish={wish} />} />
        <div className={styles.page}>
          <NeedForm care={data} />
          {data.note && <p>{data.note}</p>}
          {wish === '' ? (
            <p id={RESULT}>{words.choose}</p>
          ) : (
            <>
              <Places id={RESULT} heading={words.matches(matches.length, wish, area)} places={matches}>
                {need.open === 'now' && <p>{words.askedAt(lagosTime(data.now).slice(11))}</p>}
              </Places>
              {unknown.length > 0 && (
                <Places id="unknown" heading={words.unknownHeading} places={data.area ? unknown : []}>
                  <PhoneText text={words.unknown(unknown.length)} tag="p" />
                  {!data.area && <p>{words.chooseArea}</p>}
                </Places>
              )}
            </>
          )}
          <Link to="/provider" className={styles.all}>
            {words.all}
          </Link>
        </div>
      </>
    );
  },
});

function NeedForm({ care: { need, area } }: { care: Care }) {
  const { areas } = usePage().site.directory;
  const target = useFormTarget(`/provider/services#${RESULT}`);
  const { service, open, lga } = servicesParams;
  return (
    <form {...target} className={styles.form} aria-label={words.form}>
      <SelectField name={service} label={words.service} defaultValue={need.services[0] ?? ''}>
        <option value="">{words.anyService}</option>
        {serviceIds.map((id) => (
          <option key={id} value={id}>
            {serviceNames[id]}
          </option>
        ))}
      </SelectField>
      <SelectField name={open} label={words.open} defaultValue={need.open ?? ''}>
        <option value="">{words.anyTime}</option>
        {(Object.keys(openWords) as OpenWish[]).toReversed().map((id) => (
          <option key={id} value={id}>
            {words.openWishes[id]}
          </option>
        ))}
      </SelectField>
      <SelectField name={lga} label={words.lga} defaultValue={area ?? ''}>
        <option value="">{words.everywhere}</option>
        {sortByName(areas, ({ lga: name }) => areaName(name)).map(({ lga: name }) => (
          <option key={name} value={name}>
            {areaName(name)}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}

function Unconfirmed({ wish }: { wish: string }) {
  return (
    <span className={styles.unconfirmed}>
      <PhoneText text={words.noneConfirmed(wish)} />
    </span>
  );
}

type PlacesProps = { id: string; heading: string; places: readonly ListedPlace[]; children?: ReactNode };

function Places({ id, heading, places, children }: PlacesProps) {
  return (
    <section className={styles.found} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.slice(0, MOST_SHOWN).map((place) => (
            <li key={place.path}>
              <Place place={place} />
            </li>
          ))}
        </ul>
      )}
      {places.length > MOST_SHOWN && <p>{words.first(MOST_SHOWN)}</p>}
    </section>
  );
}

function Place({ place }: { place: ListedPlace }) {
  const { record } = place;
  const lines = [
    ...hoursOf(record),
    servicesOf(record).join(', '),
    record.confirmed ? detailWords.confirmed(formatDate(record.confirmed, dateWords)) : '',
  ];
  return (
    <PlaceCard place={place}>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className={styles.detail}>
          {line}
        </p>
      ))}
    </PlaceCard>
  );
}
