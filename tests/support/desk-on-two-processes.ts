import { expect, type Page, test } from '@playwright/test';
import type { Role } from '#domain/desk/roles.ts';
import { axeFindings } from './accessibility.ts';
import { signIn } from './desk.ts';
import { fetchInTurn } from './spawn-site.ts';
import { openTwoProcesses, type TwoProcesses } from './two-processes.ts';

/** One site with its database for all journeys of a file, and the hands of somebody at its desk. */
export function openDeskOnTwoProcesses() {
  let site: TwoProcesses;
  test.beforeAll(async () => {
    site = await openTwoProcesses();
  });
  test.afterAll(() => site.discard());

  /** Staff work at the one process, visitors read what the other makes of it. */
  const urlOf = (path: string) => (path.startsWith('/desk') ? site.url : site.otherUrl) + path;
  const setSession = (page: Page, token: string) =>
    page.context().addCookies([{ name: 'desk', value: token, url: `${site.url}/desk` }]);

  return {
    site: () => site,
    database: () => site.database,
    button: (page: Page, name: string) => page.getByRole('button', { name, exact: true }),
    label: (page: Page, name: string) => page.getByLabel(name, { exact: true }),
    heading: (page: Page) => page.getByRole('heading', { level: 1 }),
    open: (page: Page, path: string) => page.goto(urlOf(path)),
    ask: (path: string, init?: RequestInit) => fetchInTurn(urlOf(path), init),
    setSession,
    async enter(page: Page, role: Role) {
      const { person, token } = await signIn(site.database, role);
      await setSession(page, token);
      return person;
    },
  };
}

/** A process asks once a second, which a busy machine draws out; by itself a page would be made anew after 60 s. */
export const SOON = { timeout: 20_000, intervals: [100] };

/** That nothing is wrong with a page as people of the desk see it on a phone and at their table. */
export async function expectSound(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The colours are the same in every window.
    expect(await axeFindings(page, 'html', { withoutColours: width !== 360 })).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
}
