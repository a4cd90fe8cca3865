import { expect, type Page, test } from '@playwright/test';
import { heroSlides } from '#content/hero.ts';
import { holdTime } from '../support/hold-time.ts';
import { withConsentAnswered } from '../support/with-consent-answered.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const TITLES = [
  'Affordable Healthcare at Your Fingertips!',
  'Affordable healthcare for every residents of Lagos State!',
  'Ensuring Compliance. Protecting Lives.',
  'The smarter way to pay for healthcare!',
  'VBooth – Virtual Consultation Made Easy',
  'Your health, our priority!',
];

const hero = (page: Page) =>
  page.getByRole('region', { name: /./ }).and(page.locator('[aria-roledescription=carousel]'));
const dot = (page: Page, number: number) =>
  hero(page).getByRole('link', { name: `Slide ${number} of 6`, exact: false });

/** The slide that can be reached; the others are inert while they are out of sight. */
async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).getByRole('heading', { name: TITLES[number - 1] ?? '' })).toBeInViewport();
}

async function open(page: Page): Promise<void> {
  await withoutPopUp(page);
  await withConsentAnswered(page);
  await page.clock.install();
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-started');
  await holdTime(page);
  // Away from the hero, which holds its slides under the pointer.
  await page.mouse.move(5, 5);
}

test('the six slides come in order, 5 s each and 30 s on the third, and begin anew', async ({ page }) => {
  test.slow();
  const STEP_MS = 500;
  await open(page);
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

test('a dot leads to its slide and leaves the address alone', async ({ page }) => {
  await open(page);
  await dot(page, 5).click();
  await page.clock.runFor(1_000);
  await expectSlide(page, 5);
  await expect(page).toHaveURL('/');
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
  await expect(hero(page).getByRole('button')).toHaveCount(0);
  await dot(page, 5).click();
  await expect(hero(page).getByRole('heading', { name: TITLES[4] ?? '' })).toBeInViewport();
  letScriptsIn();
  await expectSlide(page, 5);
});

test('the strip goes round the end in both directions, by hand and by key', async ({ page, isMobile }) => {
  await open(page);
  await hero(page).hover();
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
  await hero(page)
    .getByRole('button', { name: /^Previous/ })
    .focus();
  for (const slide of [1, 6, 5]) {
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, slide);
  }
});

test('pause holds the slide, play lets it go', async ({ page }) => {
  await open(page);
  await hero(page)
    .getByRole('button', { name: /^Pause/ })
    .click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await hero(page).getByRole('button', { name: /^Play/ }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await expectSlide(page, 2);
});

test('every slide has its button with its target', { tag: '@quick' }, async ({ page }) => {
  await open(page);
  for (const [index, { btnText, btnLink }] of heroSlides.entries()) {
    await dot(page, index + 1).click();
    await page.clock.runFor(1_000);
    await expect(hero(page).getByRole('link', { name: btnText })).toHaveAttribute('href', btnLink);
  }
});

test('the pictures of later slides are not fetched before their turn', async ({ page }) => {
  const scenes: string[] = [];
  page.on('request', (request) => {
    const [scene] = request.url().match(/hero-[a-z]+/) ?? [];
    if (scene && request.resourceType() === 'image') scenes.push(scene);
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  expect(scenes.toSorted()).toEqual(['hero-enrol', 'hero-family']);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await open(page);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await expect(hero(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  });
});
