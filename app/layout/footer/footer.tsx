import type { FooterEntry } from '#content/schema/site.ts';
import { email, socialLinks } from '#facts/addresses.ts';
import * as formWords from '#words/islands/newsletter-form.ts';
import {
  benefitDocuments,
  footerHeadings,
  footerNavigation,
  legalLinks,
  menuWords,
} from '#words/navigation.ts';
import { newsletter } from '#words/newsletter-pages.ts';
import { brand, phoneLines } from '#words/site.ts';
import { Island } from '../../islands/island.tsx';
import { usePage } from '../../page.ts';
import logo from '../../pictures/logo-light.svg';
import skyline from '../../pictures/scenes/skyline.svg';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { Kept } from '../kept.tsx';
import styles from './footer.module.css';
import newsletterForm from './newsletter-form.island.tsx';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Newsletter />
        <Kept id="footer" className={styles.columns}>
          <Columns />
        </Kept>
        <div className={styles.legal}>
          <p>
            © {new Date().getFullYear()} {brand.fullName}
          </p>
          <nav aria-label={menuWords.policies}>
            <FooterLinks entries={legalLinks} isRow />
          </nav>
        </div>
      </div>
      <img className={styles.skyline} src={skyline} alt="" width={1200} height={200} loading="lazy" />
    </footer>
  );
}

function Columns() {
  return (
    <>
      <div className={styles.brand}>
        <img src={logo} alt="" width={56} height={56} loading="lazy" />
        <p className={styles.name}>{brand.fullName}</p>
        <p className={styles.tagline}>{brand.tagline}</p>
        <SocialLinks />
      </div>
      <section className={styles.talk} aria-labelledby="footer-talk">
        <h2 id="footer-talk">{footerHeadings.talk}</h2>
        <FooterLines />
      </section>
      <nav aria-labelledby="footer-navigation">
        <h2 id="footer-navigation">{footerHeadings.navigation}</h2>
        <FooterLinks entries={footerNavigation} />
      </nav>
      <section aria-labelledby="footer-documents">
        <h2 id="footer-documents">{footerHeadings.documents}</h2>
        <FooterLinks entries={benefitDocuments} />
      </section>
    </>
  );
}

const lines = [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine];

function FooterLines() {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, label, display, digits, to }) => (
        <li key={id}>
          <a className={styles.line} href={to}>
            <Icon name="phone" className={styles.icon} />
            <span>
              <span className={styles.label}>{label}</span>
              <span className={styles.number}>{display}</span>
              <span className={styles.label}>{digits}</span>
            </span>
          </a>
        </li>
      ))}
      <li>
        <a className={styles.line} href={`mailto:${email}`}>
          <Icon name="mail" className={styles.icon} />
          <span className={styles.mail}>{email}</span>
        </a>
      </li>
    </ul>
  );
}

function FooterLinks({ entries, isRow = false }: { entries: FooterEntry[]; isRow?: boolean }) {
  return (
    <ul className={joinClasses(styles.links, isRow && styles.row)}>
      {entries.map(({ label, to }) => (
        <li key={label}>
          {to ? (
            <Link className={styles.entry} to={to}>
              {to.endsWith('.pdf') ? `${label} (${menuWords.pdf})` : label}
            </Link>
          ) : (
            <span className={styles.entry}>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Newsletter pages have their own form, or need none. */
const NEWSLETTER_PAGES = /^\/newsletter(\/|$)/;

function Newsletter() {
  const { path, site } = usePage();
  if (NEWSLETTER_PAGES.test(path)) return null;
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className={styles.title}>
          {newsletter.title}
        </h2>
        <p className={styles.text}>{newsletter.text}</p>
      </div>
      <Island
        of={newsletterForm}
        data={{ emailService: site.emailService }}
        resources={{ words: formWords }}
      />
    </section>
  );
}

function SocialLinks() {
  return (
    <ul className={styles.socialLinks} aria-label={menuWords.social}>
      {socialLinks.map(({ label, icon, to: profile }) => (
        <li key={icon}>
          <a className={styles.link} href={profile} aria-label={label}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
