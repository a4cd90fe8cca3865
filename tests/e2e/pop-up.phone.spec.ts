import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '#words/contact-page.ts';
import { menuWords } from '#words/navigation.ts';
import { hydrateIsland, untilStarted } from '../support/browser-page.ts';
import { ada, answerDialog, fillContact } from '../support/contact-form.ts';

// The moves on which it does not open are in app/layout/pop-up/pop-up.test.ts.

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Follows a link of the footer, as a visitor would. */
async function moveTo(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('opens on each change of path, takes the focus, and gives it back when it is closed', async ({
  page,
}) => {
  const popUp = page.getByRole('dialog');

  await test.step('a click inside does not close it, the × button does, and it does not open on a reload', async () => {
    await page.goto('/maintenance');
    await expect(popUp).toBeVisible();
    expect(await popUp.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await popUp.getByRole('heading').click();
    await expect(popUp).toBeVisible();
    await popUp.getByRole('button', { name: 'Close' }).click();
    await expect(popUp).toBeHidden();
    await page.reload();
    await untilStarted(page);
    await expect(popUp).toBeHidden();
  });

  await test.step('Escape closes it on the next page, and the focus is on the page again', async () => {
    await moveTo(page, 'About');
    await expect(popUp).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popUp).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: menuWords.skip })).toBeFocused();
  });

  await test.step('it does not open on the way back; on the next page a click on the overlay closes it', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/maintenance');
    await untilStarted(page);
    await expect(popUp).toBeHidden();
    await moveTo(page, 'Blog');
    await expect(page).toHaveURL('/blog');
    await expect(popUp).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popUp).toBeHidden();
  });
});

test('leaves the words alone that a form has been sent, and stays away for the day when told so', async ({
  page,
}) => {
  const popUp = page.getByRole('dialog');

  await test.step('after a form it does not open', async () => {
    await page.goto('/contact');
    await page.keyboard.press('Escape');
    await hydrateIsland(page, 'contact-form');
    await fillContact(page, ada);
    const asked = answerDialog(page, 'ok');
    await page.getByRole('button', { name: contactForm.submit }).click();
    await asked;
    await expect(page.getByText(contactForm.sentNote)).toBeInViewport();
    await expect(popUp).toBeHidden();
  });

  await test.step('it stays away for the day when told so', async () => {
    await page.goto('/maintenance');
    await untilStarted(page);
    const choice = page.getByRole('checkbox', { name: 'Do not show again today' });
    await expect(choice).not.toBeChecked();
    await choice.check();
    await popUp.getByRole('button', { name: 'Close' }).click();
    await moveTo(page, 'Home');
    await expect(page).toHaveURL('/');
    await untilStarted(page);
    await expect(popUp).toBeHidden();
  });
});
