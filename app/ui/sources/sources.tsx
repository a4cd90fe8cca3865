import styles from './sources.module.css';

type SourcesProps = {
  label: string;
  /** What is said, and where it comes from; the same source is shown once, with all that rests on it. */
  entries: readonly { of: string; source: string }[];
};

/** Where the facts of a page come from, closed until somebody asks: most readers want the answer only. */
export function Sources({ label, entries }: SourcesProps) {
  const bySource = Map.groupBy(entries, ({ source }) => source);
  return (
    <details className={styles.sources} data-sources="">
      <summary className={styles.label}>{label}</summary>
      <dl>
        {[...bySource].map(([source, rest]) => (
          <div key={source}>
            <dt>{source}</dt>
            <dd>{[...new Set(rest.map((entry) => entry.of))].join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
