import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { joinClasses } from '../join-classes.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useScript } from '../use-script.ts';
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
  /** The visitor has agreed beforehand: the frame loads when it comes into view. */
  opensInView?: boolean;
  /** Permissions of the loaded frame. */
  allow?: string;
  /** Reserves the size: the facade fills it, before and after the click. */
  className?: string | undefined;
  /** The drawn picture. */
  children: ReactNode;
}

/** A drawn picture that gives way to a frame of another site when the visitor asks for it. */
export function Facade({ className, opensInView = false, ...props }: FacadeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<'asked' | 'seen'>();

  useEffect(() => {
    if (!opensInView || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setOpened((before) => before ?? 'seen');
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [opensInView]);

  return (
    <div ref={place} className={joinClasses(styles.facade, className)}>
      {opened ? (
        <Frame {...props} takesFocus={opened === 'asked'} />
      ) : (
        <Cover {...props} onOpen={() => setOpened('asked')} />
      )}
    </div>
  );
}

type CoverProps = Omit<FacadeProps, 'className' | 'opensInView'> & { onOpen: () => void };

function Cover({ children, fallbackUrl, label, icon = 'play', look = 'disc', onOpen }: CoverProps) {
  const hasScript = useScript();
  const { linkRef, buttonRef } = useFocusHandover();
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
        <button ref={buttonRef} type="button" className={styles.control} onClick={onOpen}>
          {face}
        </button>
      ) : (
        <a ref={linkRef} href={fallbackUrl} className={styles.control}>
          {face}
        </a>
      )}
    </>
  );
}

/** When the script comes, the link gives way to the button: whoever stands on it by then must not lose the place. */
function useFocusHandover() {
  const hadFocus = useRef(false);
  return {
    // React calls this before it takes the link out of the page.
    linkRef: (link: HTMLAnchorElement) => () => {
      hadFocus.current = link === document.activeElement;
    },
    buttonRef: (button: HTMLButtonElement | null) => {
      if (hadFocus.current) button?.focus({ preventScroll: true });
      hadFocus.current = false;
    },
  };
}

function focusFrame(frame: HTMLIFrameElement | null) {
  // The pressed button is gone: without this, keyboard focus would fall back to the top of the page.
  frame?.focus();
}

type FrameProps = Pick<FacadeProps, 'src' | 'title' | 'allow'> & { takesFocus: boolean };

function Frame({ src, title, allow, takesFocus }: FrameProps) {
  return (
    <>
      <Skeleton shape="block" className={styles.waiting} />
      <iframe
        ref={takesFocus ? focusFrame : undefined}
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
