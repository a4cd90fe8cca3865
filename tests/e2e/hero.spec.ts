import { expect, test } from '@playwright/test';
import { dot, expectSlide, heroOf, openHero } from '../support/public-pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the hero is moved by dots, by hand and by key, and fetches its pictures in their turn', async ({
  page,
  isMobile,
}) => {
  const scenes: string[] = [];
  page.on('request', (request) => {
    const [scene] = request.url().match(/hero-[a-z]+/) ?? [];
    if (scene && request.resourceType() === 'image') scenes.push(scene);
  });
  await openHero(page);

  await test.step('the pictures of later slides are not fetched before their turn', async () => {
    await page.waitForLoadState('networkidle');
    expect(scenes.toSorted()).toEqual(['hero-enrol', 'hero-family']);
  });

  await test.step('a dot leads to its slide and leaves the address alone', async () => {
    await dot(page, 5).click();
    await page.clock.runFor(1_000);
    await expectSlide(page, 5);
    await expect(page).toHaveURL('/');
  });

  await test.step('the strip goes round the end in both directions by hand', async () => {
    await heroOf(page).hover();
    const width = page.viewportSize()?.width ?? 0;
    for (const [step, slide] of [
      [1, 6],
      [1, 1],
      [-1, 6],
      [1, 1],
    ] as const) {
      await page.mouse.wheel(step * width * 0.8, 0);
      await expectSlide(page, slide);
    }
  });
  if (isMobile) return;

  await test.step('the strip goes round the end by key', async () => {
    await heroOf(page)
      .getByRole('button', { name: /^Previous/ })
      .focus();
    for (const slide of [6, 5]) {
      await page.keyboard.press('ArrowLeft');
      await expectSlide(page, slide);
    }
  });
});
