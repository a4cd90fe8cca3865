import { purpose } from '#content/about-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import styles from './purpose.module.css';

/** In the order of the values. */
const signs: IconName[] = ['users', 'scale', 'smartphone', 'hand-heart'];

export function Purpose() {
  return (
    <div className={styles.band}>
      <section aria-labelledby="objectives-title">
        <h2 id="objectives-title">{purpose.objectivesHeading}</h2>
        <ol className={styles.objectives}>
          {purpose.objectives.map((objective) => (
            <li key={objective} className={styles.objective}>
              {objective}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="values-title">
        <h2 id="values-title">{purpose.valuesHeading}</h2>
        <ul className={styles.values}>
          {purpose.values.map((value, index) => (
            <li key={value} className={styles.value}>
              <Icon name={signs[index] ?? 'check'} className={styles.sign} />
              {value}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
