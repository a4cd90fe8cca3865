import { answerRequest } from './answer-request.ts';
import {
  cacheNames,
  deleteCaches,
  isDesk,
  listCaches,
  type OfflineBuild,
  readingPrefix,
} from './offline-build.ts';
import { keptPrefix, storeBuild, storeVisitedPage } from './store-build.ts';
import { isFirefox, scope } from './worker-scope.ts';

/** Replaced by the build. */
declare const OFFLINE_BUILD: Omit<OfflineBuild, 'id' | 'lists'>;
/** Put before this script by the server. */
declare const OFFLINE_ID: string;
declare const OFFLINE_LISTS: string[];
const build: OfflineBuild = { ...OFFLINE_BUILD, id: OFFLINE_ID, lists: OFFLINE_LISTS };

scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

scope.addEventListener('fetch', (event) => {
  const answer = answerRequest(event, build);
  if (answer) event.respondWith(answer);
});

async function install(): Promise<void> {
  // The language of the page that is open tells more than what an earlier build has stored.
  const open = (await openPages())
    .map((url) => readingPrefix(url, build))
    .find((prefix) => prefix !== undefined);
  await storeBuild(build, open ?? (await keptPrefix(build, await listCaches())) ?? '');
  // Without waiting for open pages to close: they need nothing from the old cache that the network cannot give them.
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  await deleteCaches(Object.values(cacheNames(build)));
  await preloadNavigations();
  // Stores the page that registered this worker, since it was loaded before. Clients are not claimed: every navigation
  // loads a document anyway, and claiming would evict pages from the back/forward cache.
  for (const url of await openPages())
    await storeVisitedPage(build, url, await fetch(url)).catch(() => undefined);
}

/**
 * Otherwise each navigation would wait for the worker to start. Firefox shows its own error page whenever a preload
 * fails, whatever the worker answers, so it does without; a registration keeps what an earlier build has set.
 */
async function preloadNavigations(): Promise<void> {
  const { navigationPreload } = scope.registration;
  await (isFirefox ? navigationPreload?.disable() : navigationPreload?.enable());
}

/** Those of the site that are open, the one in front first. */
async function openPages(): Promise<URL[]> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.map((client) => new URL(client.url)).filter((url) => !isDesk(url));
}
