import { brand } from '#content/site.ts';
import logo from '../../pictures/logo.svg';
import styles from './brand-link.module.css';

export function BrandLink() {
  return (
    <a className={styles.brand} href="/">
      <img src={logo} alt="" width={44} height={44} />
      <span className={styles.name}>{brand.name}</span>
    </a>
  );
}
