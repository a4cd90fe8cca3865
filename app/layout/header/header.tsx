import { headerButtons, menuWords } from '#words/navigation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteSearch } from './site-search.tsx';
import { SupportBanner } from './support-banner.tsx';

/** `skipTo` is the id of the element after the header. */
export function Header({ skipTo }: { skipTo: string }) {
  const { enrol, pay } = headerButtons;
  return (
    <header className={styles.header}>
      <a className={styles.skip} href={`#${skipTo}`}>
        {menuWords.skip}
      </a>
      <SupportBanner />
      <SiteSearch />
      <div className={styles.bar}>
        <BrandLink />
        <MainMenu />
        <div className={styles.actions}>
          <ButtonLink className={styles.enrol} to={enrol.to} isTight>
            {enrol.label}
          </ButtonLink>
          <ButtonLink className={styles.pay} variant="secondary" to={pay.to} isTight>
            {pay.label}
          </ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}
