import type { EnrolmentPlace } from '#content/schema/site.ts';
import { agencyRecord as agency } from '#facts/pages.ts';
import { contactCards, contactForm, contactPage as words } from '#words/contact-page.ts';
import { enrolmentPlaces, whereToEnrol } from '#words/enrolment-places.ts';
import * as formWords from '#words/islands/contact-form.ts';
import { messageForms } from '#words/message-forms.ts';
import { coverStart } from '#words/plans.ts';
import { handleForm, type RefusedForm } from '../../handle-form.ts';
import { Island } from '../../islands/island.tsx';
import { definePage, usePage } from '../../page.ts';
import scene from '../../pictures/scenes/about.svg';
import { agencyId, type Node } from '../../structured-data/describe-page.ts';
import { openingHoursSpecification } from '../../structured-data/opening-hours.ts';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLinks } from '../../ui/button/button.tsx';
import { Icon, IconTile } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { CardLink } from '../../ui/link/link-list.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import { PhoneWords } from '../../ui/no-wrap.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FromAbroad, PhoneText } from '../phone-text.tsx';
import styles from './contact.module.css';
import formIsland from './contact-form.island.tsx';

const SUBJECT = 'subject';

export default definePage<RefusedForm | undefined>({
  hasPopUp: true,
  query: [SUBJECT],
  post: (request) => handleForm('contact', '/contact/sent', request),
  meta: (refused) => ({
    ...words,
    title: refused ? messageForms.errorTitle(words.title) : words.title,
    canonical: '/contact',
    subject: describeOffices,
  }),
  View: Contact,
});

function Contact({ data: refused }: { data: RefusedForm | undefined }) {
  const { query } = usePage();
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead}>
        <Link to={whereToEnrol.shortcut.to} className={styles.shortcut}>
          <Icon name="map-pin" />
          {whereToEnrol.shortcut.label}
        </Link>
      </PageHead>
      <div className={styles.page}>
        <ContactCards />
        <FromAbroad />
        <MessageSection subject={query.get(SUBJECT) ?? ''} refused={refused} />
      </div>
      <WhereToEnrol />
    </>
  );
}

function ContactCards() {
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title">
        <VisuallyHidden>{words.waysHeading}</VisuallyHidden>
      </h2>
      <ul className={styles.cards}>
        {contactCards.map(({ icon, title, lines, action }) => (
          <li key={title} className={styles.card}>
            <IconTile name={icon} />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.lines}>
                {lines.map((line) => (
                  <span key={line} className={styles.line}>
                    <PhoneWords text={line} />
                  </span>
                ))}
              </p>
              <CardLink
                to={action.to}
                label={action.label}
                endIcon={action.to.startsWith('https:') ? 'external' : 'arrow-right'}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MessageSection({ subject, refused }: { subject: string; refused: RefusedForm | undefined }) {
  const { emailService } = usePage().site;
  return (
    <section id={contactForm.id} className={styles.write} aria-labelledby="write-title">
      <div className={styles.messageWords}>
        <h2 id="write-title">{contactForm.heading}</h2>
        <p>{contactForm.text}</p>
        <p className={styles.messageCall}>
          {contactForm.call.text}
          <Link
            to={contactForm.call.to}
            label={contactForm.call.label}
            icon="phone"
            className={styles.phone}
          />
        </p>
        <p>
          {contactForm.complaint.text}{' '}
          <Link to={contactForm.complaint.to}>{contactForm.complaint.label}</Link>
        </p>
        <p className={styles.urgent}>{contactForm.urgent}</p>
        <img className={styles.scene} src={scene} alt="" width={640} height={480} loading="lazy" />
      </div>
      <Island of={formIsland} data={{ emailService, subject, refused }} resources={{ words: formWords }} />
    </section>
  );
}

function WhereToEnrol() {
  const { line } = whereToEnrol;
  const lead = (
    <>
      {whereToEnrol.lead} <Link {...coverStart.dates} />
    </>
  );
  return (
    <Band id={whereToEnrol.id} heading={whereToEnrol.heading} lead={lead} tone="sand">
      <div className={styles.body}>
        <div className={styles.call}>
          <div>
            <h3>{whereToEnrol.callHeading}</h3>
            <p>{whereToEnrol.call}</p>
          </div>
          <LinkCard to={line.to} icon="phone" name={line.display} note={`${line.label} · ${line.digits}`} />
        </div>
        <PlaceGroup kind="office" heading={whereToEnrol.officesHeading} note={whereToEnrol.hours} />
        <PlaceGroup kind="booth" heading={whereToEnrol.boothsHeading} note={whereToEnrol.booths} />
        <div className={styles.others}>
          <h3>{whereToEnrol.othersHeading}</h3>
          <PhoneText text={whereToEnrol.others} tag="p" />
          <ButtonLinks links={whereToEnrol.otherLinks} />
        </div>
      </div>
    </Band>
  );
}

function PlaceGroup(props: { kind: EnrolmentPlace['kind']; heading: string; note: string }) {
  const { kind, heading, note } = props;
  return (
    <div>
      <h3>{heading}</h3>
      <PhoneText text={note} tag="p" className={styles.note} />
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

function Place({ place }: { place: EnrolmentPlace }) {
  const { name, address, hours, note, published, isToConfirm, directions } = place;
  return (
    <li className={styles.place}>
      <h4 className={styles.name}>{name}</h4>
      <p>{address}</p>
      {hours?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {note && <p className={styles.note}>{note}</p>}
      {published && (
        <p className={styles.note}>
          {isToConfirm ? whereToEnrol.toConfirm(published) : whereToEnrol.published(published)}
        </p>
      )}
      <a
        href={directions}
        className={styles.directions}
        aria-label={whereToEnrol.directionsTo(`${name}, ${address}`)}
      >
        <Icon name="map-pin" />
        {whereToEnrol.directions}
      </a>
    </li>
  );
}

/** Only offices that are certain: a search engine repeats an address without the advice to call first. */
function describeOffices(publicUrl: string): Node[] {
  return enrolmentPlaces
    .filter(({ kind, isToConfirm }) => kind === 'office' && !isToConfirm)
    .map(({ id, name, address, locality, directions, openingHours }) => ({
      '@type': 'GovernmentOffice',
      '@id': `${publicUrl}/contact#${id}`,
      name: `${agency.shortName}: ${name}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: locality,
        addressRegion: agency.address.region,
        addressCountry: agency.address.country,
      },
      hasMap: directions,
      ...(openingHours && { openingHoursSpecification: openingHoursSpecification(openingHours) }),
      telephone: agency.lines[0]?.digits,
      parentOrganization: { '@id': agencyId(publicUrl) },
    }));
}
