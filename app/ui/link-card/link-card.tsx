import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Link } from '../link/link.tsx';
import { PhoneWords } from '../no-wrap.tsx';
import styles from './link-card.module.css';

interface LinkCardProps {
  to: string;
  icon: IconName;
  /** A number or a name, shown in large. */
  name: string;
  /** A few words of explanation below the name. */
  note: string;
  /** Behind the note. */
  children?: ReactNode;
}

/** A card that is one link, such as a phone number to call. */
export function LinkCard({ to, icon, name, note, children }: LinkCardProps) {
  return (
    <Link to={to} className={styles.card}>
      <Icon name={icon} />
      <span>
        <span className={styles.name}>
          <PhoneWords text={name} />
        </span>{' '}
        <PhoneWords text={note} />
        {children}
      </span>
    </Link>
  );
}

interface PhoneCardsProps {
  lines: readonly { label?: string; display: string; digits: string; to: string }[];
  className: string | undefined;
}

/** Phone lines, each with what it is for and its digits. */
export function PhoneCards({ lines, className }: PhoneCardsProps) {
  return (
    <ul className={className}>
      {lines.map(({ label, display, digits, to }) => (
        <li key={to}>
          <LinkCard to={to} icon="phone" name={display} note={label ? `${label}, ${digits}` : digits} />
        </li>
      ))}
    </ul>
  );
}
