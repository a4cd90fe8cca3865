// Bar: logos that move stop under the pointer (WCAG 2.2.2).
import { expect } from '@playwright/test';
import { test, visit, withPictures } from '../support/browser-page.ts';

test.use({ launchOptions: withPictures, contextOptions: { reducedMotion: 'no-preference' } });

test('eighteen partner logos move by and stop under the pointer', async ({ page }) => {
  await visit(page, '/partner');
  const logos = page.getByRole('list', { name: /partner/i }).getByRole('img');
  await expect(logos).toHaveCount(18);
  const belt = page.getByRole('list', { name: /partner/i }).locator('..');
  const playState = () => belt.evaluate((element) => getComputedStyle(element).animationPlayState);
  const animation = await belt.evaluate((element) => {
    const { animationDelay, animationDuration } = getComputedStyle(element);
    const pxPerSecond = element.scrollWidth / 2 / Number.parseFloat(animationDuration);
    return { animationDelay, pxPerSecond: Math.round(pxPerSecond) };
  });
  expect(animation).toEqual({ animationDelay: '5s', pxPerSecond: 100 });
  expect(await playState()).toBe('running');

  // By force, because after five seconds the logos do not stand still for it.
  await logos.first().hover({ force: true });
  await expect.poll(playState).toBe('paused');
  await page.mouse.move(5, 5);
  await expect.poll(playState).toBe('running');
  await page.getByRole('checkbox', { name: /^Pause.*partner/i }).check();
  await expect.poll(playState).toBe('paused');
});
