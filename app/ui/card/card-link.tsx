import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './card-link.module.css';

/** Its target covers the nearest positioned ancestor: the whole card. */
export function CardLink({ endIcon, ...props }: ComponentProps<typeof Link>) {
  const arrow = endIcon && (
    <span className={styles.arrow}>
      <Icon name={endIcon} />
    </span>
  );
  return <Link {...props} className={styles.link} after={arrow} />;
}
