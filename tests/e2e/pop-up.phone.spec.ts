import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '#content/contact-page.ts';
import { menuWords } from '#content/navigation.ts';
import { ada, answerDialog, fillContact } from '../support/contact-form.ts';
import { untilStarted } from '../support/until-started.ts';
import { wakeIsland } from '../support/wake-island.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const popUp = (page: Page) => page.getByRole('dialog');

/** Follows a link of the footer, as a visitor would. */
async function moveTo(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('opens on the first page and takes the focus', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(popUp(page)).toBeVisible();
  expect(await popUp(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});

const waysToClose: [name: string, close: (page: Page) => Promise<void>][] = [
  ['the × button', (page) => popUp(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click on the overlay', (page) => page.mouse.click(5, 5)],
];

for (const [name, close] of waysToClose) {
  test(`${name} closes it`, async ({ page }) => {
    await page.goto('/maintenance');
    await expect(popUp(page)).toBeVisible();
    await close(page);
    await expect(popUp(page)).toBeHidden();
  });
}

test('a click inside does not close it', async ({ page }) => {
  await page.goto('/maintenance');
  await popUp(page).getByRole('heading').click();
  await expect(popUp(page)).toBeVisible();
});

test('opens again on each change of path, and not on a change of query or hash', async ({ page }) => {
  await page.goto('/maintenance');
  await page.keyboard.press('Escape');
  await moveTo(page, 'Blog');
  await expect(page).toHaveURL('/blog');
  await expect(popUp(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(3);
  await expect(popUp(page)).toBeHidden();
});

test('does not open on a reload, nor on the way back', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(popUp(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(popUp(page)).toBeHidden();
  await moveTo(page, 'About');
  await expect(popUp(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(popUp(page)).toBeHidden();
});

test('gives the focus back to the page', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(popUp(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: menuWords.skip })).toBeFocused();
});

test('stays away for the day when told so', async ({ page }) => {
  await page.goto('/maintenance');
  await untilStarted(page);
  const choice = page.getByRole('checkbox', { name: 'Do not show again today' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await popUp(page).getByRole('button', { name: 'Close' }).click();
  await moveTo(page, 'Home');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(popUp(page)).toBeHidden();
  await page.reload();
  await untilStarted(page);
  await expect(popUp(page)).toBeHidden();
});

test('comes back the next day', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pop-up-not-on', new Date(0).toDateString()));
  await page.goto('/maintenance');
  await expect(popUp(page)).toBeVisible();
});

test('leaves the words alone that a form has been sent', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Escape');
  await wakeIsland(page, 'contact-form');
  await fillContact(page, ada);
  const asked = answerDialog(page, 'ok');
  await page.getByRole('button', { name: contactForm.submit }).click();
  await asked;
  await expect(page.getByText(contactForm.sentNote)).toBeInViewport();
  await expect(popUp(page)).toBeHidden();
  await page.goto('/contact/sent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(popUp(page)).toHaveCount(0);
});
