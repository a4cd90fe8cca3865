import { brand } from '#words/site.ts';
import logo from '../../pictures/logo.svg';
import { Link } from '../../ui/link/link.tsx';
import styles from './brand-link.module.css';

export function BrandLink() {
  return (
    <Link className={styles.brand} to="/">
      <img src={logo} alt="" width={44} height={44} />
      <span className={styles.name}>{brand.name}</span>
    </Link>
  );
}
