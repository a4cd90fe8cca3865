import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/accessibility.ts';
import { setTwiceTheText } from '../support/browser-page.ts';
import { freePort } from '../support/machine.ts';
import { otherLanguage } from '../support/site-paths.ts';

const WIDTHS = [360, 1280];
/** In English and in the language with the longest words; the words of all are asked of the pages. */
const pages = ['forms', 'pieces', 'navigation'].flatMap((family) =>
  ['en', otherLanguage].map((language) => `${family}?language=${language}`),
);

test.describe('the gallery of the development server', () => {
  // One server for all of them.
  test.describe.configure({ mode: 'serial' });
  let folder = '';
  let origin = '';
  let server: ReturnType<typeof spawn>;

  test.beforeAll(async () => {
    const port = await freePort();
    folder = mkdtempSync(join(tmpdir(), 'gallery-'));
    origin = `http://localhost:${port}`;
    const env = { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_ENV: 'development' };
    server = spawn(process.execPath, ['server/dev.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const isUp = async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true);
    await expect(isUp).toPass({ timeout: 120_000 });
  });

  test.afterAll(async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });

  for (const path of [...pages, 'desk'])
    test(`${path} is accessible on a phone and on a desktop, and no wider than them at 200 % text`, async ({
      page,
    }) => {
      await page.goto(`${origin}/dev/gallery/${path}`);
      await page.waitForFunction(() => document.documentElement.dataset.started !== undefined);
      expect(await page.locator('[data-example]').count()).toBeGreaterThan(10);
      const isTranslated = path.includes('?') && !path.endsWith('=en');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        // The colours are the same in every language and window.
        const withoutColours = isTranslated || width !== WIDTHS[0];
        expect.soft(await axeFindings(page, 'html', { withoutColours }), `${width} px`).toEqual([]);
      }
      await setTwiceTheText(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
      }
    });
});
