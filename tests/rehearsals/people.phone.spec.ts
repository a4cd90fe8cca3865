import { type Browser, expect, type Page, test } from '@playwright/test';
import { overviewWords } from '#content/desk/desk-words.ts';
import { accessWords, peopleWords, personWords } from '#content/desk/people.ts';
import { accountWords, signInWords } from '#content/desk/sign-in.ts';
import { axeFindings } from '../support/accessibility.ts';
import { signIn } from '../support/desk.ts';
import { onEachDatabase, openTwoProcesses, type TwoProcesses } from '../support/two-processes.ts';

let site: TwoProcesses;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** In the process that the page is at. */
const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** A phone with an authenticator of its own, whose owner says yes at once; another one can take its place. */
async function takePhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  const add = (transport: 'internal' | 'usb') =>
    client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  const { authenticatorId } = await add('internal');
  async function plugInKey(): Promise<void> {
    await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await add('usb');
  }
  return { page, plugInKey, close: () => context.close() };
}

/** Opens the link that the admin sees, in the other process, and makes a passkey. */
async function acceptLink(admin: Page, phone: Page): Promise<void> {
  const link = await admin.getByText(/\/desk\/invitation#[\w-]{43}$/).innerText();
  await phone.goto(link.replace(site.url, site.otherUrl));
  await button(phone, signInWords.invitation.button).click();
  await expect(heading(phone)).toHaveText(overviewWords.title);
}

async function faultsOf(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(await axeFindings(page)), ...(wide > 360 ? [`the page is ${wide} px wide`] : [])];
}

onEachDatabase((isOnPostgres) => {
  test.beforeAll(async () => {
    site = await openTwoProcesses({}, isOnPostgres);
  });
  test.afterAll(() => site.discard());

  test('an admin invites somebody, and replaces their lost phone while a security key stays', async ({
    page: admin,
    browser,
  }) => {
    await admin.setViewportSize({ width: 360, height: 640 });
    const { token } = await signIn(site.database, 'admin', 'Ngozi');
    await admin.context().addCookies([{ name: 'desk', value: token, url: `${site.url}/desk` }]);
    await admin.goto(`${site.url}/desk/people`);
    await admin.getByLabel(peopleWords.invite.name, { exact: true }).fill('Bola Adébáyọ̀');
    await admin.getByLabel(peopleWords.invite.role).selectOption('inbox');
    await button(admin, peopleWords.invite.submit).click();
    await expect(button(admin, peopleWords.link.share)).toBeVisible();
    expect(await faultsOf(admin)).toEqual([]);

    const lost = await takePhone(browser);
    await acceptLink(admin, lost.page);
    await open(lost.page, '/desk/account');
    await expect(lost.page.getByText(accountWords.last)).toBeVisible();
    await lost.plugInKey();
    await lost.page.getByLabel(accountWords.add.name, { exact: true }).fill('Blue key');
    await button(lost.page, accountWords.add.button).click();
    await expect(lost.page.getByText(accountWords.done.added)).toBeVisible();
    expect(await faultsOf(lost.page)).toEqual([]);

    await open(admin, '/desk/people');
    await admin.getByRole('link', { name: 'Bola Adébáyọ̀' }).click();
    await expect(admin.getByRole('rowheader', { name: /^Chrome on / })).toHaveCount(2);
    expect(await faultsOf(admin)).toEqual([]);
    const choice = admin.getByLabel(personWords.phone.lost);
    const option = choice.getByRole('option', { name: /^Chrome on / });
    await choice.selectOption(await option.getAttribute('value'));
    await admin.getByText(personWords.phone.submit).click();
    await button(admin, personWords.phone.confirm).click();
    await expect(admin.getByText(peopleWords.link.heading('Bola Adébáyọ̀'))).toBeVisible();
    await expect(admin.getByText(accessWords.noSessions)).toBeVisible();
    await lost.page.reload();
    await expect(heading(lost.page)).toHaveText(signInWords.signIn.title);

    const fresh = await takePhone(browser);
    await acceptLink(admin, fresh.page);
    await open(fresh.page, '/desk/account');
    await expect(fresh.page.getByText('Blue key', { exact: true })).toBeVisible();
    await button(lost.page, signInWords.signIn.button).click();
    // The key still opens the desk, beside the new phone.
    await expect(heading(lost.page)).toHaveText(accountWords.title);

    await open(admin, '/desk/people');
    await admin.getByRole('link', { name: 'Bola Adébáyọ̀' }).click();
    await admin.getByText(personWords.revoke.label).click();
    await button(admin, personWords.revoke.confirm).click();
    await expect(admin.getByText(peopleWords.done.revoke)).toBeVisible();
    await fresh.page.reload();
    await expect(heading(fresh.page)).toHaveText(signInWords.signIn.title);
    await Promise.all([lost.close(), fresh.close()]);
  });
});
