import { expect, test } from '@playwright/test';
import { overviewWords } from '#content/desk/desk-words.ts';
import { listWords } from '#content/desk/lists.ts';
import { placeWords } from '#content/desk/places.ts';
import { hoursWords, reportPage, serviceNames } from '#words/place-details.ts';
import { placePage } from '#words/place-pages.ts';
import { expectSound, openDeskOnTwoProcesses, SOON } from '../support/desk-on-two-processes.ts';
import { textOf } from '../support/read-html.ts';
import { onEachDatabase } from '../support/two-processes.ts';

onEachDatabase((isOnPostgres) => {
  // One site for both of them.
  test.describe.configure({ mode: 'default' });
  const desk = openDeskOnTwoProcesses(isOnPostgres);
  const { button, label, heading, open, ask, enter } = desk;

  test('a list with three bad rows is reported, mended and published', async ({ page }) => {
    await enter(page, 'directory');
    const stored = await page.request.get(`${desk.site().url}/desk/lists/standard-jaara/1?format=csv`);
    const mended = `${(await stored.text()).trimEnd()}\nNew Dawn Hospital,"1, Dawn Road, Epe",Epe\n`;
    const bad = [
      'Nowhere Hospital,"1, Road",Atlantis',
      'Streetless Hospital,,Epe',
      '=HYPERLINK(1),"2, Road",Epe',
    ];
    const rows = mended.trimEnd().split('\n').length;
    const upload = async (csv: string) => {
      const file = { name: 'hospitals.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
      await page.getByLabel(listWords.upload.file).setInputFiles(file);
      await button(page, listWords.upload.submit).click();
    };

    await open(page, '/desk/lists');
    await page.getByLabel(listWords.upload.list).selectOption('standard-jaara');
    await upload(mended + bad.join('\n'));
    await expect(page.getByRole('heading', { name: listWords.report.problems.heading(3) })).toBeVisible();
    const report = page.getByRole('table', { name: listWords.report.problems.caption });
    await expect(report.getByRole('rowheader')).toHaveText(
      [1, 2, 3].map((next) => listWords.report.row(rows + next)),
    );
    await expect(button(page, listWords.publish.submit)).toHaveCount(0);
    await expectSound(page);

    await page.getByRole('link', { name: listWords.report.problems.again }).click();
    await upload(mended);
    await expect(page.getByText(listWords.changes.summary(1, 0, 0))).toBeVisible();
    await page.getByLabel(listWords.publish.date).fill('2025-12-31');
    await button(page, listWords.publish.submit).click();
    await expect(page.getByRole('status')).toContainText('version 2');
    await expect.poll(async () => (await ask('/provider/epe/new-dawn-hospital')).status, SOON).toBe(200);
  });

  test('a visitor reports opening hours, staff publish them, and the hospital is found by “open at night”', async ({
    page,
  }) => {
    const place = '/provider/epe/epe-primary-healthcare-centre';
    await open(page, place);
    await page.getByRole('link', { name: placePage.report }).click();
    await page.getByLabel(reportPage.choices.hours).check();
    await page.getByLabel(reportPage.fields.value.label).fill('They are always open');
    await page.getByLabel(reportPage.fields.reason.label).fill('I was there last night');
    await button(page, reportPage.submit).click();
    await expect(heading(page)).toHaveText(reportPage.sent.heading);

    await enter(page, 'directory');
    await open(page, '/desk');
    await page.getByRole('link', { name: overviewWords.lists.reports }).click();
    await page.getByRole('link', { name: 'Epe Primary Healthcare Centre' }).click();
    await expectSound(page);
    await button(page, placeWords.report.accept).click();
    // Nobody but a person can read it, so it stands in the field with what to write instead.
    await expect(label(page, placeWords.fields.hours)).toHaveValue('They are always open');
    await label(page, placeWords.fields.hours).fill('24 hours');
    await page.getByLabel(serviceNames.maternity).check();
    await button(page, placeWords.submit).click();
    await expect(page.getByText(hoursWords.always, { exact: true })).toBeVisible();
    await expectSound(page);
    await button(page, placeWords.review.publish).click();
    await expect(page.getByText(placeWords.published('Epe Primary Healthcare Centre'))).toBeVisible();
    await expect(page.getByRole('heading', { name: placeWords.report.heading })).toHaveCount(0);
    // To the check, and to the form that was refused at first: neither asks to send anything again.
    for (const _ of [1, 2]) {
      await page.goBack();
      await expect(page.getByText(placeWords.isOnSite('Epe Primary Healthcare Centre'))).toBeVisible();
    }

    const found = async (path: string) => textOf(await (await ask(path)).text());
    await expect
      .poll(() => found('/search?q=open+at+night'), SOON)
      .toContain('Epe Primary Healthcare Centre');
    expect(await found(place)).toContain(hoursWords.always);
    expect(await found('/pcm/provider/services?find=maternity+in+Epe')).toContain('Epe Primary Healthcare');
    await open(page, '/provider/services?find=open+at+night');
    await expect(
      page.getByRole('link', { name: 'Epe Primary Healthcare Centre', exact: true }),
    ).toBeVisible();
    await expectSound(page);
  });
});
