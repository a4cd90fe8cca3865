import { expect, test } from '@playwright/test';
import { heroSlides, quickTasks } from '#words/home.ts';
import { withConsentAnswered, withoutPopUp } from '../support/browser-page.ts';
import { dot, expectSlide, heroOf, openHero, TITLES } from '../support/public-pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the hero shows its tasks and its six slides, and can be held', async ({ page }) => {
  await openHero(page);
  await test.step('the first quick tasks are on the first screen', async () => {
    const tasks = page.getByRole('navigation', { name: quickTasks.label }).getByRole('link');
    await expect(tasks.first()).toBeInViewport({ ratio: 0.5 });
  });

  await test.step('every slide has its button with its target', async () => {
    for (const [index, { btnText, btnLink }] of heroSlides.entries()) {
      await dot(page, index + 1).click();
      await page.clock.runFor(1_000);
      await expect(heroOf(page).getByRole('link', { name: btnText })).toHaveAttribute('href', btnLink);
    }
  });

  await test.step('pause holds the slide, play lets it go', async () => {
    await dot(page, 1).click();
    await page.clock.runFor(2_000);
    await expectSlide(page, 1);
    await heroOf(page)
      .getByRole('button', { name: /^Pause/ })
      .click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await heroOf(page).getByRole('button', { name: /^Play/ }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(6_000);
    await expectSlide(page, 2);
  });

  await test.step('the slides come in order, 5 s each and 30 s on the third, and begin anew', async () => {
    const currentSlide = () =>
      dot(page, 1).evaluate((first) => {
        const dots = [...(first.closest('ol')?.querySelectorAll('a') ?? [])];
        return dots.findIndex((link) => link.ariaCurrent === 'true') + 1;
      });
    for (let passed = 0; passed < 5 && (await currentSlide()) === 2; passed++) await page.clock.runFor(1_000);
    // Each has come within the last second, and the next comes within the last second of its time.
    for (const [slide, seconds] of [
      [3, 30],
      [4, 5],
      [5, 5],
      [6, 5],
      [1, 5],
      [2, 5],
    ] as const) {
      await page.clock.runFor((seconds - 1) * 1_000);
      expect(await currentSlide()).toBe(slide);
      await page.clock.runFor(1_000);
      expect(await currentSlide()).toBe((slide % 6) + 1);
    }
  });
});

test('a dot leads to its slide before the script is there, and the script goes on from it', async ({
  page,
}) => {
  const { promise, resolve: letScriptsIn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await withoutPopUp(page);
  await withConsentAnswered(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(heroOf(page).getByRole('button')).toHaveCount(0);
  await dot(page, 5).click();
  await expect(heroOf(page).getByRole('heading', { name: TITLES[4] ?? '' })).toBeInViewport();
  letScriptsIn();
  await expectSlide(page, 5);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await openHero(page);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await expect(heroOf(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  });
});
