import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { providerLists } from '../content/en/directory.ts';
import { chromiumLaunchOptions } from '../tests/support/machine.ts';
import { type Part, progress, type Row } from './report.ts';

const ROOT = join(import.meta.dirname, '..');
const SLOWEST = 4;

/** The time that one letter takes, typed in the search of the longest list or of all lists, in Chromium at full speed and throttled. */
export async function measureDirectorySearch(): Promise<Part> {
  const code = await bundle(join(import.meta.dirname, 'measure-typing.ts'));
  const csvs = providerLists.map(({ file }) => readFileSync(join(ROOT, 'content/directory', file), 'utf8'));
  const searches = {
    'list ×1': `typing.measureTyping(${JSON.stringify(csvs[0])}, 1)`,
    'list ×10': `typing.measureTyping(${JSON.stringify(csvs[0])}, 10)`,
    'all lists': `typing.measureAnswers(${JSON.stringify(csvs)})`,
  };
  const rows: Row[] = [];
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    for (const rate of [1, SLOWEST])
      for (const [search, measure] of Object.entries(searches)) {
        const name = `${search}, processor ÷${rate}`;
        progress(name);
        // A new page each time, in which nothing is compiled yet.
        const page = await browser.newPage();
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate });
        await page.addScriptTag({ content: code });
        rows.push({ name, figures: await page.evaluate<Row['figures']>(measure) });
        await page.close();
      }
  } finally {
    await browser.close();
  }
  const title = 'One letter typed, by how much the list is longer and the processor slower';
  const goals = ['list ×1', 'all lists'].map((search) => ({
    row: `${search}, processor ÷${SLOWEST}`,
    column: 'p95 (ms)',
    atMost: 10,
  }));
  return {
    title: 'Directory search',
    tables: [{ title, rows, goals }],
    remarks: ['first p95 is the very first time, when the browser has compiled nothing yet.'],
  };
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'typing' }, minify: true },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}
