import { expect, test } from '@playwright/test';
import { heroSlides, quickTasks } from '#content/hero.ts';
import { dot, expectSlide, heroOf, openHero, TITLES } from '../support/hero.ts';
import { withConsentAnswered } from '../support/with-consent-answered.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the six slides come in order, 5 s each and 30 s on the third, and begin anew', async ({ page }) => {
  const STEP_MS = 1000;
  await openHero(page);
  const currentSlide = () =>
    dot(page, 1).evaluate((first) => {
      const dots = [...(first.closest('ol')?.querySelectorAll('a') ?? [])];
      return dots.findIndex((link) => link.ariaCurrent === 'true') + 1;
    });

  const arrivals: { slide: number; atMs: number }[] = [];
  for (let atMs = 0; arrivals.length < 8 && atMs < 70_000; atMs += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    const slide = await currentSlide();
    if (slide !== (arrivals.at(-1)?.slide ?? 1)) arrivals.push({ slide, atMs });
  }

  expect(arrivals.map(({ slide }) => slide)).toEqual([2, 3, 4, 5, 6, 1, 2, 3]);
  const stays = arrivals
    .slice(1)
    .map(({ atMs }, index) => Math.round((atMs - (arrivals[index]?.atMs ?? 0)) / 1000));
  expect(stays).toEqual([5, 30, 5, 5, 5, 5, 5]);
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

test('the first quick tasks are on the first screen', async ({ page }) => {
  await openHero(page);
  const tasks = page.getByRole('navigation', { name: quickTasks.label }).getByRole('link');
  await expect(tasks.first()).toBeInViewport({ ratio: 0.5 });
});

test('pause holds the slide, play lets it go', async ({ page }) => {
  await openHero(page);
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

test('every slide has its button with its target', { tag: '@quick' }, async ({ page }) => {
  await openHero(page);
  for (const [index, { btnText, btnLink }] of heroSlides.entries()) {
    await dot(page, index + 1).click();
    await page.clock.runFor(1_000);
    await expect(heroOf(page).getByRole('link', { name: btnText })).toHaveAttribute('href', btnLink);
  }
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
