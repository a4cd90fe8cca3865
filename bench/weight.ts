import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { budgetOf } from '../tests/budgets.ts';
import { chromiumLaunchOptions } from '../tests/support/machine.ts';
import { spawnSite } from '../tests/support/spawn-site.ts';
import { weighPage } from '../tests/support/weigh-page.ts';
import { KB, type Options, type Part, progress, type Row } from './report.ts';

const PACKING_MS = 5_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export async function measureWeight({ paths }: Options): Promise<Part> {
  const site = spawnSite({ LOG_LEVEL: 'warn' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows: Row[] = [];
  try {
    const url = await site.listening();
    // Who asks a second time has the smallest form of a page made, and all later visitors get it.
    const headers = { 'accept-encoding': 'br' };
    for (const path of [...paths, ...paths])
      await fetch(url + path, { headers }).then((page) => page.arrayBuffer());
    await pause(PACKING_MS);
    for (const path of paths) {
      progress(path);
      const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
      const { bytes, total, urls, shift } = await weighPage(await context.newPage(), url + path);
      const sizes = Object.entries({ total, ...bytes }).map(([kind, size]) => [kind, size / KB]);
      rows.push({ name: path, figures: { ...Object.fromEntries(sizes), requests: urls.length, shift } });
      await context.close();
    }
  } finally {
    await browser.close();
    await site.discard();
  }
  const goals = paths.flatMap((row) =>
    Object.entries({ ...budgetOf(row), shift: 0 }).map(([column, atMost]) => ({ row, column, atMost })),
  );
  return {
    title: 'Page weight',
    tables: [{ title: 'First visit on a phone, in KB', rows, goals }],
    remarks: [
      'Bytes over the wire until scripts run and the network rests, without the service worker. The goals are the budgets of `tests/budgets.ts`.',
    ],
  };
}
