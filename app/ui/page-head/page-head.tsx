import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './page-head.module.css';

type PageHeadProps = {
  /** For something on the page that the heading names. */
  id?: string;
  heading: string;
  lead: string;
  /** A drawing that stands on the band's lower edge, beside the words or below them. */
  scene?: { src: string; alt: string };
  /** Something else beside the words, placed by the page's own class. */
  aside?: ReactNode;
  className?: string | undefined;
  /** What follows the lead: buttons, a search. */
  children?: ReactNode;
};

/** The band of cloth with which a page begins. */
export function PageHead({ id, heading, lead, scene, aside, className, children }: PageHeadProps) {
  return (
    <header className={joinClasses(styles.head, scene && styles.pictured, className)}>
      <div className={styles.words}>
        <h1 id={id}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {scene && (
        <img
          src={scene.src}
          alt={scene.alt}
          className={styles.scene}
          width={640}
          height={480}
          fetchPriority="high"
        />
      )}
      {aside}
    </header>
  );
}
