import { answerRequest } from './answer-request.ts';
import { cacheNames, deleteCaches, type OfflineBuild } from './offline-build.ts';
import { keepSeen } from './seen-pages.ts';
import { storeBuild } from './store-build.ts';
import { scope } from './worker-scope.ts';

/** Written in by the build. */
declare const OFFLINE_BUILD: OfflineBuild;
const build = OFFLINE_BUILD;

scope.addEventListener('install', (event) => {
  // Without waiting for old pages to be closed: they need nothing of the old store but what the network gives them.
  event.waitUntil(storeBuild(build).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

scope.addEventListener('fetch', (event) => {
  const answer = answerRequest(event, build);
  if (answer) event.respondWith(answer);
});

async function takeOver(): Promise<void> {
  await deleteCaches(Object.values(cacheNames(build)));
  // Otherwise each page would wait until the phone has started this worker.
  await scope.registration.navigationPreload?.enable();
  // The page that brought this worker here has been seen, but came before it. It is not taken over: each move loads
  // a document, and pages that wait in the back/forward cache would be dropped from it.
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) await keepSeen(build, new URL(url), await fetch(url)).catch(() => undefined);
}
