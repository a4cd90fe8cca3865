import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSite } from '../../tests/support/spawn-site.ts';
import { median, type Part, type Row } from '../report/bench-run.ts';

const STARTS = 5;
const LISTENING = 'listening';
const FIRST_PAGE = 'first page sent';

export const startTime: Part = {
  name: 'start',
  title: 'Start',
  async measure({ progress }) {
    const fresh: Times[] = [];
    const again: Times[] = [];
    for (let start = 1; start <= STARTS; start++) {
      progress(`start ${start} of ${STARTS}`);
      const dataDir = mkdtempSync(join(tmpdir(), 'lashma-start-'));
      fresh.push(await timeStart(dataDir));
      again.push(await timeStart(dataDir));
      rmSync(dataDir, { recursive: true, force: true });
    }
    const rows = [row('empty database', fresh), row('database of the last start', again)];
    const columns = [LISTENING, FIRST_PAGE].map((name) => ({ name, unit: 'ms', better: 'less' }) as const);
    return {
      tables: [{ title: 'From the start of the process', columns, rows, goals: [] }],
      remarks: [
        `Medians of ${STARTS} starts of the built server on SQLite. An empty database is migrated and filled with the sample posts first.`,
      ],
    };
  },
};

interface Times {
  listening: number;
  firstPage: number;
}

function row(name: string, times: Times[]): Row {
  return {
    name,
    figures: {
      [LISTENING]: median(times.map(({ listening }) => listening)),
      [FIRST_PAGE]: median(times.map(({ firstPage }) => firstPage)),
    },
  };
}

async function timeStart(dataDir: string): Promise<Times> {
  const begun = performance.now();
  const site = spawnSite({ LOG_LEVEL: 'warn', DATA_DIR: dataDir });
  try {
    const url = await site.listening();
    const listening = performance.now() - begun;
    const page = await fetch(url);
    await page.arrayBuffer();
    return { listening, firstPage: performance.now() - begun };
  } finally {
    await site.discard();
  }
}
