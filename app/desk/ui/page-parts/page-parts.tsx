import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './page-parts.module.css';

interface DeskHeadProps {
  heading: string;
  /** One sentence, or a few facts such as a state and a count. */
  lead?: ReactNode;
  /** The list that the page belongs to. */
  back?: { href: string; label: string };
  /** Links and buttons, the main one first. */
  actions?: ReactNode;
}

/** The top of a page of the desk, with its only `h1`. */
export function DeskHead({ heading, lead, back, actions }: DeskHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        {back && (
          <a href={back.href} className={styles.back}>
            <Icon name="chevron-left" />
            {back.label}
          </a>
        )}
        <h1>{heading}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

interface PanelProps {
  id?: string;
  heading: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page in a frame of its own, under an `h2`. */
export function Panel({ id, heading, action, children }: PanelProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.top}>
        <h2 id={headingId}>{heading}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Parts in one column, and from 64rem on in two; `wide` gives the first one two thirds. */
export function Columns({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={joinClasses(styles.columns, wide && styles.wide)}>{children}</div>;
}

/** Parts below each other, for one of the columns. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

interface BannerProps {
  tone: keyof typeof icons;
  /** `status` for what has just been done, `alert` for what has just failed. */
  role?: 'status' | 'alert';
  heading?: string;
  children: ReactNode;
}

const icons = { done: 'check', info: 'info', warning: 'circle-alert', error: 'circle-alert' } as const;

/** One sentence, or a few, above what they are about. */
export function Banner({ tone, role, heading, children }: BannerProps) {
  return (
    <div role={role} className={joinClasses(styles.banner, styles[tone])}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {heading && <p className={styles.heading}>{heading}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}

/** In the place of a list that has nothing to show: why, and a way on. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{typeof children === 'string' ? <p>{children}</p> : children}</div>;
}

/** Facts about one thing, by their names; those that are empty are left out. */
export function DetailList({ items }: { items: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={styles.list}>
      {Object.entries(items).map(
        ([term, detail]) =>
          detail && (
            <div key={term} className={styles.item}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface StateBadgeProps {
  /** `new` asks for a look, `open` is under way, `done` needs nothing, `failed` went wrong, `quiet` is put aside. */
  tone: 'new' | 'open' | 'done' | 'failed' | 'quiet';
  /** The state itself: the colour only repeats it. */
  children: string;
}

export function StateBadge({ tone, children }: StateBadgeProps) {
  return <span className={joinClasses(styles.badge, styles[tone])}>{children}</span>;
}

/** A mail address or a phone number of a visitor, to write to or to call; it may have other words around the number. */
export function ContactLink({ contact }: { contact: string }) {
  const [number] = /\+?\d[\d\s().-]*\d/.exec(contact) ?? [];
  const isEmail = /^\S+@\S+$/.test(contact);
  if (!isEmail && !number) return contact;
  const href = isEmail
    ? `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
    : `tel:${number?.replace(/[^\d+]/g, '')}`;
  return (
    <a href={href} className={styles.contact}>
      {contact}
    </a>
  );
}
