import { aboutSection as content } from '#words/home.ts';
import scene from '../../pictures/scenes/about.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SectionFrame, type SectionProps } from '../section-frame.tsx';
import styles from './about.module.css';

export function About({ heading }: SectionProps) {
  return (
    <SectionFrame
      id="about"
      heading={heading}
      eyebrow={content.eyebrow}
      lead={content.lead}
      asideFirst
      aside={<img src={scene} alt={content.alt} width={640} height={480} loading="lazy" />}
    >
      {content.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <ButtonLink to={content.link.to} variant="secondary" className={styles.action}>
        {content.link.label}
      </ButtonLink>
    </SectionFrame>
  );
}
