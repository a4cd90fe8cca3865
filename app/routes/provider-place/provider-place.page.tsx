import type { ReactNode } from 'react';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import { areaPath, type ListedPlace } from '#domain/directory/prepare-places.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { directionsHref } from '#facts/directory.ts';
import { externalLinks } from '#facts/links.ts';
import { areaName } from '#words/directory-names.ts';
import { dateWords } from '#words/language.ts';
import { detailWords } from '#words/place-details.ts';
import { gonePage, placePages, placePage as words } from '#words/place-pages.ts';
import { actionWords } from '#words/provider-page.ts';
import { phoneLines, sharingWords } from '#words/site.ts';
import { ownPath } from '../../own-path.ts';
import { definePage, type PageMeta, usePage } from '../../page.ts';
import { type Breadcrumb, breadcrumbsTo } from '../../structured-data/describe-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { NumberedList } from '../../ui/numbered-list/numbered-list.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { ShareButtons } from '../../ui/share/share-buttons.tsx';
import { PhoneText } from '../phone-text.tsx';
import { PlaceCard } from '../provider/place-card.tsx';
import { NearAreas } from '../provider-area/area.tsx';
import { describePlace, plansOf } from './describe-place.ts';
import { loadPlace } from './load-place.ts';
import { hoursOf, servicesOf } from './place-details.ts';
import styles from './provider-place.module.css';

export default definePage({
  locate: ({ lga = '', place = '' }, { finder }) => finder.locate(lga, place),
  load: ({ path, site: { directory } }) => loadPlace(path, directory),
  status: ({ gone }) => (gone ? 410 : 200),
  meta: ({ place, gone }) => (place ? metaOf(place) : { title: gonePage.title(gone.name), noindex: true }),
  View: ({ data }) => {
    const { area, date, place, gone, close, more } = data;
    const { lga } = area;
    const name = areaName(lga);
    return (
      <>
        {place ? <PlaceHead place={place} /> : <GonePlace gone={gone} />}
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
          {place && (
            <ul className={styles.ways}>
              <li>
                <Link to={words.complainHref(place.path)} label={words.complain} className={styles.link} />
              </li>
              <li>
                <Link to={words.reportHref(place.path)} label={words.report} className={styles.link} />
              </li>
            </ul>
          )}
        </div>
      </>
    );
  },
});

function metaOf(place: ListedPlace): PageMeta {
  const { kind, record, path } = place;
  const { name, address, lga } = record;
  return {
    title: words.title(name, areaName(lga)),
    description: words.description[kind](name, address, plansOf(place)),
    canonical: path,
    breadcrumbs: breadcrumbsOf(place),
    subject: (publicUrl) => [describePlace(publicUrl, place)],
  };
}

/** The answer to "is it covered?" comes first. */
function PlaceHead({ place }: { place: ListedPlace }) {
  const { kind, record } = place;
  return (
    <PageHead
      heading={record.name}
      className={styles.head}
      lead={words.lead[kind](areaName(record.lga))}
      above={<Breadcrumbs label={placePages.breadcrumbs} links={breadcrumbsOf(place).slice(1, -1)} />}
    >
      <p className={styles.covered}>
        <Icon name="badge-check" className={styles.headSign} />
        {kind === 'hospital' ? words.covered.hospital(plansOf(place)) : words.covered.pharmacy}
      </p>
      <Actions place={place} />
      <p className={styles.note}>{words.coveredNote[kind]}</p>
      {kind === 'hospital' && <PhoneText text={placePages.seniors} tag="p" className={styles.note} />}
    </PageHead>
  );
}

/** Directly below the verdict, because most come for one of them. */
function Actions({ place }: { place: ListedPlace }) {
  const { site } = usePage();
  const { name, address, phone = '' } = place.record;
  const [number] = phoneNumbers(phone);
  const link = {
    title: name,
    url: site.publicUrl + ownPath(place.path),
    text: actionWords.shareText(name, address, plansOf(place)),
  };
  return (
    <div className={styles.actions}>
      {number && (
        <ButtonLink
          to={number.href}
          label={actionWords.call}
          aria-label={actionWords.callNumber(name, number.text)}
          icon="phone"
        />
      )}
      <ButtonLink to={directionsHref(name, address)} label={words.directions} icon="map-pin" />
      <ShareButtons
        link={link}
        variant="onDark"
        words={{ ...sharingWords, share: actionWords.share }}
        whatsAppUrl={externalLinks.whatsAppShare}
      />
    </div>
  );
}

