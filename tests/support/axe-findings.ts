import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { withStyles } from './adopt-styles.ts';

/** Where it is clipped, moving text would seem to axe to lie on what is beside its window, at one moment or another. */
const STILL = '* { animation: none !important }';

/** Every element of the page, or of one part of it, that breaks a rule of axe as it stands now. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  // What it calls legacy asks one document in place, without a second page for the frames that we do not have.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await withStyles(page, STILL, () => axe.include(part).analyze());
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
