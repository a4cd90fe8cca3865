import { expect, type Locator, type Page, test } from '@playwright/test';
import { contactForm } from '#content/contact-page.ts';
import { externalLinks } from '#content/external-links.ts';
import { formWords } from '#content/form-words.ts';
import { menuWords } from '#content/navigation.ts';
import { ada, answerDialog, contactField } from '../support/contact-form.ts';
import { tabTo } from '../support/keyboard.ts';
import { countIn, jaara, searchIn, sectionOf } from '../support/provider-page.ts';
import { untilStarted } from '../support/until-started.ts';
import { wakeIsland } from '../support/wake-island.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

// Nothing here may use the mouse or put the focus anywhere: each key is pressed as somebody would, and on the way the
// focus must be seen at every stop. Without motion, so that no stop is looked at while the header still slides.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const status = (page: Page) => page.locator('#plan-comparison').getByRole('status').first();

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Opens a page whose island is awake, sends its pop-up away and passes by the header. */
async function open(page: Page, path: string, island: string): Promise<void> {
  await page.goto(path);
  await wakeIsland(page, island);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(page, page.getByRole('link', { name: menuWords.skip }));
  await expect(page.getByRole('main')).toBeFocused();
}

test('enrolling: from the pop-up over the menu and the plans to the portal', async ({ page, isMobile }) => {
  await page.route(`${externalLinks.register}**`, (route) => route.fulfill({ body: 'the portal' }));
  await page.goto('/');
  await untilStarted(page);
  const popUp = page.getByRole('dialog');
  await press(page, popUp.getByRole('checkbox'), 'Space');
  await tabTo(page, popUp.getByRole('button', { name: 'Close' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(popUp).toBeHidden();
  const header = page.getByRole('banner');
  if (isMobile) await press(page, header.getByRole('button', { name: menuWords.toggle }));
  await press(page, header.getByRole('link', { name: 'Health Plans' }));
  await expect(page).toHaveURL('/plan');
  await press(page, page.getByRole('link', { name: menuWords.skip }));
  await press(page, page.getByRole('link', { name: 'See All Plans' }));
  const card = page
    .locator('#plans li')
    .filter({ has: page.getByRole('heading', { name: "Senior's Plan" }) });
  await press(page, card.getByRole('link', { name: 'Buy Now' }));
  await expect(page).toHaveURL(new RegExp(`^${externalLinks.register}`));
});

test('finding a hospital: search, area, next page, directions', async ({ page }) => {
  await open(page, '/provider', 'directory');
  await tabTo(page, searchIn(page, jaara));
  await page.keyboard.type('hospital');
  await expect(countIn(page, jaara)).not.toHaveText(`${jaara.records.length} hospitals found`);
  const area = sectionOf(page, jaara).getByRole('combobox');
  await tabTo(page, area);
  await page.keyboard.type('Alimosho');
  await expect(area).toHaveValue('lga:Alimosho');
  await expect(page).toHaveURL(/jaara-lga=lga%3AAlimosho/);
  const pages = sectionOf(page, jaara).getByRole('navigation');
  await press(page, pages.getByRole('link', { name: 'Next' }));
  await expect(pages).toContainText('Page 2 of');
  const directions = sectionOf(page, jaara).getByRole('link', { name: /^Directions to/ });
  await tabTo(page, directions.first());
  await expect(directions.first()).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/);
});

test('comparing plans: choose, search, mark differences, read an explanation', async ({ page, isMobile }) => {
  await open(page, '/plan', 'plan-tools');
  const toggle = page.getByRole('button', { name: 'Jaara Plus', exact: true });
  await press(page, toggle, 'Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toBeFocused();
  await tabTo(page, page.getByPlaceholder('Search benefits...'));
  await page.keyboard.type('surgery');
  await expect(status(page)).toHaveText('2 of 22 items shown');
  await press(page, page.getByRole('button', { name: 'Highlight Differences' }));
  await expect(status(page)).toContainText('are marked');
  if (isMobile) await press(page, page.locator('#plan-comparison summary', { hasText: 'Eye care' }));
  const about = page.getByRole('button', { name: 'About Cataract surgery' }).filter({ visible: true });
  await tabTo(page, about.first());
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(/clouded lens/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
});

test('contacting: errors lead to their fields, and the message is sent', async ({ page }) => {
  await open(page, '/contact', 'contact-form');
  const send = page.getByRole('button', { name: contactForm.submit });
  await press(page, send);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole('link', { name: formWords.missing.user_name ?? '' }));
  await expect(contactField(page, 'user_name')).toBeFocused();
  await page.keyboard.insertText(ada.user_name ?? '');
  for (const name of ['user_email', 'message'] as const) {
    await tabTo(page, contactField(page, name));
    await page.keyboard.insertText(ada[name] ?? '');
  }
  const asked = answerDialog(page, 'cancel');
  await press(page, send);
  expect((await asked).type).toBe('confirm');
  await expect(page.getByText(contactForm.sentNote)).toBeVisible();
});

test('whoever stands on a film when its script arrives stays there', async ({ page }) => {
  const { promise, resolve: letScriptsIn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await withoutPopUp(page);
  await page.goto('/youtube', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Past the skip link: while a page loads, Chromium brings the focus back to the place that its address names.
  await tabTo(page, page.getByRole('main').getByRole('listitem').first().getByRole('link').first());
  letScriptsIn();
  await expect(page.getByRole('main').getByRole('button').first()).toBeFocused();
});
