import { expect, test } from '@playwright/test';
import { publishList, readCurrentLists } from '#server/features/directory/directory-repository.ts';
import { openOwnSite } from '../support/own-site.ts';
import { namesIn, plus, searchIn } from '../support/provider-page.ts';
import { readStored, untilSaved } from '../support/service-worker.ts';
import { wakeIsland } from '../support/wake-island.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const LIST = 'standard-jaara-plus';
const person = { id: 'p1', name: 'Ada Obi', role: 'directory' } as const;

test.use({ serviceWorkers: 'allow' });

test('a phone that comes by after a list was published takes the new one along', async ({
  page,
  context,
}) => {
  const { url, database, close } = await openOwnSite();
  try {
    await page.clock.install();
    await withoutPopUp(page);
    await page.goto(url);
    await untilSaved(page);
    const { caches: before } = await readStored(page);

    const { csv } = (await readCurrentLists(database))[LIST];
    const more = `${csv}New Dawn Hospital,"1, Dawn Road, Epe",Epe\n`;
    await publishList(database, { list: LIST, date: '2026-03-31', csv: more, person });
    const worker = async () => (await fetch(`${url}/service-worker.js`)).text();
    await expect.poll(worker).toContain(`${LIST}.json?v=2-`);

    await page.goto(url);
    await untilSaved(page);
    const left = async () => (await readStored(page)).caches.filter((name) => before.includes(name));
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${url}/provider`);
    await wakeIsland(page, 'directory');
    await page.locator(`details#${plus.param} summary`).click();
    await searchIn(page, plus).fill('new dawn');
    await expect(namesIn(page, plus)).toHaveText(['New Dawn Hospital']);
  } finally {
    await context.close();
    await close();
  }
});
