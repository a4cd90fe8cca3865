import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { areaPath } from '#domain/directory/prepare-places.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { externalLinks } from '#facts/links.ts';
import { areaName } from '#words/directory-names.ts';
import { placePages, placePage as words } from '#words/place-pages.ts';
import { directionsHref } from '#words/provider-page.ts';
import { sharingWords } from '#words/site.ts';
import { ownPath } from '../../own-path.ts';
import { usePage } from '../../page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { NumberedList } from '../../ui/numbered-list/numbered-list.tsx';
import { ShareButtons } from '../../ui/share/share-buttons.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './place-details.module.css';

type PlaceDetailsProps = { place: ListedPlace; date: string };

export function PlaceDetails({ place, date }: PlaceDetailsProps) {
  return (
    <div className={styles.details}>
      <Facts place={place} date={date} />
      <HowTo kind={place.kind} />
    </div>
  );
}

function Facts({ place: { record, path }, date }: PlaceDetailsProps) {
  const { site } = usePage();
  const { name, address, lga, lcda, phone } = record;
  const { facts } = words;
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
          <Link to={areaPath(lga)} className={styles.link}>
            {areaName(lga)}
          </Link>
        </dd>
        <dt>{facts.lcda}</dt>
        <dd>{lcda ? areaName(lcda) : facts.noLcda}</dd>
        <dt>{facts.phone}</dt>
        <dd>
          {phone ? (
            phoneNumbers(phone).map(({ text, href }) => (
              <a key={href} href={href} className={styles.link}>
                {text}
              </a>
            ))
          ) : (
            <PhoneText text={facts.noPhone} />
          )}
        </dd>
        <dt>{facts.list}</dt>
        <dd>{placePages.listDate(date)}</dd>
      </dl>
      <div className={styles.actions}>
        <ButtonLink to={directionsHref(name, address)}>
          <Icon name="map-pin" />
          {words.directions}
        </ButtonLink>
        <ShareButtons
          link={{ title: name, url: site.publicUrl + ownPath(path) }}
          words={{ ...sharingWords, share: words.share }}
          whatsAppUrl={externalLinks.whatsAppShare}
        />
      </div>
      <div className={styles.reports}>
        <Link to={words.reportHref(name, areaName(lga))} className={styles.report}>
          {words.report}
        </Link>
        <Link to={words.complainHref(path)} className={styles.report}>
          {words.complain}
        </Link>
      </div>
    </section>
  );
}

function HowTo({ kind }: Pick<ListedPlace, 'kind'>) {
  const { heading, items, links } = words.choose[kind];
  return (
    <section className={styles.howTo} aria-labelledby="how-to">
      <h2 id="how-to" className={styles.heading}>
        {heading}
      </h2>
      <NumberedList items={items} className={styles.steps} itemClassName={styles.step} />
      <ul className={styles.ways}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
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
