import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { providerLists } from '../../content/en/directory.ts';
import { chromiumLaunchOptions } from '../../tests/support/machine.ts';
import type { Typing } from '../directory-search/measure-typing.ts';
import type { Part, Row } from '../report/bench-run.ts';

const ROOT = join(import.meta.dirname, '../..');
const GOAL_MS = 10;
const SLOWED = [1, 4];
const FACTORS = [1, 10];

/** The time that one letter takes, typed in the search of the longest list or of all lists, in Chromium at full speed and throttled. */
export const directorySearch: Part = {
  name: 'directory',
  title: 'Directory search',
  async measure({ progress }) {
    const code = await bundle(join(import.meta.dirname, '../directory-search/measure-typing.ts'));
    const csvs = providerLists.map(({ file }) => readFileSync(join(ROOT, 'content/directory', file), 'utf8'));
    const rows: Row[] = [];
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const page = await browser.newPage();
      const devtools = await page.context().newCDPSession(page);
      for (const slowed of SLOWED) {
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
        for (const factor of FACTORS) {
          progress(nameOf(factor, slowed));
          const typing: Typing = await page.evaluate(
            async ([module, text, times]) => {
              const url = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
              const { measureTyping } = await import(url);
              return measureTyping(text, times);
            },
            [code, csvs[0] ?? '', factor] as const,
          );
          rows.push({ name: nameOf(factor, slowed), figures: { ...typing } });
        }
        progress(everywhere(slowed));
        const answers: Typing = await page.evaluate(
          async ([module, texts]) => {
            const url = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
            const { measureAnswers } = await import(url);
            return measureAnswers(texts);
          },
          [code, csvs] as const,
        );
        rows.push({ name: everywhere(slowed), figures: { ...answers } });
      }
    } finally {
      await browser.close();
    }
    const slowest = Math.max(...SLOWED);
    return {
      tables: [
        {
          title: 'One letter typed, by how much the list is longer and the processor slower',
          columns: [
            { name: 'records', unit: '' },
            { name: 'prepareMs', unit: 'ms', better: 'less' },
            { name: 'p50', unit: 'ms', better: 'less' },
            { name: 'p95', unit: 'ms', better: 'less' },
            { name: 'firstP95', unit: 'ms', better: 'less' },
          ],
          rows,
          goals: [nameOf(1, slowest), everywhere(slowest)].map((row) => ({
            row,
            column: 'p95',
            atMost: GOAL_MS,
          })),
        },
      ],
      remarks: ['firstP95 is the very first time, when the browser has compiled nothing yet.'],
    };
  },
};

const everywhere = (slowed: number) => `all lists, processor ÷${slowed}`;
const nameOf = (factor: number, slowed: number) => `list ×${factor}, processor ÷${slowed}`;

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'] }, minify: true },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}
