import type { ComponentProps } from 'react';
import { localPath, prefixOf } from '#domain/language/local-path.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Link } from './link.tsx';
import styles from './link-list.module.css';

interface LinkTarget {
  label: string;
  to: string;
  /** Of the site in another language. */
  hrefLang?: string | undefined;
}

const iconOf = (to: string) => (to.startsWith('http') ? 'external' : 'arrow-right');

/** The ways on from an answer, beside each other. */
export function LinkList({ links }: { links: readonly LinkTarget[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to, hrefLang }) => (
        <li key={hrefLang ?? to}>
          {hrefLang ? (
            <a
              href={localPath(to, prefixOf(hrefLang))}
              hrefLang={hrefLang}
              lang={hrefLang}
              className={styles.link}
            >
              {label}
              <TrailingIcon name={iconOf(to)} />
            </a>
          ) : (
            <Link to={to} className={styles.link} after={<TrailingIcon name={iconOf(to)} />}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Follows the last word of a link that may wrap, and never stands on a line of its own. */
function TrailingIcon({ name }: { name: IconName }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon name={name} />
    </span>
  );
}

/** Its target covers the nearest positioned ancestor: the whole card. */
export function CardLink({ endIcon, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={styles.cardLink} after={endIcon && <TrailingIcon name={endIcon} />} />;
}
