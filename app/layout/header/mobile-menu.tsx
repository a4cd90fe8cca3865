import { type RefObject, useRef } from 'react';
import { headerButtons, menu, menuWords } from '#content/navigation.ts';
import { HydrateWhenShown } from '../../hydrate-in-view.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { usePopoverOpen } from '../use-popover-open.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './mobile-menu.module.css';

const MENU_ID = 'mobile-menu';

/** The menu of narrow screens: a popover of the platform, so that it opens without script and closes by Escape. */
export function MobileMenu() {
  const nav = useRef<HTMLElement>(null);
  return (
    <div className={styles.mobile}>
      <Toggle nav={nav} />
      <nav ref={nav} id={MENU_ID} className={styles.menu} popover="auto" aria-label={menuWords.main}>
        <HydrateWhenShown>
          <Entries onFollow={() => nav.current?.hidePopover()} />
        </HydrateWhenShown>
      </nav>
    </div>
  );
}

function Toggle({ nav }: { nav: RefObject<HTMLElement | null> }) {
  const isOpen = usePopoverOpen(nav);
  return (
    <button
      type="button"
      className={styles.toggle}
      popoverTarget={MENU_ID}
      aria-expanded={isOpen}
      aria-label={menuWords.toggle}
    >
      <Icon name="menu" className={styles.iconClosed} />
      <Icon name="x" className={styles.iconOpen} />
    </button>
  );
}

function Entries({ onFollow }: { onFollow: () => void }) {
  const { enrol, pay } = headerButtons;
  return (
    <>
      <ul className={styles.entries}>
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
                      <MenuLink className={styles.row} onClick={onFollow} {...link} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <MenuLink className={styles.row} onClick={onFollow} {...entry} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={enrol.to}>{enrol.label}</ButtonLink>
        <ButtonLink look="secondary" to={pay.to}>
          {pay.label}
        </ButtonLink>
      </div>
    </>
  );
}
