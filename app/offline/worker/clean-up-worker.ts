import { deleteCaches } from './offline-build.ts';
import { scope } from './worker-scope.ts';

/** Served in place of the other when the operator switches it off: takes everything away, itself included. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches().then(() => scope.registration.unregister()));
});
