import { expect, type Page, test } from '@playwright/test';
import { overviewWords } from '#content/desk/desk-words.ts';
import { inboxWords, ticketWords } from '#content/desk/inbox.ts';
import { templateWords } from '#content/desk/replies.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { contentIn, nameOfOther } from '#server/languages.ts';
import { axeFindings } from '../support/accessibility.ts';
import { typedComplaint } from '../support/complaints.ts';
import { signIn } from '../support/desk.ts';
import { otherLanguage } from '../support/site-paths.ts';
import { fetchInTurn } from '../support/spawn-site.ts';
import { createClock, onEachDatabase, openTwoProcesses } from '../support/two-processes.ts';

const LATER_MS = 14 * 86_400_000;
const WAIT = { timeout: 30_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

onEachDatabase((isOnPostgres) => {
  test('a complaint in another language becomes overdue, the admins are told once, and it is answered from a template', async ({
    page,
  }) => {
    const clock = createClock();
    const site = await openTwoProcesses(clock.environment, isOnPostgres);
    const { database } = site;
    try {
      const complain = {
        method: 'POST',
        body: new URLSearchParams(typedComplaint),
        redirect: 'manual',
      } as const;
      const sent = await fetchInTurn(`${site.otherUrl}/${otherLanguage}/complaint`, complain);
      const { reference, due_on } = await database
        .selectFrom('complaints')
        .select(['reference', 'due_on'])
        .executeTakeFirstOrThrow();
      const byDay = contentIn(otherLanguage, 'complaintPage').complaintPromise.by(
        formatDate(due_on ?? '', contentIn(otherLanguage, 'language').dateWords),
      );
      const [name = '', value = ''] = (sent.headers.get('set-cookie') ?? '').split(';')[0]?.split('=') ?? [];
      await page
        .context()
        .addCookies([{ name, value, url: `${site.otherUrl}/${otherLanguage}/complaint/sent` }]);
      await page.goto(`${site.otherUrl}/${otherLanguage}/complaint/sent`);
      await expect(page.getByText(byDay)).toBeVisible();

      clock.set(LATER_MS);
      const overdueMails = () => site.smtp.mails.filter(({ subject }) => subject === `Overdue: ${reference}`);

      const { token } = await signIn(database, 'admin', 'Ada Obi');
      const now = new Date(Date.now() + LATER_MS).toISOString();
      await database.updateTable('desk_sessions').set({ started_at: now, seen_at: now }).execute();
      await page.context().addCookies([{ name: 'desk', value: token, url: `${site.url}/desk` }]);
      await page.goto(`${site.url}/desk/templates/new`);
      await label(page, templateWords.name).fill('Refund');
      await label(page, templateWords.text('English')).fill('Dear {name}, they pay you back.');
      await label(page, templateWords.text(nameOfOther(otherLanguage))).fill(
        '{name}, wọ́n máa dá owó yín padà ({reference}).',
      );
      expect(await axeFindings(page)).toEqual([]);
      await button(page, templateWords.submit).click();
      await expect(page.getByText(templateWords.saved)).toBeVisible();
      // Each process looks every five seconds.
      await expect.poll(() => overdueMails().length, WAIT).toBe(1);

      await page.goto(`${site.url}/desk`);
      await page.getByRole('link', { name: `${overviewWords.inbox.overdue} 1` }).click();
      await expect(page.getByRole('row', { name: reference })).toContainText(inboxWords.list.overdue);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: reference }).click();
      await button(page, ticketWords.template.fill).click();
      await expect(page.getByText(ticketWords.template.filled)).toBeVisible();
      const answer = `${typedComplaint.user_name}, wọ́n máa dá owó yín padà (${reference}).`;
      await expect(label(page, ticketWords.answer.label)).toHaveValue(answer);
      // Back does not ask to send the form again, and shows what was not sent.
      await page.getByRole('link', { name: 'Overview', exact: true }).click();
      await page.goBack();
      await expect(label(page, ticketWords.answer.label)).toHaveValue(answer);
      expect(await axeFindings(page)).toEqual([]);
      await button(page, ticketWords.answer.submit).click();
      await expect(
        page.getByText(ticketWords.done.answeredByMail(typedComplaint.user_email ?? '')),
      ).toBeVisible();
      await expect.poll(() => site.smtp.mails.some(({ text }) => text?.includes(answer)), WAIT).toBe(true);
      expect(overdueMails()).toHaveLength(1);
    } finally {
      await site.discard();
    }
  });
});
