import { expect, test } from '@playwright/test';
import { contactForm } from '#content/contact-page.ts';
import { phoneLines } from '#content/site.ts';
import { contactField } from '../support/contact-form.ts';
import { untilQuiet, untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const pages = ['/cookies-policy', '/privacy'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const path of pages) {
      test(`${path} has contents that lead to each section`, async ({ page }) => {
        await withoutPopUp(page);
        await page.goto(path);
        const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
        const last = contents.last();
        await last.click();
        await expect(page.getByRole('heading', { level: 2, name: await last.innerText() })).toBeInViewport();
        const titles = await page.locator('main section > h2').allInnerTexts();
        expect(await contents.allInnerTexts()).toEqual(titles);
        await contents.first().click();
        await expect(page.getByRole('heading', { level: 2, name: titles[0] ?? '' })).toBeInViewport();
      });
    }
  });
}

test('a barrier can be reported in a form that has its subject already', async ({ page }) => {
  await withoutPopUp(page);
  await page.goto('/accessibility');
  const report = page.getByRole('region', { name: 'Tell us of a barrier' });
  for (const { to } of [phoneLines.tollFree, phoneLines.askLine])
    await expect(report.locator(`a[href="${to}"]`)).toBeVisible();
  await report.getByRole('link', { name: 'contact form' }).click();
  await expect(contactField(page, 'subject')).toHaveValue('A barrier on the website');
  await expect(page.getByRole('heading', { name: contactForm.heading })).toBeInViewport();
});

test('no Markdown library is sent to the browser', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/privacy');
  await untilQuiet(page);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(5_000);
  expect(code).not.toContain('blockquote');
});

test('on paper a policy stands without menu, footer and contents', async ({ page }) => {
  await withoutPopUp(page);
  await page.goto('/privacy');
  await untilStarted(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
});
