// Bar: what moves can be paused, and does not move with reduced motion (WCAG 2.2.2).
import { expect, type Page } from '@playwright/test';
import { heroSlides, quickTasks } from '#words/home.ts';
import { holdBack, test, withConsentAnswered, withPictures } from '../support/browser-page.ts';

test.use({ launchOptions: withPictures, contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(async ({ page }) => withConsentAnswered(page));

const heroOf = (page: Page) => page.locator('section[aria-roledescription=carousel]').first();
const button = (page: Page, name: RegExp) => heroOf(page).getByRole('button', { name });
const dot = (page: Page, number: number) =>
  heroOf(page).getByRole('link', { name: `Slide ${number} of 6`, exact: false });

const heading = (page: Page, number: number) =>
  heroOf(page).getByRole('heading', { name: heroSlides[number - 1]?.title ?? '' });

/** The slide that can be reached; the others are inert while they are out of sight. */
async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  // On a phone the words may be above the window while the controls are in it.
  const slide = page.locator(`#slide-${heroSlides[number - 1]?.id}`);
  await expect(slide).toBeInViewport({ ratio: 0.3 });
}

/** From the first moment on: a busy machine may take longer for the page to come than a slide is shown. */
async function holdTimeFromTheStart(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

async function untilStarted(page: Page): Promise<void> {
  const look = async () => {
    await page.clock.runFor(50);
    return heroOf(page).getAttribute('data-started');
  };
  await expect.poll(look).toBe('');
}

async function openHero(page: Page): Promise<void> {
  await holdTimeFromTheStart(page);
  await page.goto('/');
  await untilStarted(page);
  // Out of the window: the hero holds its slides under the pointer, and comes to the edge when the header hides.
  await page.mouse.move(-5, -5);
}

test('the hero shows its tasks and its slides in turn, and can be held', async ({ page }) => {
  await openHero(page);

  await test.step('the quick tasks are on the first screen', async () => {
    const tasks = page.getByRole('navigation', { name: quickTasks.label }).getByRole('link');
    await expect(tasks.last()).toBeInViewport({ ratio: 1 });
  });

  await test.step('pause holds the slide, play lets it go', async () => {
    await button(page, /^Pause/).click();
    await page.mouse.move(-5, -5);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await button(page, /^Play/).click();
    await page.mouse.move(-5, -5);
    await page.clock.runFor(6_000);
    await expectSlide(page, 2);
    // The third stays for 30 s.
    for (const [passedMs, slide] of [
      [6_000, 3],
      [27_000, 3],
      [5_000, 4],
    ] as const) {
      await page.clock.runFor(passedMs);
      await expectSlide(page, slide);
    }
  });
});

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

  await test.step('the strip goes round the end by hand', async () => {
    await heroOf(page).hover();
    const width = page.viewportSize()?.width ?? 0;
    for (const slide of [6, 1]) {
      await page.mouse.wheel(width * 0.8, 0);
      await expectSlide(page, slide);
    }
  });
  if (isMobile) return;

  await test.step('the strip goes round the end by key', async () => {
    await button(page, /^Previous/).focus();
    for (const slide of [6, 5]) {
      await page.keyboard.press('ArrowLeft');
      await expectSlide(page, slide);
    }
  });
});

test('a dot leads to its slide before the script is there, and the script goes on from it', async ({
  page,
}) => {
  const letScriptsIn = await holdBack(page, '**/assets/*.js');
  await holdTimeFromTheStart(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(heroOf(page).getByRole('button')).toHaveCount(0);
  await dot(page, 5).click();
  await expect(heading(page, 5)).toBeInViewport();
  letScriptsIn();
  await untilStarted(page);
  await expectSlide(page, 5);
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHero(page);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await expect(button(page, /^Play/)).toBeVisible();
});
