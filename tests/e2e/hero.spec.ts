import { expect, test } from '@playwright/test';
import { dot, expectSlide, heroOf, openHero } from '../support/hero.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a dot leads to its slide and leaves the address alone', async ({ page }) => {
  await openHero(page);
  await dot(page, 5).click();
  await page.clock.runFor(1_000);
  await expectSlide(page, 5);
  await expect(page).toHaveURL('/');
});

test('the strip goes round the end in both directions, by hand and by key', async ({ page, isMobile }) => {
  await openHero(page);
  await heroOf(page).hover();
  const width = page.viewportSize()?.width ?? 0;
  for (const [step, slide] of [
    [-1, 6],
    [1, 1],
    [1, 2],
  ] as const) {
    await page.mouse.wheel(step * width * 0.8, 0);
    await expectSlide(page, slide);
  }
  if (isMobile) return;
  await heroOf(page)
    .getByRole('button', { name: /^Previous/ })
    .focus();
  for (const slide of [1, 6, 5]) {
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, slide);
  }
});

test('the pictures of later slides are not fetched before their turn', async ({ page }) => {
  const scenes: string[] = [];
  page.on('request', (request) => {
    const [scene] = request.url().match(/hero-[a-z]+/) ?? [];
    if (scene && request.resourceType() === 'image') scenes.push(scene);
  });
  await openHero(page);
  await page.waitForLoadState('networkidle');
  expect(scenes.toSorted()).toEqual(['hero-enrol', 'hero-family']);
});
