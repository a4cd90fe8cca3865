import { planPage } from '#words/plan-page.ts';
import scene from '../../pictures/scenes/hero-family.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './plan-hero.module.css';

const { heading, lead, action, compare, alt } = planPage.hero;

export function PlanHero() {
  return (
    <PageHead heading={heading} lead={lead} scene={{ src: scene, alt }}>
      <div className={styles.actions}>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        <ButtonLink to={compare.to} variant="onDark">
          {compare.label}
        </ButtonLink>
      </div>
    </PageHead>
  );
}
