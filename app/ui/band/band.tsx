import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './band.module.css';

export type BandProps = {
  /** The target of links to the band. */
  id: string;
  /** An h1 also makes the band fill the screen. */
  level?: 'h1' | 'h2';
  heading: string | undefined;
  tone?: 'paper' | 'sand' | 'indigo' | 'yellow';
  eyebrow?: string;
  lead?: ReactNode;
  /** Content beside the text; below it on small screens. */
  aside?: ReactNode;
  /** On wide screens the aside comes before the text. */
  asideFirst?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** A full-width block of a page with its heading and spacing. */
export function Band({ id, level: Heading = 'h2', heading, tone = 'paper', ...props }: BandProps) {
  const { eyebrow, lead, aside, asideFirst, className, children } = props;
  return (
    <section
      id={id}
      className={joinClasses(
        styles.band,
        styles[tone],
        Heading === 'h1' && styles.page,
        aside !== undefined && styles.split,
        className,
      )}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.words}>
        <header className={styles.header}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading id={`${id}-title`}>{heading}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      {aside !== undefined && (
        <div className={joinClasses(styles.aside, asideFirst && styles.asideFirst)}>{aside}</div>
      )}
    </section>
  );
}
