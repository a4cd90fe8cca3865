import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every element of the page, or of one part of it, that breaks a rule of axe as it stands now. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
