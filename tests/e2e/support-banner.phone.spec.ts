import { expect } from '@playwright/test';
import { headerButtons } from '#words/navigation.ts';
import { phoneLines } from '#words/site.ts';
import { axeFindings } from '../support/accessibility.ts';
import { test, withAndWithoutScripts, withConsentAnswered } from '../support/browser-page.ts';

withAndWithoutScripts(() => {
  test('the toll-free number stands whole in the banner', async ({ page }) => {
    await withConsentAnswered(page);
    await page.goto('/offline');
    const { display, to } = phoneLines.tollFree;
    const line = page.getByRole('banner').locator(`a[href="${to}"]`).first();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(line).toHaveAccessibleName(new RegExp(display));
      await expect(line.getByText(display)).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('where lines move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('no line that has left the window takes room from the emergency button', async ({ page }) => {
    await withConsentAnswered(page);
    await page.goto('/offline');
    const banner = page.getByRole('banner');
    const emergency = await banner.locator(`a[href="${headerButtons.emergency.to}"]`).first().boundingBox();
    const line = banner.locator(`a[href="${phoneLines.tollFree.to}"]`).first();
    await line.evaluate(
      (link, to) => {
        const belt = link.closest('ul')?.parentElement as HTMLElement;
        belt.style.animation = 'none';
        belt.style.transform = `translateX(${to - link.getBoundingClientRect().left}px)`;
      },
      (emergency?.x ?? 0) + 12,
    );
    expect(await axeFindings(page, 'header', { withTargetSize: true })).toEqual([]);
  });
});
