import { headerButtons, menu, menuWords } from '#words/navigation.ts';
import { searchPage } from '#words/search-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LanguageLinks } from '../languages/language-links.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './mobile-menu.module.css';

const MENU_ID = 'mobile-menu';

/** The menu of narrow screens: a native popover, so that it opens, closes and exposes its state without script. */
export function MobileMenu() {
  const { enrol, pay } = headerButtons;
  return (
    <div className={styles.mobile}>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID} aria-label={menuWords.toggle}>
        <Icon name="menu" className={styles.iconClosed} />
        <Icon name="x" className={styles.iconOpen} />
      </button>
      <nav id={MENU_ID} className={styles.menu} popover="auto" aria-label={menuWords.main}>
        <ul className={styles.entries}>
          <li>
            <MenuLink className={styles.row} label={searchPage.short} to="/search" />
          </li>
          {menu.map((entry) => (
            <li key={entry.label}>
              {'links' in entry ? (
                <details className={styles.group} name={MENU_ID}>
                  <summary className={styles.row}>
                    {entry.label}
                    <Icon name="chevron-down" className={styles.chevron} />
                  </summary>
                  <ul className={styles.groupLinks}>
                    {entry.links.map((link) => (
                      <li key={link.label}>
                        <MenuLink className={styles.row} {...link} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <MenuLink className={styles.row} {...entry} />
              )}
            </li>
          ))}
        </ul>
        <LanguageLinks className={styles.languages} />
        <div className={styles.actions}>
          <ButtonLink to={enrol.to}>{enrol.label}</ButtonLink>
          <ButtonLink variant="secondary" to={pay.to}>
            {pay.label}
          </ButtonLink>
        </div>
      </nav>
    </div>
  );
}
