import type { Link as LinkTo } from '#content/schema/site.ts';
import { headerButtons, menu, menuWords } from '#words/navigation.ts';
import { searchPage } from '#words/search-page.ts';
import { brand, phoneLines, supportBanner, supportLines, whatsAppLines } from '#words/site.ts';
import { usePage } from '../../page.ts';
import logo from '../../pictures/logo.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu/dropdown-menu.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { useLocalPath } from '../../ui/link/reader.ts';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import { LanguageLinks } from '../languages/language-links.tsx';
import brandLinkStyles from './brand-link.module.css';
import styles from './header.module.css';
import mainMenuStyles from './main-menu.module.css';
import mobileMenuStyles from './mobile-menu.module.css';
import siteSearchStyles from './site-search.module.css';
import supportBannerStyles from './support-banner.module.css';

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

/** Slow enough to read a number and to tap it. */
const ROUND_S = 60;
const REST_S = 2;

interface Line {
  icon: IconName;
  label: string;
  display: string;
  to: string;
}

const lines: Line[] = [
  ...[phoneLines.tollFree, phoneLines.askLine, ...supportLines].map(
    ({ label, display, to }): Line => ({ icon: 'phone', label, display, to }),
  ),
  ...whatsAppLines.map(({ label, display, url }): Line => ({ icon: 'whatsapp', label, display, to: url })),
];

function SupportBanner() {
  return (
    <div className={supportBannerStyles.banner}>
      <p className={supportBannerStyles.title}>{supportBanner.title}</p>
      <Marquee
        className={joinClasses(supportBannerStyles.lines)}
        words={supportBanner.belt}
        durationS={ROUND_S}
        delayS={REST_S}
        items={lines.map(({ icon, label, display, to }) => (
          <a key={to} className={supportBannerStyles.line} href={to}>
            <Icon name={icon} className={supportBannerStyles.icon} />
            <span className={supportBannerStyles.label}>{label}</span>
            <span className={supportBannerStyles.number}>{display}</span>
          </a>
        ))}
      />
    </div>
  );
}

function BrandLink() {
  return (
    <Link className={brandLinkStyles.brand} to="/">
      <img src={logo} alt="" width={44} height={44} />
      <span className={brandLinkStyles.name}>{brand.name}</span>
    </Link>
  );
}

function MainMenu() {
  return (
    <nav className={mainMenuStyles.nav} aria-label={menuWords.main}>
      <ul className={mainMenuStyles.entries}>
        {menu.map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <DropdownMenu label={entry.label} group="main-menu">
                {entry.links.map((link) => (
                  <li key={link.label}>
                    <MenuLink className={mainMenuStyles.item} {...link} />
                  </li>
                ))}
              </DropdownMenu>
            ) : (
              <MenuLink className={mainMenuStyles.entry} {...entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MENU_ID = 'mobile-menu';

/** The menu of narrow screens: a native popover, so that it opens, closes and exposes its state without script. */
function MobileMenu() {
  const { enrol, pay } = headerButtons;
  return (
    <div className={mobileMenuStyles.mobile}>
      <button
        type="button"
        className={mobileMenuStyles.toggle}
        popoverTarget={MENU_ID}
        aria-label={menuWords.toggle}
      >
        <Icon name="menu" className={mobileMenuStyles.iconClosed} />
        <Icon name="x" className={mobileMenuStyles.iconOpen} />
      </button>
      <nav id={MENU_ID} className={mobileMenuStyles.menu} popover="auto" aria-label={menuWords.main}>
        <ul className={mobileMenuStyles.entries}>
          <li>
            <MenuLink className={mobileMenuStyles.row} label={searchPage.short} to="/search" />
          </li>
          {menu.map((entry) => (
            <li key={entry.label}>
              {'links' in entry ? (
                <details className={mobileMenuStyles.group} name={MENU_ID}>
                  <summary className={mobileMenuStyles.row}>
                    {entry.label}
                    <Icon name="chevron-down" className={mobileMenuStyles.chevron} />
                  </summary>
                  <ul className={mobileMenuStyles.groupLinks}>
                    {entry.links.map((link) => (
                      <li key={link.label}>
                        <MenuLink className={mobileMenuStyles.row} {...link} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <MenuLink className={mobileMenuStyles.row} {...entry} />
              )}
            </li>
          ))}
        </ul>
        <LanguageLinks className={mobileMenuStyles.languages} />
        <div className={mobileMenuStyles.actions}>
          <ButtonLink to={enrol.to}>{enrol.label}</ButtonLink>
          <ButtonLink variant="secondary" to={pay.to}>
            {pay.label}
          </ButtonLink>
        </div>
      </nav>
    </div>
  );
}

type MenuLinkProps = LinkTo & { className: string | undefined };

/** Marks the current page, and external links with an arrow. */
function MenuLink({ label, to, className }: MenuLinkProps) {
  const { path } = usePage();
  return (
    <Link to={to} className={className} aria-current={to === path ? 'page' : undefined}>
      {label}
      {!to.startsWith('/') && <Icon name="external" />}
    </Link>
  );
}

/** A field on wide screens; on narrow ones only its button, which leads to the search page. */
function SiteSearch() {
  const localPath = useLocalPath();
  const { short, whole } = searchPage;
  return (
    <form className={siteSearchStyles.form} action={localPath('/search')}>
      <input
        className={siteSearchStyles.field}
        type="search"
        name="q"
        aria-label={whole}
        placeholder={short}
      />
      <button type="submit" className={siteSearchStyles.button} aria-label={whole}>
        <Icon name="search" />
      </button>
    </form>
  );
}
