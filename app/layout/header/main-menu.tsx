import { menu, menuWords } from '#words/navigation.ts';
import { DropdownMenu } from '../../ui/dropdown-menu/dropdown-menu.tsx';
import styles from './main-menu.module.css';
import { MenuLink } from './menu-link.tsx';

export function MainMenu() {
  return (
    <nav className={styles.nav} aria-label={menuWords.main}>
      <ul className={styles.entries}>
        {menu.map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <DropdownMenu label={entry.label} group="main-menu">
                {entry.links.map((link) => (
                  <li key={link.label}>
                    <MenuLink className={styles.item} {...link} />
                  </li>
                ))}
              </DropdownMenu>
            ) : (
              <MenuLink className={styles.entry} {...entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
