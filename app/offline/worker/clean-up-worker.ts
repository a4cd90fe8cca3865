import { deleteCaches } from './offline-build.ts';
import { scope } from './worker-scope.ts';

/**
 * Served instead of the service worker when the operator switches it off: deletes all caches and unregisters itself.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches().then(() => scope.registration.unregister()));
});
