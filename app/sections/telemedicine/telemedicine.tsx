import { telemedicineSection as content, sections } from '#words/home.ts';
import scene from '../../pictures/scenes/telemedicine.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import type { SectionProps } from '../section-frame.tsx';
import storeBadgeStyles from './store-badge.module.css';
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

type StoreBadgeProps = { icon: IconName; lead: string; label: string; to: string };

/** Our own drawing, because the stores' artwork comes with usage rules. */
function StoreBadge({ icon, lead, label, to }: StoreBadgeProps) {
  return (
    <a href={to} className={storeBadgeStyles.badge}>
      <Icon name={icon} className={storeBadgeStyles.icon} />
      <span>
        <span className={storeBadgeStyles.lead}>{lead}</span>{' '}
        <span className={storeBadgeStyles.store}>{label}</span>
      </span>
    </a>
  );
}
