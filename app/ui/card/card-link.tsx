import type { ComponentProps } from 'react';
import { Link } from '../link/link.tsx';
import styles from './card-link.module.css';

/** Its target covers the nearest positioned ancestor: the whole card. */
export function CardLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={styles.link} />;
}
