import { planPage } from '#content/plan-page.ts';
import scene from '../../../art/scenes/hero-family.svg';
import { ButtonLink } from '../../../ui/button/button.tsx';
import styles from './plan-hero.module.css';

const { heading, lead, action, compare, alt } = planPage.hero;

export function PlanHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
            <ButtonLink to={compare.to} look="onDark">
              {compare.label}
            </ButtonLink>
          </div>
        </div>
        <img className={styles.scene} src={scene} alt={alt} width={640} height={480} fetchPriority="high" />
      </div>
    </div>
  );
}
