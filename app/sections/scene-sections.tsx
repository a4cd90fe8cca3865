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
import aboutStyles from './about.module.css';
import callStyles from './call-to-action.module.css';
import changeStyles from './change-hospital.module.css';
import { SectionFrame, type SectionProps, titleOf } from './section-frame.tsx';
import spotStyles from './spotlight.module.css';
import teleStyles from './telemedicine.module.css';

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
        <p key={paragraph} className={aboutStyles.paragraph}>
          {paragraph}
        </p>
      ))}
      <ButtonLink to={link.to} label={link.label} variant="secondary" className={aboutStyles.action} />
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
      className={heading === 'h2' ? changeStyles.slim : changeStyles.road}
      aside={<img src={changeHospital} alt={alt} width={720} height={244} loading="lazy" />}
    >
      {/* The visible text is fixed; the hidden text tells screen readers and search engines where the link leads. */}
      <ButtonLink
        to={link.to}
        label={link.label}
        after={<VisuallyHidden> {link.about}</VisuallyHidden>}
        className={changeStyles.action}
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
      className={spotStyles.band}
      aside={<img src={provider} alt={alt} width={640} height={480} loading="lazy" />}
    >
      <ul className={spotStyles.points}>
        {points.map((point) => (
          <li key={point} className={spotStyles.point}>
            <span className={spotStyles.mark}>
              <Icon name="check" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <div className={spotStyles.actions}>
        <ButtonLink to={link.to} label={link.label} className={spotStyles.action} endIcon="external" />
        <ButtonLink to={guide.to} label={guide.label} variant="onDark" className={spotStyles.action} />
        <ButtonLink to={radio.to} variant="onDark" className={spotStyles.action}>
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
    <section className={callStyles.band} aria-labelledby="call-to-action-title">
      <div className={callStyles.words}>
        <Heading id="call-to-action-title" className={callStyles.title}>
          {titleOf('call-to-action')
            .split(/(?<=\.) /)
            .map((sentence) => (
              <span key={sentence} className={callStyles.sentence}>
                {`${sentence} `}
              </span>
            ))}
        </Heading>
        <p className={callStyles.text}>
          {text} <Link {...coverStart.dates} />
        </p>
        <p className={callStyles.actions}>
          <ButtonLink to={start.to} label={start.label} className={callStyles.action} />
          <ButtonLink to={contact.to} label={contact.label} variant="onDark" className={callStyles.action} />
        </p>
      </div>
      <img className={callStyles.skyline} src={skyline} alt="" width={1200} height={200} loading="lazy" />
    </section>
  );
}

function Telemedicine({ heading: Heading }: SectionProps) {
  const { text, alt, call, playStore, appStore } = telemedicineSection;
  return (
    <section className={teleStyles.band} aria-labelledby="telemedicine-title">
      <div className={teleStyles.panel}>
        <div className={teleStyles.words}>
          <Heading id="telemedicine-title" className={teleStyles.title}>
            {titleOf('telemedicine')}
          </Heading>
          <p className={teleStyles.text}>{text}</p>
          <p>
            <ButtonLink to={call.to} label={call.label} icon="phone" className={teleStyles.call} />
            <span className={teleStyles.digits}>{call.inDigits}</span>
          </p>
          <ul className={teleStyles.stores}>
            <StoreBadge icon="google-play" {...playStore} />
            <StoreBadge icon="apple" {...appStore} />
          </ul>
        </div>
        <img
          className={teleStyles.scene}
          src={telemedicine}
          alt={alt}
          width={640}
          height={480}
          loading="lazy"
        />
      </div>
    </section>
  );
}

/** Our own drawing, because the stores' artwork comes with usage rules. */
function StoreBadge(props: { icon: IconName; lead: string; label: string; to: string }) {
  return (
    <li>
      <a href={props.to} className={teleStyles.badge}>
        <Icon name={props.icon} className={teleStyles.icon} />
        <span>
          <span className={teleStyles.lead}>{props.lead}</span>{' '}
          <span className={teleStyles.store}>{props.label}</span>
        </span>
      </a>
    </li>
  );
}
