import { deskRoutes, loadDeskPage, loadGuestPage } from '#app/entry.server.tsx';
import type { BuiltSite } from '#server/pages/built-site.ts';
import { type TestRoute, testSite } from './site-build.ts';

/** A built site with the real pages of the desk, for `services.site` of a test's app. */
export function deskSite(routes: readonly TestRoute[] = []): BuiltSite {
  const site = testSite(routes);
  return { ...site, app: { ...site.app, deskRoutes, loadDeskPage, loadGuestPage } };
}
