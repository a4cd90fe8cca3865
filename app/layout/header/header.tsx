import type { ReactNode } from 'react';
import type { Link as LinkTo } from '#content/schema/site.ts';
import { headerButtons, menu, menuNews, menuTasks, menuWords } from '#words/navigation.ts';
import { searchPage } from '#words/search-page.ts';
import { brand, phoneLines, supportBanner, supportLines } from '#words/site.ts';
import { whatsAppLines } from '#words/support.ts';
import { usePage } from '../../page.ts';
import logo from '../../pictures/logo.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { useLocalPath } from '../../ui/link/reader.ts';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import { Kept } from '../kept.tsx';
import { LanguageLinks } from '../languages/language-bar.tsx';
import styles from './header.module.css';
import menuStyles from './mobile-menu.module.css';
import bannerStyles from './support-banner.module.css';

/** `skipTo` is the id of the element after the header. */
export function Header({ skipTo }: { skipTo: string }) {
  const { enrol, pay } = headerButtons;
  return (
    <header className={styles.header}>
      <a className={styles.skip} href={`#${skipTo}`}>
        {menuWords.skip}
      </a>
      <Kept id="support-banner" className={bannerStyles.banner}>
        <SupportBanner />
      </Kept>
      <SiteSearch />
      <div className={styles.bar}>
        <BrandLink />
        <MainMenu />
        <div className={styles.actions}>
          <ButtonLink className={styles.enrol} to={enrol.to}>
            {enrol.label}
          </ButtonLink>
          <ButtonLink className={styles.pay} variant="secondary" to={pay.to}>
            {pay.label}
          </ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

/** Slow enough to read a number and to tap it. */
const ROUND_S = 60;
const REST_S = 2;

const lines = [
  ...[phoneLines.tollFree, phoneLines.askLine, ...supportLines].map((line) => ({
    ...line,
    icon: 'phone' as const,
  })),
  ...whatsAppLines.map(({ url, ...line }) => ({ ...line, to: url, icon: 'whatsapp' as const })),
];

function SupportBanner() {
  return (
    <>
      <Link className={bannerStyles.emergency} to={headerButtons.emergency.to}>
        <Icon name="activity" />
        <span className={bannerStyles.danger}>{headerButtons.emergency.label}</span>
      </Link>
      <p className={bannerStyles.title}>{supportBanner.title}</p>
      <Marquee
        className={bannerStyles.lines}
        words={supportBanner.belt}
        durationS={ROUND_S}
        delayS={REST_S}
        items={lines.map(({ icon, label, display, to }) => (
          <a key={to} className={bannerStyles.line} href={to}>
            <Icon name={icon} className={bannerStyles.icon} />
            {supportBanner.hours && (
              <span aria-hidden="true" className={bannerStyles.hours}>
                {supportBanner.hours}
              </span>
            )}
            <span className={bannerStyles.label}>{label}</span>
            <span className={bannerStyles.number}>{display}</span>
          </a>
        ))}
      />
    </>
  );
}

function BrandLink() {
  return (
    <Link className={styles.brand} to="/">
      <img src={logo} alt="" width={44} height={44} />
      <span className={styles.name}>{brand.name}</span>
    </Link>
  );
}

function MainMenu() {
  return (
    <nav className={styles.nav} aria-label={menuWords.main}>
      <Kept id={`menu ${useMarks()}`} as="ul" className={styles.entries}>
        {menu.map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <DropdownMenu label={entry.label}>
                {entry.links.map((link) => (
                  <li key={link.label}>
                    <MenuLink className={joinClasses(styles.item, !isOwn(link) && styles.guest)} {...link} />
                  </li>
                ))}
              </DropdownMenu>
            ) : (
              <MenuLink className={styles.entry} {...entry} />
            )}
          </li>
        ))}
      </Kept>
    </nav>
  );
}

/** Not a link that stands in a menu for being looked for there, though it belongs to no section. */
const isOwn = (link: LinkTo) => !menuTasks.includes(link) && !menuNews.includes(link);

