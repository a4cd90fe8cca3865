import { expect, type Page } from '@playwright/test';
import { faqGroups, officialChannels } from '#words/faq.ts';
import { phoneLines } from '#words/site.ts';
import { test, untilQuiet, visit, withAndWithoutScripts } from '../support/browser-page.ts';

const questions = faqGroups.flatMap((group) => group.questions);
/** What a search does not find is in the page, but hidden. */
const shown = (page: Page) => page.locator('main details:not([data-sources])').filter({ visible: true });
const item = (page: Page, id: string) => page.locator('main details', { has: page.locator(`#${id}`) });
const answers = (page: Page) =>
  shown(page).evaluateAll((items) => items.map((item) => item.querySelector('[id]')?.id));
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });

/** What the server answers to somebody who sends the form. */
async function servedAnswers(page: Page, text: string): Promise<(string | undefined)[]> {
  const answer = await page.request.get('/faq', { params: { q: text } });
  const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
  const items = main.split(/<details(?! [^>]*data-sources)/).slice(1);
  return items
    .filter((item) => !/^[^>]* hidden=""/.test(item))
    .map((item) => / id="([^"]*)"/.exec(item)?.[1]);
}

test('the page answers while somebody types, as the server does, and the address follows', {
  tag: '@quick',
}, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await visit(page, '/faq');

  await test.step('nothing of the search comes to those who only read', async () => {
    await item(page, 'lost-card').locator('summary').click();
    await untilQuiet(page);
    const scripts = () => files.filter((file) => file.includes('answer-while-typing'));
    expect(scripts()).toEqual([]);
    await box(page).focus();
    await expect.poll(scripts).toHaveLength(1);
  });

  await test.step('the page answers while somebody types, and the address follows', async () => {
    await expect(shown(page)).toHaveCount(questions.length);
    await box(page).pressSequentially('instalments');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAttribute('open', '');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 question found for “instalments”');
    await expect(page).toHaveURL('/faq?q=instalments');
    await page.reload();
    await expect(box(page)).toHaveValue('instalments');
    await expect(shown(page)).toHaveCount(1);
    await box(page).fill('');
    await expect(shown(page)).toHaveCount(questions.length);
    expect(await answers(page)).toEqual(questions.map(({ id }) => id));
    await expect(page).toHaveURL('/faq');
  });

  await test.step('typing finds what the server finds, whole sentences and words that no text has included', async () => {
    for (const text of ['hospital', 'how can I change my hospital', 'rests on', 'privacy 2025', 'belle']) {
      await box(page).fill(text);
      await expect(page.getByRole('main').getByRole('status')).toContainText(`“${text}”`);
      const [found, served] = [await answers(page), await servedAnswers(page, text)];
      expect.soft(served, text).toEqual(expect.arrayContaining(found));
      // The server adds what else may be meant.
      expect.soft(served.length, text).toBeLessThanOrEqual(found.length + 3);
    }
  });
});

test('a link from another page or out of a search opens its question in sight', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('main').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL('/faq');
  await item(page, 'moving-away').locator('summary').click();
  await page.getByRole('link', { name: 'Changing hospital', exact: true }).click();
  await expect(page).toHaveURL('/faq#changing-hospital');
  await expect(item(page, 'changing-hospital')).toHaveAttribute('open', '');
  await expect(item(page, 'changing-hospital').locator('summary')).toBeInViewport();

  await visit(page, '/faq?q=when does my cover start');
  await item(page, 'when-cover-starts').getByRole('link', { name: 'All waiting periods' }).click();
  await expect(page).toHaveURL('/faq#waiting-periods');
  await expect(item(page, 'waiting-periods').locator('summary')).toBeInViewport();
});

withAndWithoutScripts(() => {
  test('a link opens its question and no other, the official channels are there, and the form searches', async ({
    page,
  }) => {
    await test.step('/faq#changing-hospital opens that question and no other', async () => {
      await page.goto('/faq#changing-hospital');
      const open = page.locator('main details[open]');
      await expect(open).toHaveCount(1);
      await expect(open.locator('#changing-hospital')).toBeVisible();
      await expect(open.locator('summary')).toBeInViewport();
    });

    const channels = page.getByRole('region', { name: 'Official channels' }).getByRole('link');
    const { lines, portals, writing, fraud } = officialChannels;
    const targets = await channels.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([...lines, ...portals, ...writing, fraud].map(({ to }) => to));

    await test.step('the form searches', async () => {
      await box(page).fill('lost card');
      await box(page).press('Enter');
      await expect(page).toHaveURL(/\/faq\?q=lost(\+|%20)card(#found)?$/);
      await expect(page.locator('#found')).toBeInViewport();
      await expect(item(page, 'lost-card')).toHaveAttribute('open', '');
      expect(await shown(page).count()).toBeLessThan(questions.length);
    });

    await test.step('a search without a match offers the phone and all questions', async () => {
      await visit(page, '/faq?q=helicopter');
      const main = page.getByRole('main');
      await expect(shown(page)).toHaveCount(0);
      const call = page.locator(`a[href="${phoneLines.tollFree.to}"]`);
      await expect(main.getByRole('link').and(call).first()).toBeVisible();
      await main.getByRole('link', { name: 'Show all questions' }).click();
      await expect(shown(page)).toHaveCount(questions.length);
    });
  });
});
