import type { Page } from '@playwright/test';

/** Screen by screen, with the frames in which what comes into view is laid out and fetched. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.8) {
      scrollTo(0, top);
      for (let frame = 0; frame < 3; frame++) await nextFrame();
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}
