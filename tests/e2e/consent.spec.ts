import { expect, type Page, test } from '@playwright/test';
import { untilStarted, withoutPopUp } from '../support/browser-page.ts';

const ACCEPT = 'Accept All Cookies';
const DECLINE = 'Reject All (except necessary)';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await untilStarted(page);
}

test('the home page asks without getting in the way, and no other page does', { tag: '@quick' }, async ({
  page,
  request,
}) => {
  await withoutPopUp(page);
  await openHome(page);

  await test.step('it says for what, and where to read more', async () => {
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await expect(banner(page)).toContainText(/browsing.*traffic.*personalise.*targeted ads/);
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/cookies-policy');
    expect(await (await request.get('/')).text()).toContain('action="/api/consent"');
    expect(await (await request.get('/plan')).text()).not.toContain('action="/api/consent"');
  });

  await test.step('both answers are equally easy', async () => {
    const [accept, decline] = await Promise.all(
      [ACCEPT, DECLINE].map((name) =>
        button(page, name).evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          const { fontSize, fontWeight, color, backgroundColor, borderColor } = getComputedStyle(element);
          const size = [width, height].map(Math.round);
          return { size, fontSize, fontWeight, color, backgroundColor, borderColor };
        }),
      ),
    );
    expect(accept).toEqual(decline);
    expect(accept?.size[1]).toBeGreaterThanOrEqual(48);
  });

  await test.step('it covers neither the first action nor the chat button', async () => {
    const top = (await banner(page).boundingBox())?.y ?? 0;
    const controls = [
      page.getByRole('link', { name: 'Enroll Today!' }),
      page.getByRole('button', { name: 'Chat with us' }),
    ];
    for (const control of controls) {
      const box = await control.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
  });

  await test.step('it stands below an open pop-up and waits for its turn', async () => {
    await page.addInitScript(() => localStorage.clear());
    await openHome(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    const box = await page.locator('form[action="/api/consent"] button').first().boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    const onTop = await page.evaluate(
      ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('dialog') !== null,
      [x + width / 2, y + height / 2],
    );
    expect(onTop).toBe(true);
    await page.keyboard.press('Escape');
    await button(page, ACCEPT).click();
    await expect(banner(page)).toBeHidden();
  });
});
