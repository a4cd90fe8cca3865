import { changeHospitalSection as content } from '#words/home.ts';
import scene from '../../pictures/scenes/change-hospital.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './change-hospital.module.css';

export function ChangeHospital({ heading }: SectionProps) {
  return (
    <SectionFrame
      id="change-hospital"
      heading={heading}
      tone="yellow"
      lead={content.text}
      className={heading === 'h2' ? styles.slim : styles.road}
      aside={<img src={scene} alt={content.alt} width={720} height={244} loading="lazy" />}
    >
      {/* The link's text is fixed, so the title tells screen readers where it leads. */}
      <ButtonLink to={content.link.to} className={styles.action} aria-describedby="change-hospital-title">
        {content.link.label}
      </ButtonLink>
    </SectionFrame>
  );
}
