import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { joinClasses } from '../join-classes.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './facade.module.css';

interface FacadeProps {
  /** What the frame loads once it is asked for; until then nothing of the other site is fetched. */
  src: string;
  /** Names the loaded frame for screen readers. */
  title: string;
  /** Where the control leads without JavaScript. */
  fallbackUrl: string;
  /** The words of the control. */
  label: string;
  icon?: IconName;
  /** A disc shows the icon alone, a pill shows the words beside it. */
  look?: 'disc' | 'pill';
  /** For visitors who have agreed beforehand the frame loads when it comes into view. */
  opensInView?: boolean;
  /** Permissions of the loaded frame. */
  allow?: string;
  /** Reserves the size: the facade fills it, before and after the click. */
  className?: string | undefined;
  /** The drawn picture. */
  children: ReactNode;
}

/** A drawn picture that gives way to a frame of another site when the visitor asks for it. */
export function Facade({ look = 'disc', icon = 'play', label, children, ...props }: FacadeProps) {
  return (
    <div
      className={joinClasses(styles.facade, props.className)}
      data-behaviour="facade"
      data-opens-in-view={props.opensInView ? '' : undefined}
    >
      {children}
      <a href={props.fallbackUrl} className={styles.control}>
        <span className={joinClasses(styles.face, styles[look])}>
          <Icon name={icon} className={styles.icon} />
          {look === 'pill' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        </span>
      </a>
      {/* What stands in a template is not loaded. */}
      <template>
        <Skeleton shape="block" className={styles.waiting} />
        <iframe
          className={styles.frame}
          src={props.src}
          title={props.title}
          allow={props.allow}
          allowFullScreen
          loading="lazy"
          // YouTube refuses to play (error 153) for a page that hides where it is embedded.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
    </div>
  );
}
