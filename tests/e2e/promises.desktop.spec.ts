import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { overviewWords } from '#content/desk/desk-words.ts';
import { inboxWords, ticketWords } from '#content/desk/inbox.ts';
import { templateWords } from '#content/desk/replies.ts';
import { complaintPromise } from '#content/yo/complaint-page.ts';
import { dateWords } from '#content/yo/language.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { axeFindings } from '../support/accessibility.ts';
import { typedComplaint } from '../support/complaints.ts';
import { signIn } from '../support/desk.ts';
import { openMailSite } from '../support/mail-site.ts';
import { fetchInTurn } from '../support/spawn-site.ts';

const LATER_MS = 14 * 86_400_000;
const WAIT = { timeout: 30_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('a complaint in Yorùbá becomes overdue, the admins are told once, and it is answered from a template', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-clock-'));
  const clock = join(folder, 'offset');
  writeFileSync(clock, '0');
  const { href: preload } = new URL('../support/jumping-clock.ts', import.meta.url);
  const site = await openMailSite({ CLOCK_OFFSET_FILE: clock, NODE_OPTIONS: `--import ${preload}` });
  const database = await connectDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  try {
    const complain = {
      method: 'POST',
      body: new URLSearchParams(typedComplaint),
      redirect: 'manual',
    } as const;
    const sent = await fetchInTurn(`${site.url}/yo/complaint`, complain);
    const { reference, due_on } = await database
      .selectFrom('complaints')
      .select(['reference', 'due_on'])
      .executeTakeFirstOrThrow();
    const byDay = complaintPromise.by(formatDate(due_on ?? '', dateWords));
    const [name = '', value = ''] = (sent.headers.get('set-cookie') ?? '').split(';')[0]?.split('=') ?? [];
    await page.context().addCookies([{ name, value, url: `${site.url}/yo/complaint/sent` }]);
    await page.goto(`${site.url}/yo/complaint/sent`);
    await expect(page.getByText(byDay)).toBeVisible();

    writeFileSync(clock, String(LATER_MS));
    const overdueMails = () => site.smtp.mails.filter(({ subject }) => subject === `Overdue: ${reference}`);
    await expect.poll(() => overdueMails().length, WAIT).toBe(1);

    const { token } = await signIn(database, 'admin', 'Ada Obi');
    const now = new Date(Date.now() + LATER_MS).toISOString();
    await database.updateTable('desk_sessions').set({ started_at: now, seen_at: now }).execute();
    await page.context().addCookies([{ name: 'desk', value: token, url: `${site.url}/desk` }]);
    await page.goto(`${site.url}/desk/templates/new`);
    await label(page, templateWords.name).fill('Refund');
    await label(page, templateWords.text('English')).fill('Dear {name}, they pay you back.');
    await label(page, templateWords.text('Yorùbá')).fill('{name}, wọ́n máa dá owó yín padà ({reference}).');
    expect(await axeFindings(page)).toEqual([]);
    await button(page, templateWords.submit).click();
    await expect(page.getByText(templateWords.saved)).toBeVisible();

    await page.goto(`${site.url}/desk`);
    await page.getByRole('link', { name: `${overviewWords.inbox.overdue} 1` }).click();
    await expect(page.getByRole('row', { name: reference })).toContainText(inboxWords.list.overdue);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: reference }).click();
    await button(page, ticketWords.template.fill).click();
    await expect(page.getByText(ticketWords.template.filled)).toBeVisible();
    const answer = `${typedComplaint.user_name}, wọ́n máa dá owó yín padà (${reference}).`;
    await expect(label(page, ticketWords.answer.label)).toHaveValue(answer);
    expect(await axeFindings(page)).toEqual([]);
    await button(page, ticketWords.answer.submit).click();
    await expect(
      page.getByText(ticketWords.done.answeredByMail(typedComplaint.user_email ?? '')),
    ).toBeVisible();
    await expect.poll(() => site.smtp.mails.some(({ text }) => text?.includes(answer)), WAIT).toBe(true);
    expect(overdueMails()).toHaveLength(1);
  } finally {
    await database.destroy();
    await site.discard();
    rmSync(folder, { recursive: true, force: true });
  }
});
