import { enrolment, planRules } from '#words/plan-page.ts';
import { Band } from '../../../ui/band/band.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { NumberedList } from '../../../ui/numbered-list/numbered-list.tsx';
import { WaysOn } from '../ways-on.tsx';
import styles from './enrolment.module.css';

export function Enrolment() {
  return (
    <Band id="enrolment" heading={enrolment.heading} lead={enrolment.places}>
      <NumberedList items={enrolment.steps} className={styles.steps} itemClassName={styles.step} />
      <WaysOn ways={enrolment.ways} />
      <h3 className={styles.rulesTitle}>{planRules.heading}</h3>
      <ul className={styles.rules}>
        {planRules.items.map((rule) => (
          <li key={rule} className={styles.rule}>
            <Icon name="shield-check" className={styles.sign} />
            {rule}
          </li>
        ))}
      </ul>
    </Band>
  );
}
