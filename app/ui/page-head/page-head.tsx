import styles from './page-head.module.css';

type PageHeadProps = {
  /** For something on the page that the heading names. */
  id?: string;
  heading: string;
  lead: string;
};

/** The band of cloth with which a plain page begins. */
export function PageHead({ id, heading, lead }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <h1 id={id}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </header>
  );
}
