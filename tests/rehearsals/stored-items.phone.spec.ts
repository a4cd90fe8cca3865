// Fault caught: the cookies policy did not list the chosen language. Bar: it lists all that the site stores.
import { expect, type Page, test } from '@playwright/test';
import type { StoredItem } from '#content/schema/pages.ts';
import { storedItems } from '#words/cookies.ts';
import { languageWords } from '#words/language.ts';
import { messageForms } from '#words/message-forms.ts';
import { untilStarted, visit } from '../support/browser-page.ts';
import { untilSaved } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything that the site has left in this browser, as `kind name`. */
async function keptIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored];
}

const isNamedBy = ({ kind, name }: StoredItem, kept: string) =>
  name.endsWith('*') ? kept.startsWith(`${kind} ${name.slice(0, -1)}`) : kept === `${kind} ${name}`;

/** That what the policy's list promises is kept, and nothing else. */
async function expectAsListed(page: Page, ...triggers: StoredItem['trigger'][]): Promise<void> {
  const expected = storedItems.filter(({ trigger }) => triggers.includes(trigger));
  const kept = await keptIn(page);
  expect(kept.filter((entry) => !expected.some((item) => isNamedBy(item, entry)))).toEqual([]);
  expect(expected.filter((item) => !kept.some((entry) => isNamedBy(item, entry)))).toEqual([]);
}

/** A bit of everything: reading, searching, typing into a form. */
const LONG_VISIT = ['/plan', '/provider', '/faq?q=hospital', '/contact', '/chatbot', '/cookies-policy'];
const SHORT_VISIT = ['/contact', '/cookies-policy'];

async function readAround(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await page.keyboard.press('Escape');
    if (path !== '/contact') continue;
    await page.getByRole('main').getByRole('textbox').first().fill('Ada');
    await expect(page.getByText(messageForms.autosave.note)).toBeVisible();
  }
  await page.goBack();
  await untilStarted(page);
  await untilSaved(page);
}

test('a phone keeps what the policy says of its visitor, and nothing else', async ({ page, context }) => {
  await page.clock.install();
  await test.step('of one who only reads', async () => {
    await readAround(page, LONG_VISIT);
    await expectAsListed(page, 'reading', 'form');
  });

  for (const answer of ['Accept All Cookies', 'Reject All (except necessary)'])
    await test.step(`of one who answers "${answer}"`, async () => {
      await context.clearCookies();
      await visit(page, '/');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: answer }).click();
      await readAround(page, SHORT_VISIT);
      await expectAsListed(page, 'reading', 'form', 'consent');
    });

  await test.step('of one who sends the pop-up away and chooses a language', async () => {
    await visit(page, '/contact');
    await page.getByRole('checkbox', { name: 'Do not show again today' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: languageWords.label }).getByRole('link').first().click();
    await readAround(page, SHORT_VISIT);
    await expectAsListed(page, 'reading', 'form', 'consent', 'pop-up', 'language');
  });

  await test.step('of one who prepares an enrolment', async () => {
    await visit(page, '/enrol');
    await page.getByRole('button', { name: 'Adults: one more' }).focus();
    await page.locator('[data-island="enrolment"][data-hydrated]').waitFor();
    await page.getByRole('button', { name: 'Make my summary' }).last().click();
    await expectAsListed(page, 'reading', 'form', 'consent', 'pop-up', 'language', 'enrolment');
  });
});