const MENU_ID = 'mobile-menu';

/** The menu of narrow screens: a native popover, so that it opens, closes and exposes its state without script. */
function MobileMenu() {
  const { enrol, pay } = headerButtons;
  return (
    <div className={menuStyles.mobile}>
      <button
        type="button"
        className={menuStyles.toggle}
        popoverTarget={MENU_ID}
        aria-label={menuWords.toggle}
      >
        <Icon name="menu" className={menuStyles.iconClosed} />
        <Icon name="x" className={menuStyles.iconOpen} />
      </button>
      <nav id={MENU_ID} className={menuStyles.menu} popover="auto" aria-label={menuWords.main}>
        <Kept id={`mobile menu ${useMarks()}`} as="ul" className={menuStyles.entries}>
          <li>
            <MenuLink className={menuStyles.row} label={searchPage.short} to="/search" />
          </li>
          {menuTasks.map((task) => (
            <li key={task.to}>
              <MenuLink className={menuStyles.row} {...task} />
            </li>
          ))}
          {menu.map((entry) => (
            <li key={entry.label}>
              {'links' in entry ? (
                <details className={menuStyles.group} name={MENU_ID}>
                  <summary className={menuStyles.row}>
                    {entry.label}
                    <Icon name="chevron-down" className={menuStyles.chevron} />
                  </summary>
                  <ul className={menuStyles.groupLinks}>
                    {entry.links.filter(isOwn).map((link) => (
                      <li key={link.label}>
                        <MenuLink className={menuStyles.row} {...link} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <MenuLink className={menuStyles.row} {...entry} />
              )}
            </li>
          ))}
          {menuNews.map((link) => (
            <li key={link.to}>
              <MenuLink className={menuStyles.row} {...link} />
            </li>
          ))}
        </Kept>
        <LanguageLinks className={menuStyles.languages} />
        <div className={menuStyles.actions}>
          <ButtonLink to={enrol.to}>{enrol.label}</ButtonLink>
          <ButtonLink variant="secondary" to={pay.to}>
            {pay.label}
          </ButtonLink>
        </div>
      </nav>
    </div>
  );
}

const MAINTENANCE = '/maintenance';

/** Marks the current page or the one that it belongs to, and external links with an arrow. */
function MenuLink({ label, to, className }: LinkTo & { className: string | undefined }) {
  const { path } = usePage();
  return (
    <Link
      to={to}
      label={to === MAINTENANCE ? `${label} (${menuWords.maintenance})` : label}
      endIcon={to.startsWith('/') ? undefined : 'external'}
      className={className}
      aria-current={markOf(to, path)}
    />
  );
}

/** Of pages below another only that one is in the menu. */
function markOf(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}

const targets = [
  '/search',
  ...[...menuTasks, ...menuNews, ...menu.flatMap((entry) => ('links' in entry ? entry.links : entry))].map(
    ({ to }) => to,
  ),
];

/** What is marked in the menu: all pages that mark the same share one. */
function useMarks(): string {
  const { path } = usePage();
  return targets.filter((to) => markOf(to, path)).join(' ') + (targets.includes(path) ? '' : ' ›');
}

/** A field on wide screens; on narrow ones only its button, which leads to the search page. */
function SiteSearch() {
  const localPath = useLocalPath();
  const { short, whole } = searchPage;
  return (
    <form className={bannerStyles.form} action={localPath('/search')}>
      <input className={bannerStyles.field} type="search" name="q" aria-label={whole} placeholder={short} />
      <button type="submit" className={bannerStyles.button} aria-label={whole}>
        <Icon name="search" />
      </button>
    </form>
  );
}

/** Opens by click without script, one at a time; its behaviour adds hover, arrow keys and closing. */
function DropdownMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.dropdown} name="main-menu" data-behaviour="dropdown-menu">
      <summary className={styles.trigger}>
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.panel}>{children}</ul>
    </details>
  );
}
