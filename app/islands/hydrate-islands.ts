import type { IslandDefinition } from './define-island.ts';

type AnyIsland = IslandDefinition<object, { words: object }>;

const islands = import.meta.glob<AnyIsland>('../**/*.island.tsx', { import: 'default' });

const HAS_URL_STATE = '[data-url-state]';
// What assistive technology or the browser fills in may come as an input alone.
const FIRST_USE = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

function firstUse(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of FIRST_USE)
      element.addEventListener(type, () => resolve(), { once: true, passive: true });
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 300);
    else requestIdleCallback(() => resolve());
  });
}

/** Until an island is hydrated, its links and forms work as plain HTML; only the taps of `holdTaps` wait for it. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    holdTaps(element);
    hydrateWhenUsed(element);
  }
  const shown = location.search;
  // After a reload the back button may return to a state that an island had pushed: the browser keeps the document, and
  // an island that is not hydrated would keep showing the wrong state.
  addEventListener('popstate', () => {
    const pending = document.querySelector(`${HAS_URL_STATE}:not([data-hydrated])`);
    if (pending && location.search !== shown) location.reload();
  });
}

async function hydrateWhenUsed(element: HTMLElement, hasFailed = false): Promise<void> {
  // For those who save data React is fetched only on use.
  const savesData = document.documentElement.dataset.ahead === 'never';
  // Offline, its links and forms would only lead back to the stored page, and what is stored costs no data.
  if (navigator.onLine || hasFailed || !element.matches(HAS_URL_STATE))
    await (!hasFailed && !savesData && isInUse(element) ? idle() : firstUse(element));
  try {
    await loadAndHydrate(element, element.dataset.island ?? '');
  } catch {
    // The connection was lost or the build has changed: the markup keeps working, and the next touch tries again.
    element.dataset.failed = '';
    hydrateWhenUsed(element, true);
  }
}

/**
 * Whether a link or form of this island led here: on a slow connection every tap would otherwise load another document
 * before React arrives.
 */
function isInUse(element: HTMLElement): boolean {
  return (
    element.matches(HAS_URL_STATE) &&
    document.referrer.split(/[?#]/)[0] === location.origin + location.pathname
  );
}

async function loadAndHydrate(element: HTMLElement, name: string): Promise<void> {
  // A name that is none of ours fails like an island that cannot be loaded.
  const file = Object.keys(islands).find((path) => path.endsWith(`/${name}.island.tsx`)) as string;
  const data = JSON.parse(element.dataset.props ?? '{}');
  const [{ hydrate }, island, words] = await Promise.all([
    import('./hydrate.tsx'),
    (islands[file] as () => Promise<AnyIsland>)(),
    import(/* @vite-ignore */ element.dataset.words ?? ''),
  ]);
  const resources = { ...(await island.load?.(data)), words };
  hydrate(element, island.View, { ...data, ...resources });
}

/** The buttons of a stepper, and whatever the form of /enrol would send to us. */
const HELD = '[name=step], [data-behaviour=kept-enrolment] *';

/**
 * What is pressed before an island is hydrated waits for it instead of loading the page anew, so that the focus stays on
 * the button. Where the island cannot be loaded, the form is sent after all.
 */
function holdTaps(island: HTMLElement): void {
  const { dataset } = island;
  const held: HTMLElement[] = [];

  island.addEventListener('submit', (event) => {
    const { submitter } = event;
    if ('hydrated' in dataset || 'failed' in dataset || !submitter?.matches(HELD)) return;
    event.preventDefault();
    held.push(submitter);
    island.setAttribute('aria-busy', 'true');
  });

  async function release() {
    island.removeAttribute('aria-busy');
    for (const button of held.splice(0)) {
      // What was typed before hydration, and the tap before this one, are rendered first.
      await new Promise((resolve) => setTimeout(resolve, 30));
      button.click();
    }
  }
  new MutationObserver(release).observe(island, { attributeFilter: ['data-hydrated', 'data-failed'] });
}
