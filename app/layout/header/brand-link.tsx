import { brand } from '#content/site.ts';
import logo from '../../art/logo.svg';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './brand-link.module.css';

export function BrandLink() {
  return (
    <SiteLink className={styles.brand} to="/">
      <img src={logo} alt="" width={44} height={44} />
      <span className={styles.name}>{brand.name}</span>
    </SiteLink>
  );
}
