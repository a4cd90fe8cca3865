import type { IslandDefinition } from './define-island.ts';

type AnyIsland = IslandDefinition<object, { words: object }>;

const islands = import.meta.glob<AnyIsland>('../**/*.island.tsx', { import: 'default' });

/** An island whose state is in the URL gets the query that the server has read. */
const KEEPS_ADDRESS = `[data-island][data-props*='"search":']`;
const FIRST_USE = ['pointerdown', 'focusin', 'keydown'] as const;

const moments: Record<string, (element: HTMLElement) => Promise<void>> = {
  interaction: (element) =>
    new Promise((resolve) => {
      for (const type of FIRST_USE)
        element.addEventListener(type, () => resolve(), { once: true, passive: true });
    }),
  visible: (element) =>
    new Promise((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(element);
    }),
  idle: () =>
    new Promise((resolve) => {
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 300);
      else requestIdleCallback(() => resolve());
    }),
};

/** Until an island is hydrated, its links and forms work as plain HTML, so the first tap is not replayed. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) wakeInTime(element);
  const shown = location.search;
  // After a reload the back button may return to a state that an island had pushed: the browser keeps the document, and
  // an island that is not hydrated would keep showing the wrong state.
  addEventListener('popstate', () => {
    const sleeper = document.querySelector(`${KEEPS_ADDRESS}:not([data-awake])`);
    if (sleeper && location.search !== shown) location.reload();
  });
}

async function wakeInTime(element: HTMLElement, hasFailed = false): Promise<void> {
  const { island = '', when = '' } = element.dataset;
  const { ahead } = document.documentElement.dataset;
  // For those who save data React is fetched only on use.
  const isWaiting = hasFailed || ahead === 'never';
  const moment = isWaiting ? moments.interaction : moments[isInUse(element) ? 'idle' : when];
  // Offline, its links and forms would only lead back to the stored page, and what is stored costs no data.
  if (navigator.onLine || hasFailed || !element.matches(KEEPS_ADDRESS)) await moment?.(element);
  try {
    await wake(element, island);
  } catch {
    // The connection was lost or the build has changed: the markup keeps working, and the next touch tries again.
    wakeInTime(element, true);
  }
}

/**
 * Whether a link or form of this island led here: on a slow connection every tap would otherwise load another document
 * before React arrives.
 */
function isInUse(element: HTMLElement): boolean {
  return (
    element.matches(KEEPS_ADDRESS) &&
    document.referrer.split(/[?#]/)[0] === location.origin + location.pathname
  );
}

async function wake(element: HTMLElement, name: string): Promise<void> {
  const file = Object.keys(islands).find((path) => path.endsWith(`/${name}.island.tsx`)) ?? '';
  const data = JSON.parse(element.dataset.props ?? '{}');
  const [{ hydrate }, island, words] = await Promise.all([
    import('./hydrate.tsx'),
    islands[file]?.(),
    import(/* @vite-ignore */ element.dataset.words ?? ''),
  ]);
  if (!island) throw new Error(`There is no island ${name}`);
  const given = { ...(await island.load?.(data)), words };
  hydrate(element, island.View, { ...data, ...given });
}
