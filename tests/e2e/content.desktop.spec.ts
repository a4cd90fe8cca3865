import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { contentWords as words } from '#content/desk/content.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { noticeWords } from '#words/home.ts';
import { axeFindings } from '../support/accessibility.ts';
import { signIn } from '../support/desk.ts';
import { freePort } from '../support/machine.ts';
import { spawnSite } from '../support/spawn-site.ts';

const HOUR_MS = 3_600_000;
const ENGLISH = 'The payment portal is closed today.';
const YORUBA = 'A ti ojú òpó ìsanwó pa lónìí.';
/** A process asks once a second, which a busy machine draws out. */
const SOON = { timeout: 20_000, intervals: [200] };

test('an editor puts a notice on every page, which ends by itself', async ({ page }) => {
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const { href: preload } = new URL('../support/jumping-clock.ts', import.meta.url);
  const clock = test.info().outputPath('offset');
  writeFileSync(clock, '0');
  const site = spawnSite({
    PORT,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    CLOCK_OFFSET_FILE: clock,
    NODE_OPTIONS: `--import ${preload}`,
  });
  await site.listening();
  const database = await connectDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  const { token } = await signIn(database, 'editor', 'Ada Obi');
  await database.destroy();
  await page.context().addCookies([{ name: 'desk', value: token, url: `${url}/desk` }]);

  await page.goto(`${url}/desk/content`);
  await page.getByRole('link', { name: 'Notice', exact: true }).click();
  await page.getByLabel(words.notice.severity).selectOption('warning');
  const text = page.getByLabel(words.notice.text, { exact: true });
  await text.nth(0).fill(ENGLISH);
  await text.nth(1).fill(YORUBA);
  await page.getByLabel(words.notice.to).fill('javascript:alert(1)');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.errors.target).last()).toBeVisible();
  await expect(text.nth(1)).toHaveValue(YORUBA);
  await page.getByLabel(words.notice.to).fill('');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.notices.save)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const preview = await page.context().newPage();
  await preview.goto(`${url}/desk/content/notice/preview?language=yo`);
  await expect(preview.getByText(YORUBA)).toBeVisible();
  await preview.goto(`${url}/yo`);
  await expect(preview.locator('#notice')).toHaveCount(0);

  const end = lagosTime(new Date(Date.now() + HOUR_MS)).replace(' ', 'T');
  await page.getByLabel(words.state.to).fill(end);
  await page.getByRole('button', { name: words.state.publish, exact: true }).click();
  await expect(page.getByText(words.notices.publish)).toBeVisible();
  const noticeOn = async (path: string) => {
    await preview.goto(url + path);
    return preview.locator('#notice').allTextContents();
  };
  expect((await noticeOn('/'))[0]).toContain(`${noticeWords.warning} ${ENGLISH}`);
  expect((await noticeOn('/yo'))[0]).toContain(YORUBA);
  expect(await faultsOf(preview)).toEqual([]);

  writeFileSync(clock, String(2 * HOUR_MS));
  await expect.poll(() => noticeOn('/'), SOON).toEqual([]);
  await expect.poll(() => noticeOn('/yo'), SOON).toEqual([]);
  await site.discard();
});

/** What is wrong with a page on a phone and at a table. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The colours are the same in every window.
    found.push(...(await axeFindings(page, 'html', { withoutColours: width !== 360 })));
  }
  const [notice, header] = [page.locator('#notice p'), page.locator('header').first()];
  if ((await notice.count()) > 0) {
    await page.setViewportSize({ width: 360, height: 640 });
    const [own, above] = [await notice.boundingBox(), await header.boundingBox()];
    if (!own || !above || own.y < above.y + above.height - 1) found.push('the notice is behind the header');
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}
