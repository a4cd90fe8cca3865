import { expect, type Page, test } from '@playwright/test';
import { approvalWords } from '#content/desk/approvals.ts';
import { contentWords as words } from '#content/desk/content.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import type { Database } from '#server/database/schema.ts';
import { noticeWords } from '#words/home.ts';
import { axeFindings } from '../support/accessibility.ts';
import { hydrateIsland } from '../support/browser-page.ts';
import { givePasskey, signIn } from '../support/desk.ts';
import { SOON } from '../support/desk-on-two-processes.ts';
import { structuredDataOf, textOf } from '../support/read-html.ts';
import { pdfText } from '../support/read-pdf.ts';
import { fetchInTurn } from '../support/spawn-site.ts';
import {
  createClock,
  onEachDatabase,
  openTwoProcesses,
  type TwoProcesses,
} from '../support/two-processes.ts';

const HOUR_MS = 3_600_000;
const ENGLISH = 'The payment portal is closed today.';
const YORUBA = 'A ti ojú òpó ìsanwó pa lónìí.';
const PRICE = '₦87,500';

const inHours = (hours: number) => lagosTime(new Date(Date.now() + hours * HOUR_MS)).replace(' ', 'T');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const read = async (url: string) => (await fetchInTurn(url)).text();

onEachDatabase((isOnPostgres) => {
  test('a notice ends by itself, and a price that a second person approved begins by itself, in both processes', async ({
    page,
    browser,
  }) => {
    const clock = createClock();
    const site = await openTwoProcesses(clock.environment, isOnPostgres);
    const processes = [site.url, site.otherUrl];
    try {
      const second = await (await browser.newContext()).newPage();
      await enter(site.database, page, 'Ada Obi', site.url);
      await enter(site.database, second, 'Ben Ojo', site.otherUrl);
      await writeNotice(site, page);
      await approve(second, site.otherUrl, ENGLISH);
      const notices = async () => {
        const pages = processes.flatMap((url) => [`${url}/`, `${url}/yo`]);
        return Promise.all(pages.map(async (url) => noticeIn(await read(url))));
      };
      const english = `${noticeWords.warning} ${ENGLISH}`;
      await expect
        .poll(notices, SOON)
        .toEqual([english, YORUBA, english, YORUBA].map((text) => expect.stringContaining(text)));
      const visitor = await page.context().newPage();
      await visitor.setViewportSize({ width: 360, height: 640 });
      await visitor.goto(site.otherUrl);
      expect(await faultsOf(visitor)).toEqual([]);

      await planPrice(site, page);
      await approve(second, site.otherUrl, PRICE);
      const prices = () => Promise.all(processes.map(pricesOf));
      const everywhere = { plan: true, calculator: true, search: true, data: true, yoruba: true };
      const nowhere = { plan: false, calculator: false, search: false, data: false, yoruba: false };
      expect(await prices()).toEqual([nowhere, nowhere]);

      clock.set(2 * HOUR_MS);
      await expect.poll(notices, SOON).toEqual(['', '', '', '']);
      clock.set(4 * HOUR_MS);
      await expect.poll(prices, SOON).toEqual([everywhere, everywhere]);
      const documents = await Promise.all(
        processes.map((url) => fetchInTurn(`${url}/documents/standard-jaara.pdf`)),
      );
      for (const answer of documents) expect(await pdfText(await answer.bytes())).toContain(PRICE);
      // Worked out by the phone itself, which knows the facts of its page. With a query, so that no pop-up is in the way.
      await visitor.goto(`${site.otherUrl}/plan?plans=standard-jaara`);
      await hydrateIsland(visitor, 'plan-tools');
      const calculator = visitor.locator('#household-cost');
      await calculator.getByRole('button', { name: 'Children: one more' }).click();
      await expect(calculator.locator('strong').first()).toHaveText(`at most ${PRICE}`);
    } finally {
      await site.discard();
    }
  });
});

/** With a passkey, without which nobody counts as a second person. */
async function enter(database: Database, page: Page, name: string, url: string): Promise<void> {
  const { person, token } = await signIn(database, 'editor', name);
  await givePasskey(database, person);
  await page.context().addCookies([{ name: 'desk', value: token, url: `${url}/desk` }]);
}

async function writeNotice({ url, otherUrl }: TwoProcesses, page: Page): Promise<void> {
  await page.goto(`${url}/desk/content/notice`);
  await page.getByLabel(words.notice.severity).selectOption('warning');
  const text = page.getByLabel(words.notice.text, { exact: true });
  await text.nth(0).fill(ENGLISH);
  await text.nth(1).fill(YORUBA);
  await page.getByLabel(words.notice.to).fill('javascript:alert(1)');
  await button(page, words.save).click();
  await expect(page.getByText(words.errors.target).last()).toBeVisible();
  await expect(text.nth(1)).toHaveValue(YORUBA);
  await page.getByLabel(words.notice.to).fill('');
  await button(page, words.save).click();
  await expect(page.getByText(words.notices.save)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const preview = await page.request.get(`${url}/desk/content/notice/preview?language=yo`);
  expect(noticeIn(await preview.text())).toContain(YORUBA);
  expect(noticeIn(await read(`${otherUrl}/yo`))).toBe('');
  await page.getByLabel(words.state.to).fill(inHours(1));
  await button(page, words.state.request).click();
  await expect(page.getByText(words.notices.request)).toBeVisible();
  expect(noticeIn(await read(`${otherUrl}/yo`))).toBe('');
}

async function planPrice({ url }: TwoProcesses, page: Page): Promise<void> {
  await page.goto(`${url}/desk/content/plans`);
  await page
    .getByRole('group', { name: words.plans.names.standardJaara })
    .getByLabel(words.plans.figures['premiums.family6'])
    .fill('87,500');
  await button(page, words.save).click();
  await expect(page.getByText(words.plans.changed('₦80,000'))).toBeVisible();
  await page.getByLabel(words.state.from).fill(inHours(3));
  await button(page, words.state.request).click();
  await expect(page.getByText(words.notices.request)).toBeVisible();
}

/** By another person, at another process. */
async function approve(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}/desk/approvals`);
  expect(await faultsOf(page)).toEqual([]);
  await expect(page.getByText(text)).toBeVisible();
  await button(page, approvalWords.approve).click();
  await expect(page.getByText(approvalWords.approved)).toBeVisible();
}

/** Where a process tells the new price. */
async function pricesOf(url: string) {
  const paths = ['/plan', '/search?q=2+adults+and+3+children', '/yo/plan'];
  const [plan = '', search = '', yoruba = ''] = await Promise.all(paths.map((path) => read(url + path)));
  const tells = (html: string) => textOf(html).includes(PRICE);
  const data = structuredDataOf(plan).some((text) => text.includes('"price":87500'));
  // What the phone works it out from.
  const calculator = plan.includes('&quot;family6&quot;:87500');
  return { plan: tells(plan), calculator, search: tells(search), data, yoruba: tells(yoruba) };
}

/** The words of the notice; nothing when there is none. */
function noticeIn(html: string): string {
  return textOf(/<[a-z]+ id="notice"[\s\S]*?<\/p>/.exec(html)?.[0] ?? '');
}

/** What is wrong with a page on a phone. */
async function faultsOf(page: Page): Promise<string[]> {
  const found = await axeFindings(page);
  const [notice, header] = [page.locator('#notice p'), page.locator('header').first()];
  if ((await notice.count()) > 0) {
    const [own, above] = [await notice.boundingBox(), await header.boundingBox()];
    if (!own || !above || own.y < above.y + above.height - 1) found.push('the notice is behind the header');
  }
  return found;
}
