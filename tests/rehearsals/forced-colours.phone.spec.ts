// Bar: controls, focus and choices are visible in forced colours (WCAG 1.4.11).
import { expect, type Locator } from '@playwright/test';
import { findUnseenControls } from '../support/accessibility.ts';
import { test, visit, withPictures } from '../support/browser-page.ts';
import { lookAtFocus } from '../support/keyboard.ts';

test.use({
  launchOptions: withPictures,
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});
/** What is left of a component's own look when the visitor's colours replace its backgrounds and shadows. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { borderBlockEnd, borderInlineStart, color } = getComputedStyle(element);
    return [borderBlockEnd, borderInlineStart, color].join(' | ');
  });

test('the home page with its cookie question: every control is seen, and so is the focus', async ({
  page,
}) => {
  await visit(page, '/');
  expect(await findUnseenControls(page)).toEqual([]);
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    expect((await lookAtFocus(page)).faults).toEqual([]);
  }
});

const CONTROLS = {
  '/plan?highlight=on': ['#plan-comparison', '#household-cost'],
  '/provider?jaara-lga=lga%3AIkeja': ['#by-place', '#jaara'],
  '/contact': ['#write'],
  '/gmaps': ['main [role=button]'],
};

test('every control of tools, lists and forms is seen', async ({ page }) => {
  for (const [path, places] of Object.entries(CONTROLS)) {
    await visit(page, path);
    for (const place of places) {
      const shown = page.locator(place).first();
      await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      // The header, which may be about to hide, is looked at on the home page.
      expect.soft(await findUnseenControls(page, 'main'), `${path} at ${place}`).toEqual([]);
    }
  }
});

test('what is chosen looks different from what is not', async ({ page }) => {
  await visit(page, '/plan?plans=jaara-plus');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).click();
  const entry = (name: string) => header.getByRole('link', { name, exact: true });
  expect(await lookOf(entry('Health Plans'))).not.toBe(await lookOf(entry('Contact Us')));
  const toggle = (name: string) => page.locator('#plan-comparison button[aria-pressed]', { hasText: name });
  expect(await lookOf(toggle('Jaara Plus'))).not.toBe(await lookOf(toggle('Seniors Plan')));
  await page.goto('/blog');
  const pages = page.getByRole('navigation', { name: 'Pages of the blog' }).locator('a');
  expect(await lookOf(pages.and(page.locator('[aria-current]')))).not.toBe(await lookOf(pages.nth(1)));
});
