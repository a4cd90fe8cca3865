import { Suspense } from 'react';
import { headerButtons } from '#content/navigation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SupportBanner } from './support-banner.tsx';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';

/** Its parts stand in boundaries of their own, so that React takes the page over in small steps and taps get through. */
export function Header() {
  const isHidden = useHiddenOnScroll();
  const { enrol, pay } = headerButtons;
  return (
    <header className={joinClasses(styles.header, isHidden && styles.hidden)}>
      <Suspense>
        <SupportBanner />
      </Suspense>
      <div className={styles.bar}>
        <BrandLink />
        <Suspense>
          <MainMenu />
        </Suspense>
        <div className={styles.actions}>
          <ButtonLink className={styles.enrol} to={enrol.to}>
            {enrol.label}
          </ButtonLink>
          <ButtonLink className={styles.pay} look="secondary" to={pay.to}>
            {pay.label}
          </ButtonLink>
        </div>
        <Suspense>
          <MobileMenu />
        </Suspense>
      </div>
    </header>
  );
}
