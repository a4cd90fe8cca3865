import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { isHydrated } from '../hydration.ts';

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

function Await({ gate, children }: { gate: Gate | undefined; children: ReactNode }) {
  if (gate) use(gate.opened);
  return children;
}

/**
 * Leaves the server's HTML of a block as it is, without its script, until the visitor comes near it. The gate also
 * opens when the page is about to change, because React cannot carry an update past a block that still waits.
 */
export function HydrateInView({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  const isNavigating = useNavigation().state !== 'idle';

  useEffect(() => {
    if (!gate || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) gate.open();
      },
      { rootMargin: AHEAD_OF_VIEW },
    );
    observer.observe(frame.current);
    window.addEventListener('popstate', gate.open);
    return () => {
      observer.disconnect();
      window.removeEventListener('popstate', gate.open);
    };
  }, [gate]);

  useEffect(() => {
    if (isNavigating) gate?.open();
  }, [gate, isNavigating]);

  // Without a boundary the router waits for the section's code, and the new page appears whole.
  if (!gate && !isServer) return <div>{children}</div>;
  return (
    <div ref={frame}>
      <Suspense fallback={null}>
        <Await gate={gate}>{children}</Await>
      </Suspense>
    </div>
  );
}
