import { areaPath } from '#domain/directory/prepare-places.ts';
import { sortByName } from '#domain/text/compare-text.ts';
import { directionsHref } from '#facts/directory.ts';
import { emergencyCover } from '#facts/plans.ts';
import { emergencyLines } from '#facts/site.ts';
import { providerLists } from '#words/directory.ts';
import { areaName } from '#words/directory-names.ts';
import { emergencyPage as words } from '#words/emergency-page.ts';
import { plans } from '#words/plans.ts';
import { providerPage } from '#words/provider-page.ts';
import { definePage, usePage } from '../../page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PhoneText } from '../phone-text.tsx';
import signs from '../plan/signs.module.css';
import { NearMe } from '../provider/hero/near-me.tsx';
import { loadCare, servicesParams } from '../provider-services/load-services.ts';
import styles from './emergency.module.css';

const OPEN_AT_NIGHT = new URLSearchParams({ [servicesParams.open]: 'night' });

export default definePage({
  meta: () => ({ ...words, canonical: '/emergency' }),
  View: () => (
    <>
      <PageHead heading={words.heading} lead={words.lead} className={styles.hero}>
        <FirstSteps />
      </PageHead>
      <div className={styles.page}>
        <Areas />
        <AtTheHospital />
        <OurLines />
        <PlansInEmergency />
        <Unpublished />
      </div>
    </>
  ),
});

function FirstSteps() {
  const { listHrefs } = usePage().site.directory;
  const { pharmacies, ...hospitals } = listHrefs;
  return (
    <>
      <p className={styles.calls}>
        {emergencyLines.map(({ number, to }) => (
          <ButtonLink key={number} to={to} className={styles.call}>
            <Icon name="phone" />
            {words.call(number)}
          </ButtonLink>
        ))}
      </p>
      <AtNight />
      <PhoneText text={words.refused} tag="p" className={styles.refused} />
      <NearMe words={words.near.words} lists={hospitals} directionsHref={directionsHref} />
    </>
  );
}

/** Whose the lines are, and whom to ask at night as long as no hospital is known to be open. */
function AtNight() {
  const { matches } = loadCare(OPEN_AT_NIGHT, usePage().site.directory);
  const isKnown = matches.some(({ kind }) => kind === 'hospital');
  return (
    <p className={styles.callNote}>
      {words.callNote}{' '}
      {isKnown ? (
        <Link to={`/provider/services?${OPEN_AT_NIGHT}`} label={words.night.known} />
      ) : (
        words.night.unknown
      )}
    </p>
  );
}

/** The way to the hospitals without script or position; near me sorts these areas. */
function Areas() {
  const { areas, places } = usePage().site.directory;
  const [{ noun }] = providerLists;
  return (
    <section aria-labelledby="areas-title">
      <h2 id="areas-title">{words.near.areas}</h2>
      <ul className={styles.areas}>
        {sortByName([...areas], ({ lga }) => areaName(lga)).map(({ lga, lat, lon }) => (
          <li key={lga}>
            <Link
              to={`${areaPath(lga)}#hospitals`}
              className={styles.area}
              data-lga={lga}
              data-lat={lat}
              data-lon={lon}
            >
              <b>{areaName(lga)}</b>{' '}
              <small>
                {providerPage.countOf(
                  places.filter(({ kind, record }) => kind === 'hospital' && record.lga === lga).length,
                  noun,
                )}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AtTheHospital() {
  const { heading, list, complain } = words.rules;
  return (
    <section aria-labelledby="hospital-title" className={styles.text}>
      <h2 id="hospital-title">{heading}</h2>
      <ol className={styles.rules}>
        {Object.values(list).map((rule) => (
          <PhoneText key={rule} text={rule} tag="li" />
        ))}
      </ol>
      <p>
        <ButtonLink to="/complaint" label={complain} variant="secondary" />
      </p>
    </section>
  );
}

function OurLines() {
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title">{words.lines.heading}</h2>
      <ul className={styles.lines}>
        {words.lines.list.map(({ id, display, digits, to, note, isFree }) => (
          <li key={id}>
            <LinkCard to={to} icon="phone" name={display} note={`${digits}. ${note}.`}>
              {isFree && <b className={styles.free}> {words.lines.free}.</b>}
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlansInEmergency() {
  const { heading, stabilisation, ambulance, notStated, all } = words.plans;
  const silent = plans.filter(({ id }) => !emergencyCover[id].stabilisationHours);
  return (
    <section aria-labelledby="plans-title" className={styles.text}>
      <h2 id="plans-title">{heading}</h2>
      <dl className={styles.plans}>
        {plans.map(({ id, name }) => {
          const { stabilisationHours, ambulance: inCase } = emergencyCover[id];
          return (
            (stabilisationHours || inCase) && (
              <div key={id}>
                <dt>{name}</dt>
                {stabilisationHours && <dd className={signs.covered}>{stabilisation(stabilisationHours)}</dd>}
                {inCase && <dd className={signs.covered}>{ambulance[inCase]}</dd>}
              </div>
            )
          );
        })}
        {silent.length > 0 && (
          <div>
            <dt>{silent.map(({ name }) => name).join(', ')}</dt>
            <dd className={signs.condition}>{notStated}</dd>
          </div>
        )}
      </dl>
      <p>
        <ButtonLink to="/plan/what-is-covered" label={all} variant="secondary" />
      </p>
    </section>
  );
}

function Unpublished() {
  const { heading, list, ask } = words.unpublished;
  return (
    <section aria-labelledby="unpublished-title" className={styles.text}>
      <h2 id="unpublished-title">{heading}</h2>
      <ul className={styles.unpublished}>
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <PhoneText text={ask} tag="p" />
    </section>
  );
}
