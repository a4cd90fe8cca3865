import { aboutPage, aboutWaysOn, milestones, purpose, structure, welcome } from '#content/en/about-page.ts';
import type { MemberId, Tie } from '#content/schema/pages.ts';
import { definePage } from '../../page.ts';
import scene from '../../pictures/scenes/about.svg';
import bridge from '../../pictures/scenes/hero-bridge.svg';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLinks } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { NumberedList } from '../../ui/numbered-list/numbered-list.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './about.module.css';
import structureStyles from './structure.module.css';

export default definePage({
  hasPopUp: true,
  meta: () => ({ ...aboutPage, canonical: '/about' }),
  View: () => (
    <>
      <PageHead
        heading={aboutPage.heading}
        lead={aboutPage.lead}
        scene={{ src: scene, alt: aboutPage.alt }}
      />
      <Welcome />
      <Purpose />
      <Structure />
      <Milestones />
      <RelatedLinks />
    </>
  ),
});

function Welcome() {
  return (
    <section className={styles.band} aria-labelledby="welcome-title">
      <div>
        <h2 id="welcome-title">{welcome.heading}</h2>
        <p className={styles.opening}>{welcome.opening}</p>
        <img
          className={styles.scene}
          src={bridge}
          alt={welcome.alt}
          width={640}
          height={480}
          loading="lazy"
        />
      </div>
      <div className={styles.letter}>
        {welcome.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={styles.aims}>
          {[purpose.vision, purpose.mission].map(({ heading, text }) => (
            <div key={heading} className={styles.aim}>
              <dt className={styles.aimName}>{heading}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.signature}>{welcome.signature}</p>
      </div>
    </section>
  );
}

function Purpose() {
  return (
    <div className={styles.purposeBand}>
      <section aria-labelledby="objectives-title">
        <h2 id="objectives-title">{purpose.objectivesHeading}</h2>
        <NumberedList
          items={purpose.objectives}
          className={styles.objectives}
          itemClassName={styles.objective}
        />
      </section>
      <section aria-labelledby="values-title">
        <h2 id="values-title">{purpose.valuesHeading}</h2>
        <ul className={styles.values}>
          {purpose.values.map(({ icon, text }) => (
            <li key={text} className={styles.value}>
              <Icon name={icon} className={styles.sign} />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Milestones() {
  return (
    <section className={styles.milestonesBand} aria-labelledby="law-title">
      <header>
        <h2 id="law-title">{milestones.heading}</h2>
        <p className={styles.lead}>{milestones.lead}</p>
      </header>
      <ol>
        {milestones.list.map(({ date, text }) => (
          <li key={date} className={styles.milestone}>
            <span className={styles.date}>{date}</span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RelatedLinks() {
  return (
    <section className={styles.relatedBand} aria-labelledby="ways-on-title">
      <h2 id="ways-on-title">{aboutWaysOn.heading}</h2>
      <ButtonLinks links={aboutWaysOn.links} first="primary" className={styles.links} />
    </section>
  );
}

const signs: Record<MemberId, IconName> = {
  law: 'scale',
  agency: 'building-2',
  scheme: 'shield-check',
  fund: 'wallet',
  sources: 'credit-card',
  residents: 'users',
  ekosha: 'heart-handshake',
};

/** One column on a phone, two rows on a wide screen; the arrows are decorative, since the list below says the same. */
function Structure() {
  return (
    <Band id="structure" heading={structure.heading} lead={structure.lead}>
      <figure>
        <div className={structureStyles.diagram}>
          {structure.members.map(({ id, role, name, text }) => (
            <div
              key={id}
              className={joinClasses(structureStyles.member, structureStyles[id])}
              style={{ gridArea: id }}
            >
              <Icon name={signs[id]} className={structureStyles.sign} />
              <p className={structureStyles.role}>{role}</p>
              <h3 className={structureStyles.name}>{name}</h3>
              <p className={structureStyles.text}>{text}</p>
            </div>
          ))}
          {structure.ties.map((tie) => (
            <Arrow key={`${tie.from}-${tie.to}`} {...tie} />
          ))}
        </div>
        <figcaption className={structureStyles.caption}>
          <h3 className={structureStyles.wordsHeading}>{structure.wordsHeading}</h3>
          <ul className={structureStyles.words}>
            {structure.words.map((sentence) => (
              <li key={sentence} className={structureStyles.sentence}>
                {sentence}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </Band>
  );
}

/** CSS sets its position and direction, which depend on the layout. */
function Arrow({ from, to, label }: Tie) {
  const place = `${from}-${to}`;
  return (
    <div
      className={joinClasses(structureStyles.arrow, structureStyles[place])}
      style={{ gridArea: place }}
      aria-hidden="true"
    >
      <svg className={structureStyles.line} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path d="M5 25c11-3 24-3 36-1M31 13c3 4 6 8 11 11-5 2-9 6-12 11" />
      </svg>
      {label}
    </div>
  );
}
