import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
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
  /** Permissions of the loaded frame. */
  allow?: string;
  /** Reserves the size: the facade fills it, before and after the click. */
  className?: string | undefined;
  /** The drawn picture. */
  children: ReactNode;
}

const neverChanges = () => () => {};

/** False in the server's HTML and while React takes it over, true from then on. */
function useScript(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** A drawn picture that gives way to a frame of another site when the visitor asks for it. */
export function Facade({ className, ...props }: FacadeProps) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={joinClasses(styles.facade, className)}>
      {opened ? <Frame {...props} /> : <Cover {...props} onOpen={() => setOpened(true)} />}
    </div>
  );
}

type CoverProps = Omit<FacadeProps, 'className'> & { onOpen: () => void };

function Cover({ children, fallbackUrl, label, icon = 'play', look = 'disc', onOpen }: CoverProps) {
  const hasScript = useScript();
  const face = (
    <span className={joinClasses(styles.face, styles[look])}>
      <Icon name={icon} className={styles.icon} />
      {look === 'pill' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
  return (
    <>
      {children}
      {hasScript ? (
        <button type="button" className={styles.control} onClick={onOpen}>
          {face}
        </button>
      ) : (
        <a href={fallbackUrl} className={styles.control}>
          {face}
        </a>
      )}
    </>
  );
}

function focusFrame(frame: HTMLIFrameElement | null) {
  // The pressed button is gone: without this, keyboard focus would fall back to the top of the page.
  frame?.focus();
}

function Frame({ src, title, allow }: Pick<FacadeProps, 'src' | 'title' | 'allow'>) {
  return (
    <>
      <Skeleton shape="block" className={styles.waiting} />
      <iframe
        ref={focusFrame}
        className={styles.frame}
        src={src}
        title={title}
        allow={allow}
        allowFullScreen
        loading="lazy"
        // YouTube refuses to play (error 153) for a page that hides where it is embedded.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </>
  );
}
