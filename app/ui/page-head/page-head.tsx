import { joinClasses } from '../join-classes.ts';
import styles from './page-head.module.css';

type PageHeadProps = {
  /** For something on the page that the heading names. */
  id?: string;
  heading: string;
  lead: string;
  /** For a page whose content takes the whole width of the site. */
  isWide?: boolean;
};

/** The band of cloth with which a plain page begins. */
export function PageHead({ id, heading, lead, isWide = false }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={joinClasses(styles.inner, isWide && styles.wide)}>
        <h1 id={id}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </header>
  );
}
