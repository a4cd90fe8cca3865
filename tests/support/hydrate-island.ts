import { expect, type Page } from '@playwright/test';
import { untilStarted } from './until-started.ts';

/**
 * Hydrates an island as a first touch would, and waits until it is done. Where scripts are switched off nothing is
 * hydrated, and the island's links and forms do the work.
 */
export async function hydrateIsland(page: Page, name: string): Promise<void> {
  await untilStarted(page);
  const runsScripts = await page.evaluate(() => document.documentElement.dataset.started !== undefined);
  if (!runsScripts) return;
  const island = page.locator(`[data-island="${name}"]`);
  await island.dispatchEvent('focusin');
  await expect(island).toHaveAttribute('data-hydrated');
}
