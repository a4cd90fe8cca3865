import type { IslandDefinition } from './define-island.ts';

type AnyIsland = IslandDefinition<object, { words: object }>;

const islands = import.meta.glob<AnyIsland>('../**/*.island.tsx', { import: 'default' });
/** Of all languages; only the page's own is fetched. */
const words = import.meta.glob<object>('/content/en/*.ts');

/** An island whose state lives in the address is given the query that the server has read. */
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

/** Until then the server's markup does what links and forms do. The first tap is not repeated: it has done its work. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) wakeInTime(element);
  const shown = location.search;
  // After a reload the back button may lead to a state that an island once put into the address: the browser takes it
  // for the same document, and a sleeping island would show the other state for good.
  addEventListener('popstate', () => {
    const sleeper = document.querySelector(`${KEEPS_ADDRESS}:not([data-awake])`);
    if (sleeper && location.search !== shown) location.reload();
  });
}

async function wakeInTime(element: HTMLElement, hasFailed = false): Promise<void> {
  const { island = '', when = '' } = element.dataset;
  const { ahead } = document.documentElement.dataset;
  // Who saves data pays for React only when using it.
  const isWaiting = hasFailed || ahead === 'never';
  const moment = isWaiting ? moments.interaction : moments[isInUse(element) ? 'idle' : when];
  // Without a connection its links and forms only lead back to the stored page, and what is stored costs nothing.
  if (navigator.onLine || hasFailed || !element.matches(KEEPS_ADDRESS)) await moment?.(element);
  try {
    await wake(element, island);
  } catch {
    // A lost connection, or files of a newer build: the markup goes on working, and the next touch tries again.
    wakeInTime(element, true);
  }
}

/**
 * Whether a link or form of the sleeping island has led here: on a slow line each tap would else load a document before
 * React has come, time and again.
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
  const [language] = document.documentElement.lang.split('-');
  const [{ hydrate }, island, itsWords] = await Promise.all([
    import('./hydrate.tsx'),
    islands[file]?.(),
    words[`/content/${language}/${name}.ts`]?.(),
  ]);
  if (!island || !itsWords) throw new Error(`There is no island ${name}`);
  const given = { ...(await island.load?.(data)), words: itsWords };
  hydrate(element, island.View, { ...data, ...given });
}
