const WORKER = '/service-worker.js';
/** Delayed after load, so that visitors who leave at once pay no data for it. */
const LATE_MS = 4_000;

/** The part that we use; TypeScript's DOM library does not have it yet. */
type TrustedTypesWindow = {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
};
type Policy = { createScriptURL(url: string): string };

/** Registers the service worker for offline use, except for those who save data. */
export default function startOfflineCopy(body: HTMLElement): void {
  const isWanted = body.dataset.offline !== undefined && document.documentElement.dataset.ahead !== 'never';
  if (!isWanted || !('serviceWorker' in navigator) || !('CompressionStream' in window)) return;
  const start = () => setTimeout(register, LATE_MS);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

function register(): void {
  // The Content-Security-Policy names this policy, so no other script URL is accepted.
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('site', { createScriptURL: () => WORKER });
  // Browsers may refuse, for instance in a private window; the site works without it.
  navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined);
}
