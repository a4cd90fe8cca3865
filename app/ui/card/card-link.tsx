import type { ComponentProps } from 'react';
import { Link } from '../link/link.tsx';
import { TrailingIcon } from '../link/trailing-icon.tsx';
import styles from './card-link.module.css';

/** Its target covers the nearest positioned ancestor: the whole card. */
export function CardLink({ endIcon, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={styles.link} after={endIcon && <TrailingIcon name={endIcon} />} />;
}
