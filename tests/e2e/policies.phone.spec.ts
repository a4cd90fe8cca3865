import { expect } from '@playwright/test';
import { contactForm } from '#words/contact-page.ts';
import { phoneLines } from '#words/site.ts';
import { test, withAndWithoutScripts } from '../support/browser-page.ts';
import { contactField } from '../support/contact-form.ts';

withAndWithoutScripts(() => {
  test('a policy has contents that lead to each section, and stands alone on paper', async ({ page }) => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');

    const titles = page.locator('main section > h2');
    for (const path of ['/cookies-policy', '/accessibility', '/privacy']) {
      await page.goto(path);
      await expect(links).not.toHaveCount(0);
      expect(await links.allInnerTexts()).toEqual(await titles.allInnerTexts());
    }
    await links.last().click();
    await expect(titles.last()).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    for (const other of [page.getByRole('banner'), page.getByRole('contentinfo'), contents])
      await expect(other).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
  });
});

test('a barrier can be reported in a form that has its subject already', async ({ page }) => {
  await page.goto('/accessibility');
  const report = page.getByRole('region', { name: 'Tell us of a barrier' });
  await expect(report.locator(`a[href="${phoneLines.tollFree.to}"]`)).toBeVisible();
  await report.getByRole('link', { name: 'contact form' }).click();
  await expect(contactField(page, 'subject')).toHaveValue('A barrier on the website');
  await expect(page.getByRole('heading', { name: contactForm.heading })).toBeInViewport();
});
