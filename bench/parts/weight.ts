import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { budgetOf } from '../../tests/budgets.ts';
import { chromiumLaunchOptions } from '../../tests/support/machine.ts';
import { spawnSite } from '../../tests/support/spawn-site.ts';
import { type PageWeight, weighPage, weightKinds } from '../../tests/support/weigh-page.ts';
import { type Goal, KB, type Part, type Row } from '../report/bench-run.ts';

/** Far more than it takes. */
const PACKING_MS = 5_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const weight: Part = {
  name: 'weight',
  title: 'Page weight',
  async measure({ paths, progress }) {
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
        const page = await context.newPage();
        rows.push({ name: path, figures: figuresOf(await weighPage(page, url + path)) });
        await context.close();
      }
    } finally {
      await browser.close();
      await site.discard();
    }
    const columns = [
      ...['total', ...weightKinds].map((name) => ({ name, unit: 'KB', better: 'less' }) as const),
      { name: 'requests', unit: '', better: 'less' } as const,
      { name: 'shift', unit: '', better: 'less' } as const,
    ];
    return {
      tables: [{ title: 'First visit on a phone', columns, rows, goals: paths.flatMap(goalsOf) }],
      remarks: [
        'Bytes as they come over the wire, until scripts run and the network rests; nothing is scrolled. The kinds are bodies; the heads of all answers stand apart. Styles are part of the HTML.',
        'The goals are the budgets that `npm test` checks, from `tests/budgets.ts`.',
        'Each page was asked for twice before, so that it is packed as tightly as it will be.',
        'Not counted: what the service worker fetches afterwards for times without a connection.',
      ],
    };
  },
};

function figuresOf({ bytes, total, urls, shift }: PageWeight): Row['figures'] {
  const kilobytes = Object.entries({ total, ...bytes }).map(([name, value]) => [name, value / KB]);
  return { ...Object.fromEntries(kilobytes), requests: urls.length, shift };
}

function goalsOf(row: string): Goal[] {
  const bars = Object.entries({ ...budgetOf(row), shift: 0 });
  return bars.map(([column, atMost]) => ({ row, column, atMost }));
}
