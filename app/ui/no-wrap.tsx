import type { ReactNode } from 'react';
import styles from './text.module.css';

/** For a phone number, because half of one on the next line reads as another number. */
export function NoWrap({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}

/** Such as "0800-ILERAEKO" or "+234 800 4537 2356". */
const PHONE_NUMBER = /(\+\d[\d ]+\d|\b0\d{3,5}(?:-[A-Z\d]+)+)/;

/** A text in which no phone number is broken; one span, since each part would be a column of a flex container. */
export function PhoneWords({ text }: { text: string }): ReactNode {
  const parts = text.split(PHONE_NUMBER);
  if (parts.length === 1) return text;
  return (
    <span>{parts.map((part) => (PHONE_NUMBER.test(part) ? <NoWrap key={part}>{part}</NoWrap> : part))}</span>
  );
}

/** A text whose phone lines can be called, split at them. */
export function CallableWords({ parts }: { parts: readonly { text: string; to?: string }[] }) {
  return parts.map(({ text, to }) =>
    to ? (
      <a key={text} href={to}>
        <NoWrap>{text}</NoWrap>
      </a>
    ) : (
      text
    ),
  );
}
