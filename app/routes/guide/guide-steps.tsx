import type { Guide } from '#content/schema/guide.ts';
import { guideWords } from '#words/guides.ts';
import { Band } from '../../ui/band/band.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './guide-steps.module.css';

type GuideStepsProps = Pick<Guide, 'steps' | 'checklist'>;

/** The steps, with what to have at hand beside them. */
export function GuideSteps({ steps, checklist }: GuideStepsProps) {
  return (
    <Band id="steps" heading={steps.heading} lead={steps.lead} tone="sand">
      <div className={styles.columns}>
        <div>
          <ol className={styles.steps}>
            {steps.list.map(({ title, text, link }) => (
              <li key={title} className={styles.step}>
                <h3>{title}</h3>
                <p>{text}</p>
                {link && (
                  <Link to={link.to} className={styles.link}>
                    {link.label}
                    <Icon name={link.to.startsWith('http') ? 'external' : 'arrow-right'} />
                  </Link>
                )}
              </li>
            ))}
          </ol>
          <p className={styles.basis}>
            {guideWords.basis} {steps.basis}
          </p>
        </div>
        <section className={styles.checklist} aria-labelledby="checklist-title">
          <h3 id="checklist-title">{checklist.heading}</h3>
          <p>{checklist.lead}</p>
          <ul className={styles.items}>
            {checklist.items.map((item) => (
              <li key={item} className={styles.item}>
                <Icon name="check" className={styles.sign} />
                {item}
              </li>
            ))}
          </ul>
          <p className={styles.basis}>
            {guideWords.basis} {checklist.basis}
          </p>
        </section>
      </div>
    </Band>
  );
}
