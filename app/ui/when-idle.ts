const LATEST_MS = 1500;

/** Calls back in a task of its own, once the browser has nothing more urgent to do. Returns a way to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATEST_MS / 5);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
