import { deskRoutes, loadDeskPage, loadGuestPage } from '#app/entry.server.tsx';
import type { BuiltSite } from '#server/pages/built-site.ts';
import { testSite } from './site-build.ts';

/** A built site with the real pages of the desk, for `services.site` of a test's app. */
export function deskSite(): BuiltSite {
  const site = testSite();
  return { ...site, app: { ...site.app, deskRoutes, loadDeskPage, loadGuestPage } };
}
