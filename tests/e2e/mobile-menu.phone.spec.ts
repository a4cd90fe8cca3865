import { expect, type Page } from '@playwright/test';
import { headerButtons, menuWords } from '#words/navigation.ts';
import { axeFindings } from '../support/accessibility.ts';
import { test, visit, withAndWithoutScripts } from '../support/browser-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What the browser itself tells of a popover's button. */
async function isExpanded(page: Page): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === menuWords.toggle);
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

withAndWithoutScripts((javaScriptEnabled) => {
  test('the menu opens, unfolds a group, closes by Escape, and leads to another page', {
    tag: '@quick',
  }, async ({ page }) => {
    const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
    const menu = page.getByRole('banner').getByRole('navigation');
    await visit(page, '/maintenance');

    await test.step('tells assistive technology whether it is open', async () => {
      await expect(menu).toBeHidden();
      expect(await isExpanded(page)).toBe(false);
      await toggle.tap();
      await expect(menu).toBeVisible();
      expect(await isExpanded(page)).toBe(true);
    });

    await test.step('unfolds a group, and closes by Escape', async () => {
      await expect(menu.getByRole('link', { name: headerButtons.pay.label })).toBeVisible();
      await menu.getByText('Our Network').tap();
      await expect(menu.getByRole('link', { name: 'Resources' })).toBeVisible();
      // Its last link too, though the group stands at the lower edge.
      if (javaScriptEnabled)
        await expect(menu.locator('details[open] a').last()).toBeInViewport({ ratio: 1 });
      if (javaScriptEnabled) expect(await axeFindings(page, 'header')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });

    await test.step('leads to another page and is closed there', async () => {
      await toggle.tap();
      await menu.getByRole('link', { name: 'Home', exact: true }).tap();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Lagos State');
      await expect(menu).toBeHidden();
    });
  });
});
