import { purpose } from '#words/about-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { NumberedList } from '../../ui/numbered-list/numbered-list.tsx';
import styles from './purpose.module.css';

export function Purpose() {
  return (
    <div className={styles.band}>
      <section aria-labelledby="objectives-title">
        <h2 id="objectives-title">{purpose.objectivesHeading}</h2>
        <NumberedList
          items={purpose.objectives}
          className={styles.objectives}
          itemClassName={styles.objective}
        />
      </section>
      <section aria-labelledby="values-title">
        <h2 id="values-title">{purpose.valuesHeading}</h2>
        <ul className={styles.values}>
          {purpose.values.map(({ icon, text }) => (
            <li key={text} className={styles.value}>
              <Icon name={icon} className={styles.sign} />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
