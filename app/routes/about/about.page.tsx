import { aboutPage, aboutWaysOn, milestones, purpose, welcome } from '#content/en/about-page.ts';
import { definePage } from '../../page.ts';
import scene from '../../pictures/scenes/about.svg';
import bridge from '../../pictures/scenes/hero-bridge.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { NumberedList } from '../../ui/numbered-list/numbered-list.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import milestonesStyles from './milestones.module.css';
import purposeStyles from './purpose.module.css';
import relatedLinksStyles from './related-links.module.css';
import { Structure } from './structure/structure.tsx';
import styles from './welcome.module.css';

export default definePage({
  meta: () => ({ ...aboutPage, canonical: '/about' }),
  View: About,
});

function About() {
  return (
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
  );
}

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
    <div className={purposeStyles.band}>
      <section aria-labelledby="objectives-title">
        <h2 id="objectives-title">{purpose.objectivesHeading}</h2>
        <NumberedList
          items={purpose.objectives}
          className={purposeStyles.objectives}
          itemClassName={purposeStyles.objective}
        />
      </section>
      <section aria-labelledby="values-title">
        <h2 id="values-title">{purpose.valuesHeading}</h2>
        <ul className={purposeStyles.values}>
          {purpose.values.map(({ icon, text }) => (
            <li key={text} className={purposeStyles.value}>
              <Icon name={icon} className={purposeStyles.sign} />
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
    <section className={milestonesStyles.band} aria-labelledby="law-title">
      <header>
        <h2 id="law-title">{milestones.heading}</h2>
        <p className={milestonesStyles.lead}>{milestones.lead}</p>
      </header>
      <ol>
        {milestones.list.map(({ date, text }) => (
          <li key={date} className={milestonesStyles.milestone}>
            <span className={milestonesStyles.date}>{date}</span>
            <span className={milestonesStyles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RelatedLinks() {
  return (
    <section className={relatedLinksStyles.band} aria-labelledby="ways-on-title">
      <h2 id="ways-on-title">{aboutWaysOn.heading}</h2>
      <div className={relatedLinksStyles.links}>
        {aboutWaysOn.links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
