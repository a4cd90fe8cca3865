const WORKER = '/service-worker.js';
/** So long after the page has loaded: whoever leaves at once pays nothing for it. */
const LATE_MS = 4_000;

/** As far as we use it; TypeScript's own list of what browsers offer does not have it yet. */
type TrustedTypesWindow = {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
};
type Policy = { createScriptURL(url: string): string };

/** Keeps what visitors need without a connection. Never for those who ask to save data. */
export default function startOfflineCopy(body: HTMLElement): void {
  const isWanted = body.dataset.offline !== undefined && document.documentElement.dataset.ahead !== 'never';
  if (!isWanted || !('serviceWorker' in navigator) || !('CompressionStream' in window)) return;
  const start = () => setTimeout(register, LATE_MS);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

function register(): void {
  // The policy's name stands in the Content-Security-Policy: no other script's address is accepted.
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('site', { createScriptURL: () => WORKER });
  // A browser may refuse, as in a private window; the site works as before.
  navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined);
}
