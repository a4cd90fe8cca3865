import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './facade.module.css';

interface FacadeProps {
  /** The frame's URL; nothing is fetched from the other site until the visitor asks for it. */
  src: string;
  /** The frame's accessible name. */
  title: string;
  /** Where the control links to without JavaScript. */
  fallbackUrl: string;
  label: string;
  icon?: IconName;
  /** A disc shows only the icon, a pill also the label. */
  variant?: 'disc' | 'pill';
  /** With consent given, the frame loads when it scrolls into view. */
  opensInView?: boolean;
  /** The frame's permissions. */
  allow?: string;
  /** Sets the size, which stays the same when the frame loads. */
  className?: string | undefined;
  /** The placeholder picture. */
  children: ReactNode;
}

/** A placeholder picture that is replaced by a third-party frame on request. */
export function Facade({ variant = 'disc', icon = 'play', label, children, ...props }: FacadeProps) {
  return (
    <div
      className={joinClasses(styles.facade, props.className)}
      data-behaviour="facade"
      data-opens-in-view={props.opensInView ? '' : undefined}
    >
      {children}
      <a href={props.fallbackUrl} className={styles.control}>
        <span className={joinClasses(styles.face, styles[variant])}>
          <Icon name={icon} className={styles.icon} />
          {variant === 'pill' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        </span>
      </a>
      {/* The content of a template is not loaded. */}
      <template>
        <Skeleton shape="block" className={styles.waiting} />
        <iframe
          className={styles.frame}
          src={props.src}
          title={props.title}
          allow={props.allow}
          allowFullScreen
          loading="lazy"
          // YouTube refuses to play (error 153) without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
    </div>
  );
}
