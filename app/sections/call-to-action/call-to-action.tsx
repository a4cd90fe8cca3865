import { callToActionSection as content, sections } from '#words/home.ts';
import skyline from '../../pictures/scenes/skyline.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { SectionProps } from '../section-frame.tsx';
import styles from './call-to-action.module.css';

const ID = 'call-to-action';
const sentences = sections.find((section) => section.id === ID)?.title.split(/(?<=\.) /) ?? [];

export function CallToAction({ heading: Heading }: SectionProps) {
  return (
    <section className={styles.band} aria-labelledby={`${ID}-title`}>
      <div className={styles.words}>
        <Heading id={`${ID}-title`} className={styles.title}>
          {sentences.map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {`${sentence} `}
            </span>
          ))}
        </Heading>
        <p className={styles.text}>{content.text}</p>
        <p className={styles.actions}>
          <ButtonLink to={content.start.to} className={styles.action}>
            {content.start.label}
          </ButtonLink>
          <ButtonLink to={content.contact.to} variant="onDark" className={styles.action}>
            {content.contact.label}
          </ButtonLink>
        </p>
      </div>
      <img className={styles.skyline} src={skyline} alt="" width={1200} height={200} loading="lazy" />
    </section>
  );
}
