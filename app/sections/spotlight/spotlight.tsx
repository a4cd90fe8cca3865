import { spotlightSection as content } from '#words/home.ts';
import scene from '../../pictures/scenes/provider.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './spotlight.module.css';

export function Spotlight({ heading }: SectionProps) {
  return (
    <SectionFrame
      id="spotlight"
      heading={heading}
      tone="indigo"
      eyebrow={content.eyebrow}
      lead={content.text}
      className={styles.band}
      aside={<img src={scene} alt={content.alt} width={640} height={480} loading="lazy" />}
    >
      <ul className={styles.points}>
        {content.points.map((point) => (
          <li key={point} className={styles.point}>
            <span className={styles.mark}>
              <Icon name="check" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={content.link.to} className={styles.action}>
          {content.link.label}
          <Icon name="external" />
        </ButtonLink>
        <ButtonLink to={content.guide.to} variant="onDark" className={styles.action}>
          {content.guide.label}
        </ButtonLink>
        <ButtonLink to={content.radio.to} variant="onDark" className={styles.action}>
          <Icon name="radio" />
          {content.radio.label}
        </ButtonLink>
      </div>
    </SectionFrame>
  );
}
