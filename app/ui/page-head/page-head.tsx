import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './page-head.module.css';

type PageHeadProps = {
  /** For elements that the heading labels. */
  id?: string;
  heading: string;
  lead: ReactNode;
  /** A drawing on the lower edge of the band, beside the text or below it. */
  scene?: { src: string; alt: string };
  /** Other content beside the text, placed by the page's own class. */
  aside?: ReactNode;
  className?: string | undefined;
  /** What stands over the heading, such as breadcrumbs. */
  above?: ReactNode;
  /** What follows the lead, such as buttons or a search. */
  children?: ReactNode;
};

/** The patterned band at the top of a page. */
export function PageHead({ id, heading, lead, scene, aside, className, above, children }: PageHeadProps) {
  return (
    <header className={joinClasses(styles.head, scene && styles.pictured, className)}>
      <div className={styles.words}>
        {above}
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
