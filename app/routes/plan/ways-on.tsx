import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './ways-on.module.css';

/** Where to go after a page below /plan. */
export function WaysOn({ ways }: { ways: readonly { label: string; to: string }[] }) {
  return (
    <p className={styles.ways}>
      {ways.map(({ label, to }) => (
        <ButtonLink key={to} to={to} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