type PlaceLinksProps = { id: string; heading: string; places: readonly ListedPlace[]; children?: ReactNode };

function PlaceLinks({ id, heading, places, children }: PlaceLinksProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.linksHeading}>
        {heading}
      </h2>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.path}>
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function GonePlace({ gone: { kind, name, lga } }: { gone: PlacePath }) {
  const trail = breadcrumbsTo('/provider', { name: areaName(lga), path: areaPath(lga) }) ?? [];
  return (
    <PageHead
      heading={gonePage.heading(name)}
      lead={gonePage.lead(kind, areaName(lga))}
      above={<Breadcrumbs label={placePages.breadcrumbs} links={trail.slice(1)} />}
    >
      <PhoneText text={gonePage.advice} tag="p" className={styles.advice} />
      <div className={styles.goneWays}>
        <ButtonLink to={phoneLines.tollFree.to} label={gonePage.call} icon="phone" />
        {kind === 'hospital' && (
          <ButtonLink to={gonePage.change.to} label={gonePage.change.label} variant="onDark" />
        )}
      </div>
    </PageHead>
  );
}

function breadcrumbsOf({ record: { name, lga }, path }: ListedPlace): Breadcrumb[] {
  return breadcrumbsTo('/provider', { name: areaName(lga), path: areaPath(lga) }, { name, path }) ?? [];
}

type PlaceDetailsProps = { place: ListedPlace; date: string };

function PlaceDetails({ place, date }: PlaceDetailsProps) {
  return (
    <div className={styles.details}>
      <Facts place={place} date={date} />
      <HowTo place={place} />
    </div>
  );
}

function Facts({ place: { record }, date }: PlaceDetailsProps) {
  const { address, lga, lcda, phone, confirmed } = record;
  const { facts } = words;
  const [hours, services] = [hoursOf(record), servicesOf(record)];
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        {facts.heading}
      </h2>
      <dl className={styles.list}>
        <dt>{facts.address}</dt>
        <dd>{address}</dd>
        <dt>{facts.lga}</dt>
        <dd>
          <Link to={areaPath(lga)} label={areaName(lga)} className={styles.link} />
        </dd>
        {lcda && (
          <>
            <dt>{facts.lcda}</dt>
            <dd>{areaName(lcda)}</dd>
          </>
        )}
        {phone && (
          <>
            <dt>{facts.phone}</dt>
            <dd>
              {phoneNumbers(phone).map(({ text, href }) => (
                <a key={href} href={href} className={styles.link}>
                  {text}
                </a>
              ))}
            </dd>
          </>
        )}
        {hours.length > 0 && (
          <>
            <dt>{detailWords.hours}</dt>
            <dd>
              {hours.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </>
        )}
        {services.length > 0 && (
          <>
            <dt>{detailWords.services}</dt>
            <dd>{services.join(', ')}</dd>
          </>
        )}
        <dt>{facts.list}</dt>
        <dd>
          {placePages.listDate(date)}
          {confirmed && <p>{detailWords.confirmed(formatDate(confirmed, dateWords))}</p>}
        </dd>
      </dl>
    </section>
  );
}

function HowTo({ place: { kind, path } }: { place: ListedPlace }) {
  const { heading, items, links } = words.choose[kind];
  const [hospital = '', area = ''] = path.split('/').reverse();
  return (
    <section className={styles.howTo} aria-labelledby="how-to">
      <h2 id="how-to" className={styles.heading}>
        {heading}
      </h2>
      <NumberedList items={items} className={styles.steps} itemClassName={styles.step} />
      {kind === 'hospital' && (
        <ButtonLink to={words.prepareHref(area, hospital)} label={words.prepare} variant="secondary" />
      )}
      <ul className={styles.ways}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} label={label} className={styles.link} />
          </li>
        ))}
      </ul>
      <p className={styles.emergency}>
        <Icon name="info" className={styles.sign} />
        {words.emergency}
      </p>
    </section>
  );
}
