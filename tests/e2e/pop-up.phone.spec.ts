import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '#words/contact-page.ts';
import { menuWords } from '#words/navigation.ts';
import { hydrateIsland, untilStarted } from '../support/browser-page.ts';
import { ada, answerDialog, fillContact } from '../support/contact-form.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const popUp = (page: Page) => page.getByRole('dialog');

/** Follows a link of the footer, as a visitor would. */
async function moveTo(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('opens on each change of path, takes the focus, and gives it back when it is closed', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('it opens on the first page, and a click inside does not close it', async () => {
    await page.goto('/maintenance');
    await expect(popUp(page)).toBeVisible();
    expect(await popUp(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await popUp(page).getByRole('heading').click();
    await expect(popUp(page)).toBeVisible();
  });

  await test.step('the × button closes it, and it does not open on a reload', async () => {
    await popUp(page).getByRole('button', { name: 'Close' }).click();
    await expect(popUp(page)).toBeHidden();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(popUp(page)).toBeHidden();
  });

  await test.step('Escape closes it on the next page, and the focus is on the page again', async () => {
    await moveTo(page, 'About');
    await expect(popUp(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popUp(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: menuWords.skip })).toBeFocused();
  });

  await test.step('it does not open on the way back', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/maintenance');
    await expect(heading).toBeVisible();
    await expect(popUp(page)).toBeHidden();
  });

  await test.step('a click on the overlay closes it, and a change of query does not open it', async () => {
    await moveTo(page, 'Blog');
    await expect(page).toHaveURL('/blog');
    await expect(popUp(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popUp(page)).toBeHidden();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(3);
    await expect(popUp(page)).toBeHidden();
  });
});

test('leaves the words alone that a form has been sent, and stays away for the day when told so', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('after a form it does not open', async () => {
    await page.goto('/contact');
    await page.keyboard.press('Escape');
    await hydrateIsland(page, 'contact-form');
    await fillContact(page, ada);
    const asked = answerDialog(page, 'ok');
    await page.getByRole('button', { name: contactForm.submit }).click();
    await asked;
    await expect(page.getByText(contactForm.sentNote)).toBeInViewport();
    await expect(popUp(page)).toBeHidden();
    await page.goto('/contact/sent');
    await expect(heading).toBeVisible();
    await expect(popUp(page)).toHaveCount(0);
  });

  await test.step('it stays away for the day when told so', async () => {
    await page.goto('/maintenance');
    await untilStarted(page);
    const choice = page.getByRole('checkbox', { name: 'Do not show again today' });
    await expect(choice).not.toBeChecked();
    await choice.check();
    await popUp(page).getByRole('button', { name: 'Close' }).click();
    await moveTo(page, 'Home');
    await expect(page).toHaveURL('/');
    await expect(heading).toBeVisible();
    await expect(popUp(page)).toBeHidden();
    await page.reload();
    await untilStarted(page);
    await expect(popUp(page)).toBeHidden();
  });

  await test.step('it comes back the next day', async () => {
    await page.evaluate(() => localStorage.setItem('pop-up-not-on', new Date(0).toDateString()));
    await page.goto('/maintenance');
    await expect(popUp(page)).toBeVisible();
  });
});
