import type { EnrolmentPlace } from '#content/schema/enrolment-place.ts';
import { enrolmentPlaces, whereToEnrol as words } from '#words/enrolment-places.ts';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import { NoWrap } from '../../ui/no-wrap.tsx';
import styles from './where-to-enrol.module.css';

export function WhereToEnrol() {
  const { line } = words;
  return (
    <Band id={words.id} heading={words.heading} lead={words.lead} tone="sand">
      <div className={styles.body}>
        <div className={styles.call}>
          <div>
            <h3>{words.callHeading}</h3>
            <p>{words.call}</p>
          </div>
          <LinkCard to={line.to} icon="phone" name={line.display}>
            {line.label} · <NoWrap>{line.digits}</NoWrap>
          </LinkCard>
        </div>
        <PlaceGroup kind="office" heading={words.officesHeading} note={words.hours} />
        <PlaceGroup kind="booth" heading={words.boothsHeading} note={words.booths} />
        <div className={styles.others}>
          <h3>{words.othersHeading}</h3>
          <p>{words.others}</p>
          <div className={styles.links}>
            {words.otherLinks.map(({ label, to }) => (
              <ButtonLink key={to} to={to} variant="secondary">
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </Band>
  );
}

type PlaceGroupProps = { kind: EnrolmentPlace['kind']; heading: string; note: string };

function PlaceGroup({ kind, heading, note }: PlaceGroupProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <p className={styles.note}>{note}</p>
      <ul className={styles[kind]}>
        {enrolmentPlaces
          .filter((place) => place.kind === kind)
          .map((place) => (
            <Place key={place.id} place={place} />
          ))}
      </ul>
    </div>
  );
}

function Place({
  place: { name, address, note, published, isToConfirm, directions },
}: {
  place: EnrolmentPlace;
}) {
  return (
    <li className={styles.place}>
      <h4 className={styles.name}>{name}</h4>
      <p>{address}</p>
      {note && <p className={styles.note}>{note}</p>}
      {published && (
        <p className={styles.note}>{isToConfirm ? words.toConfirm(published) : words.published(published)}</p>
      )}
      <a
        href={directions}
        className={styles.directions}
        aria-label={words.directionsTo(`${name}, ${address}`)}
      >
        <Icon name="map-pin" />
        {words.directions}
      </a>
    </li>
  );
}
