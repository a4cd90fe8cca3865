import {
  aboutSection,
  callToActionSection,
  changeHospitalSection,
  spotlightSection,
  telemedicineSection,
} from '#words/home.ts';
import { coverStart } from '#words/plans.ts';
import about from '../pictures/scenes/about.svg';
import changeHospital from '../pictures/scenes/change-hospital.svg';
import provider from '../pictures/scenes/provider.svg';
import skyline from '../pictures/scenes/skyline.svg';
import telemedicine from '../pictures/scenes/telemedicine.svg';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { IconName } from '../ui/icon/icon-paths.ts';
import { Link } from '../ui/link/link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './scene-sections.module.css';
import { SectionFrame, type SectionProps, titleOf } from './section-frame.tsx';

/** The sections that are a text with its links beside a drawing. */
export const sceneSections = {
  about: About,
  'change-hospital': ChangeHospital,
  spotlight: Spotlight,
  telemedicine: Telemedicine,
  'call-to-action': CallToAction,
};

function About({ heading }: SectionProps) {
  const { eyebrow, lead, alt, paragraphs, link } = aboutSection;
  return (
    <SectionFrame
      id="about"
      heading={heading}
      eyebrow={eyebrow}
      lead={lead}
      asideFirst
      aside={<img src={about} alt={alt} width={640} height={480} loading="lazy" />}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <ButtonLink to={link.to} label={link.label} variant="secondary" className={styles.action} />
    </SectionFrame>
  );
}

function ChangeHospital({ heading }: SectionProps) {
  const { text, alt, link } = changeHospitalSection;
  return (
    <SectionFrame
      id="change-hospital"
      heading={heading}
      tone="yellow"
      lead={text}
      className={heading === 'h2' ? styles.slim : styles.road}
      aside={<img src={changeHospital} alt={alt} width={720} height={244} loading="lazy" />}
    >
      {/* The visible text is fixed; the hidden text tells screen readers and search engines where the link leads. */}
      <ButtonLink
        to={link.to}
        label={link.label}
        after={<VisuallyHidden> {link.about}</VisuallyHidden>}
        className={styles.changeAction}
      />
    </SectionFrame>
  );
}

function Spotlight({ heading }: SectionProps) {
  const { eyebrow, text, alt, points, link, guide, radio } = spotlightSection;
  return (
    <SectionFrame
      id="spotlight"
      heading={heading}
      tone="indigo"
      eyebrow={eyebrow}
      lead={text}
      className={styles.spotlightBand}
      aside={<img src={provider} alt={alt} width={640} height={480} loading="lazy" />}
    >
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <span className={styles.mark}>
              <Icon name="check" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <div className={styles.spotlightActions}>
        <ButtonLink to={link.to} label={link.label} className={styles.spotlightAction} endIcon="external" />
        <ButtonLink to={guide.to} label={guide.label} variant="onDark" className={styles.spotlightAction} />
        <ButtonLink to={radio.to} variant="onDark" className={styles.spotlightAction}>
          <Icon name="radio" />
          {radio.label}
        </ButtonLink>
      </div>
    </SectionFrame>
  );
}

function CallToAction({ heading: Heading }: SectionProps) {
  const { text, start, contact } = callToActionSection;
  return (
    <section className={styles.band} aria-labelledby="call-to-action-title">
      <div className={styles.words}>
        <Heading id="call-to-action-title" className={styles.title}>
          {titleOf('call-to-action')
            .split(/(?<=\.) /)
            .map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                {`${sentence} `}
              </span>
            ))}
        </Heading>
        <p className={styles.text}>
          {text} <Link {...coverStart.dates} />
        </p>
        <p className={styles.actions}>
          <ButtonLink to={start.to} label={start.label} className={styles.callAction} />
          <ButtonLink to={contact.to} label={contact.label} variant="onDark" className={styles.callAction} />
        </p>
      </div>
      <img className={styles.skyline} src={skyline} alt="" width={1200} height={200} loading="lazy" />
    </section>
  );
}

function Telemedicine({ heading: Heading }: SectionProps) {
  const { text, alt, call, playStore, appStore } = telemedicineSection;
  return (
    <section className={styles.teleBand} aria-labelledby="telemedicine-title">
      <div className={styles.panel}>
        <div className={styles.teleWords}>
          <Heading id="telemedicine-title" className={styles.teleTitle}>
            {titleOf('telemedicine')}
          </Heading>
          <p className={styles.teleText}>{text}</p>
          <p>
            <ButtonLink to={call.to} label={call.label} icon="phone" className={styles.call} />
            <span className={styles.digits}>{call.inDigits}</span>
          </p>
          <ul className={styles.stores}>
            <StoreBadge icon="google-play" {...playStore} />
            <StoreBadge icon="apple" {...appStore} />
          </ul>
        </div>
        <img className={styles.scene} src={telemedicine} alt={alt} width={640} height={480} loading="lazy" />
      </div>
    </section>
  );
}

/** Our own drawing, because the stores' artwork comes with usage rules. */
function StoreBadge(props: { icon: IconName; lead: string; label: string; to: string }) {
  return (
    <li>
      <a href={props.to} className={styles.badge}>
        <Icon name={props.icon} className={styles.icon} />
        <span>
          <span className={styles.lead}>{props.lead}</span>{' '}
          <span className={styles.store}>{props.label}</span>
        </span>
      </a>
    </li>
  );
}
