import type { ReactNode } from 'react';
import type { SectionId } from '#content/sections.ts';
import { sections } from '#content/sections.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './section-frame.module.css';

type SectionFrameProps = SectionProps & {
  id: SectionId;
  tone?: 'paper' | 'sand' | 'indigo' | 'yellow';
  eyebrow?: string;
  lead?: string;
  /** A picture beside the words; below them on small screens. */
  aside?: ReactNode;
  /** On wide screens the picture stands before the words. */
  asideFirst?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** The band, the heading and the rhythm that all sections share; the title comes from the registry. */
export function SectionFrame({ id, heading: Heading, tone = 'paper', ...props }: SectionFrameProps) {
  const { eyebrow, lead, aside, asideFirst, className, children } = props;
  const title = sections.find((section) => section.id === id)?.title;
  const band = joinClasses(styles.band, styles[tone], Heading === 'h1' && styles.page, className);
  return (
    <section className={band} aria-labelledby={`${id}-title`}>
      <div className={joinClasses(styles.inner, aside !== undefined && styles.split)}>
        <div className={styles.words}>
          <header className={styles.header}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading id={`${id}-title`} className={styles.title}>
              {title}
            </Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          {children}
        </div>
        {aside !== undefined && (
          <div className={joinClasses(styles.aside, asideFirst && styles.asideFirst)}>{aside}</div>
        )}
      </div>
    </section>
  );
}
