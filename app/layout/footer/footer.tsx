import {
  benefitDocuments,
  footerHeadings,
  footerNavigation,
  legalLinks,
  menuWords,
} from '#words/navigation.ts';
import { brand } from '#words/site.ts';
import logo from '../../pictures/logo-light.svg';
import skyline from '../../pictures/scenes/skyline.svg';
import styles from './footer.module.css';
import { FooterLines } from './footer-lines.tsx';
import { FooterLinks } from './footer-links.tsx';
import { Newsletter } from './newsletter.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Newsletter />
        <div className={styles.columns}>
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
        </div>
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
