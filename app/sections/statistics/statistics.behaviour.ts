import { groupThousands } from '#domain/text/format-naira.ts';

const COUNT_MS = 5_000;
/** Ten steps a second look like counting; sixty would keep a slow phone busy. */
const STEP_MS = 100;

/** Counts from 0 whenever the block scrolls into view; with reduced motion the server's figures stay. */
export default function startStatistics(list: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const counters = [...list.querySelectorAll<HTMLElement>('[data-value]')].map(counterOf);
  let ticking: ReturnType<typeof setInterval> | undefined;

  function show(elapsedMs: number): void {
    for (const showCounter of counters) showCounter(elapsedMs);
    if (elapsedMs >= COUNT_MS) clearInterval(ticking);
  }

  new IntersectionObserver((entries) => {
    const isInView = entries[entries.length - 1]?.isIntersecting;
    clearInterval(ticking);
    // Before somebody scrolls it need not be ready to count, and the start of the page has enough to do.
    if (!isInView && !ticking) addEventListener('scroll', () => show(0), { once: true, passive: true });
    else show(0);
    if (!isInView) return;
    const startedAt = performance.now();
    ticking = setInterval(() => show(performance.now() - startedAt), STEP_MS);
  }).observe(list);
}

/** Writes into the text itself, which is cheaper than another node. */
function counterOf(counter: HTMLElement): (elapsedMs: number) => void {
  const target = Number(counter.dataset.value);
  return (elapsedMs) => {
    const text = counter.firstChild;
    if (text) text.nodeValue = groupThousands(counterValue(elapsedMs, target, COUNT_MS));
  };
}

/** The value after a time: fast at first, slower towards the target, and never past it. */
function counterValue(elapsedMs: number, target: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return target;
  const left = 1 - Math.max(0, elapsedMs) / durationMs;
  return Math.floor(target * (1 - left ** 2));
}
