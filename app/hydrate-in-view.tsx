import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './hydrate-in-view.module.css';
import { isHydrated } from './hydration.ts';

const AHEAD_OF_VIEW = '300px';

interface Gate {
  opened: Promise<void>;
  open: () => void;
}

const isServer = typeof document === 'undefined';

function createGate(): Gate | undefined {
  // On a move inside the site there is no ready-made HTML to wait with.
  if (isServer || isHydrated()) return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

function useGate(frame: RefObject<HTMLElement | null>, rootMargin: string): Gate | undefined {
  const [gate] = useState(createGate);
  const { key } = useLocation();
  const [keyAtLoad] = useState(key);
  // While rendering, because React cannot commit a new location past a block that still waits: no effect would run.
  if (key !== keyAtLoad) gate?.open();

  useEffect(() => {
    if (!gate || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) gate.open();
      },
      { rootMargin },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [gate, frame, rootMargin]);
  return gate;
}

function Await({ gate, children }: { gate: Gate | undefined; children: ReactNode }) {
  if (gate) use(gate.opened);
  return children;
}

interface FrameProps {
  aheadOfView: string;
  className?: string | undefined;
  children: ReactNode;
}

function Frame({ aheadOfView, className, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const gate = useGate(frame, aheadOfView);
  // Without a boundary the router waits for the block's code, and the new page appears whole.
  if (!gate && !isServer) return <div>{children}</div>;
  return (
    <div ref={frame} className={className}>
      <Suspense fallback={null}>
        <Await gate={gate}>{children}</Await>
      </Suspense>
    </div>
  );
}

/**
 * Leaves the server's HTML of a block as it is, without its script, until the visitor comes near it or moves on.
 */
export function HydrateInView({ children }: { children: ReactNode }) {
  return (
    <Frame aheadOfView={AHEAD_OF_VIEW} className={styles.sleeper}>
      {children}
    </Frame>
  );
}

/** The same for what is not displayed at all yet: a closed menu, or one of another width of screen. */
export function HydrateWhenShown({ children }: { children: ReactNode }) {
  return <Frame aheadOfView="0px">{children}</Frame>;
}
