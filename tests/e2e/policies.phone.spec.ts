import { expect, test } from '@playwright/test';
import { contactForm } from '#content/contact-page.ts';
import { storageTable, storedItems } from '#content/cookies.ts';
import { phoneLines } from '#content/site.ts';
import { contactField } from '../support/contact-form.ts';
import { untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const pages = [
  { path: '/cookies-policy', heading: 'Cookies Policy', date: 'Effective date: 11 July 2025', sections: 7 },
  { path: '/privacy', heading: 'Privacy Policy', date: 'Last updated: 11 July 2025', sections: 15 },
  { path: '/privacy-policy', heading: 'Privacy Policy', date: 'Last updated: 11 July 2025', sections: 15 },
  {
    path: '/accessibility',
    heading: 'Accessibility',
    date: 'Date of this statement: 15 November 2026',
    sections: 6,
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const { path, heading, date, sections } of pages) {
      test(`${path} has its date and contents that lead to each section`, async ({ page }) => {
        await withoutPopUp(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByRole('main').getByText(date)).toBeVisible();
        const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
        await expect(contents).toHaveCount(sections);
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

test('the cookies policy lists what its record names, row by row', async ({ page }) => {
  await page.goto('/cookies-policy');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows).toHaveCount(storedItems.length);
  for (const [index, { name, kind, purpose, lasts }] of storedItems.entries())
    for (const text of [name, storageTable.kinds[kind], purpose, lasts])
      await expect(rows.nth(index)).toContainText(text);
});

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
  await untilStarted(page);
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
