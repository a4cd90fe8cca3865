/**
 * Takes the pictures of the guide to the desk (docs/desk/) of a site with invented visitors: `npm run guide-pictures`,
 * for all of them, or with the names of some.
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { signIn } from '../support/desk.ts';
import { seedLists } from '../support/directory.ts';
import { chromiumLaunchOptions } from '../support/machine.ts';
import { spawnSite } from '../support/spawn-site.ts';

const FOLDER = join(import.meta.dirname, '../../docs/desk');
const COVERS = join(import.meta.dirname, '../../public/covers');
/** A picture is to be read on a phone, and to weigh little. */
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };
const QUALITY = 32;
const DAYS = 30;

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const site = spawnSite({ LOG_LEVEL: 'warn', FORM_LIMIT: '1000' });
const url = await site.listening();
const database = await connectDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  await fill(database);
  await takeInvitation(browser);
  const page = await openDesk(browser, database);
  await takeInbox(page);
  await takePosts(page);
  await takeLists(page);
  await take(page, 'numbers', '/desk/numbers');
} finally {
  await browser.close();
  await database.destroy();
  await site.discard();
}

async function shoot(page: Page, name: string): Promise<void> {
  if (!isWanted(name)) return;
  await page.evaluate(async () => void (await document.fonts.ready));
  const picture = await sharp(await page.screenshot())
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  writeFileSync(join(FOLDER, `${name}.webp`), picture);
  process.stdout.write(`${name}.webp: ${picture.length} bytes\n`);
}

async function take(page: Page, name: string, path: string): Promise<void> {
  await page.goto(url + path);
  await shoot(page, name);
}

/** What visitors have sent and read; nobody of them exists. */
async function fill(database: Database): Promise<void> {
  const send = (path: string, fields: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const visitors = [
    ['Adébáyọ̀ Ọláìyá', 'Change of hospital', 'I have moved to Epe and want a hospital there.'],
    ['Ngozi Okáfọ̀', 'My card', 'My card has not come yet.'],
    ['Funke Adéṣọlá', 'Paying for my parents', 'Can I pay from abroad?'],
  ] as const;
  for (const [user_name, subject, message] of visitors)
    await send('/contact', {
      user_name,
      subject,
      message,
      user_email: 'visitor@example.com',
      user_phone: '0803 000 0000',
    });
  await send('/complaint', {
    kind: 'charged',
    amount: '₦5,000',
    place: 'Clinic of Mercy, Ikeja',
    happened_on: '2025-07-11',
    message: 'They asked me for money at the gate.',
    user_name: 'Tunde Bákàrè',
    user_phone: '0803 123 4567',
    user_email: 'visitor@example.com',
  });
  for (let back = 0; back < DAYS; back++) {
    const day = new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    const views = [320, 410, 280, 350][back % 4] ?? 0;
    const rows = ['/', '/plan', '/provider'].map((path, at) => ({ day, path, views: views - at * 90 }));
    await database.insertInto('page_views').values(rows).execute();
  }
}

async function takeInvitation(browser: Browser): Promise<void> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['cli/index.ts', 'desk', 'invite', 'Ada Obi', '--role', 'editor'],
    { env: { PUBLIC_URL: url.replace('127.0.0.1', 'localhost'), DATA_DIR: site.dataDir } },
  );
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(/^http\S+$/m.exec(stdout)?.[0] ?? '');
  await shoot(page, 'invitation');
  await page.close();
}

async function openDesk(browser: Browser, database: Database): Promise<Page> {
  const { token } = await signIn(database, 'admin', 'Bola Eze');
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'desk', value: token, url: `${url}/desk` }]);
  return context.newPage();
}

async function takeInbox(page: Page): Promise<void> {
  await page.goto(`${url}/desk/messages`);
  // What came since the last visit is marked.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await database.updateTable('desk_visits').set({ seen_at: yesterday }).execute();
  await take(page, 'messages', '/desk/messages');
  const complaint = await page.locator('a[href^="/desk/complaints/"]').first().getAttribute('href');
  await page.goto(url + complaint);
  await page.locator('textarea').first().fill('The clinic pays you back. Please bring the receipt.');
  await shoot(page, 'complaint');
}

async function takePosts(page: Page): Promise<void> {
  const write = async (title: string, content: string) => {
    await page.goto(`${url}/desk/posts/new`);
    await page.locator('[name=title]').fill(title);
    await page.locator('[name=content]').fill(content);
  };
  for (const [cover, alt] of [
    ['birds-green', 'Birds on green cloth'],
    ['circles-orange', 'Circles on orange cloth'],
    ['cowries-indigo', 'Cowries on blue cloth'],
  ] as const) {
    await write(alt, 'Come and **collect** yours.');
    const picture = sharp(join(COVERS, `${cover}.svg`)).resize(480);
    await page.locator('#post-pictures summary').click();
    const file = { name: 'picture.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
    await page.locator('[name=textPicture]').setInputFiles(file);
    await page.locator('[name=pictureAlt]').fill(alt);
    await Promise.all([page.waitForURL(/saved=/), page.locator('[value=add-picture]').click()]);
  }
  await page.locator('details:has([value=bin]) summary').click();
  await Promise.all([page.waitForURL(/bin$/), page.locator('[value=bin]').click()]);
  await shoot(page, 'bin');
  await take(page, 'pictures', '/desk/posts/pictures');
  await write(
    'Cards are ready',
    '## Where\n\nAt our office in **Alausa**.\n\n- Bring your ID\n- Come before four',
  );
  await Promise.all([page.waitForURL(/saved=/), page.locator('[value=save]').first().click()]);
  await page.frameLocator('iframe').getByText('Alausa').waitFor();
  await shoot(page, 'post');
}

async function takeLists(page: Page): Promise<void> {
  const upload = async (name: string, rows: readonly string[]) => {
    await page.goto(`${url}/desk/lists`);
    await page.locator('[name=list]').selectOption('standard-jaara');
    const buffer = Buffer.from(`${seedLists['standard-jaara'].csv.trimEnd()}\n${rows.join('\n')}\n`);
    await page.locator('[type=file]').setInputFiles({ name: 'hospitals.csv', mimeType: 'text/csv', buffer });
    await Promise.all([
      page.waitForURL(/uploads/),
      page.locator('form:has([type=file]) [type=submit]').click(),
    ]);
    await shoot(page, name);
  };
  await upload('list-problems', [
    'Nowhere Hospital,"1, Road",Atlantis',
    'Streetless Hospital,,Epe',
    '=HYPERLINK(1),"2, Road",Epe',
  ]);
  await upload('list-changes', ['New Dawn Hospital,"1, Dawn Road, Epe",Epe']);
}
