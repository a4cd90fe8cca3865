import { telemedicineSection as content } from '#words/home.ts';
import { sections } from '#words/sections.ts';
import scene from '../../pictures/scenes/telemedicine.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { SectionProps } from '../section-frame.tsx';
import { StoreBadge } from './store-badge.tsx';
import styles from './telemedicine.module.css';

const ID = 'telemedicine';
const title = sections.find((section) => section.id === ID)?.title;

export function Telemedicine({ heading: Heading }: SectionProps) {
  return (
    <section className={styles.band} aria-labelledby={`${ID}-title`}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <Heading id={`${ID}-title`} className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>{content.text}</p>
          <p>
            <ButtonLink to={content.call.to} className={styles.call}>
              <Icon name="phone" />
              {content.call.label}
            </ButtonLink>
            <span className={styles.digits}>{content.call.inDigits}</span>
          </p>
          <ul className={styles.stores}>
            <li>
              <StoreBadge icon="google-play" {...content.playStore} />
            </li>
            <li>
              <StoreBadge icon="apple" {...content.appStore} />
            </li>
          </ul>
        </div>
        <img className={styles.scene} src={scene} alt={content.alt} width={640} height={480} loading="lazy" />
      </div>
    </section>
  );
}
