import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactBody } from '../tests/support/send-form.ts';
import { layoutPaths, NOT_FOUND } from '../tests/support/site-paths.ts';
import { fetchInTurn, spawnSite } from '../tests/support/spawn-site.ts';
import { median, type Part, progress, type Row } from './report.ts';

const STARTS = 5;

export async function measureStart(): Promise<Part> {
  const fresh: Row['figures'][] = [];
  const again: Row['figures'][] = [];
  for (let start = 1; start <= STARTS; start++) {
    progress(`start ${start} of ${STARTS}`);
    const dataDir = mkdtempSync(join(tmpdir(), 'lashma-start-'));
    fresh.push(await timeStart(dataDir));
    again.push(await timeStart(dataDir));
    rmSync(dataDir, { recursive: true, force: true });
  }
  const row = (name: string, times: Row['figures'][]) => {
    const columns = Object.keys(times[0] ?? {});
    const medians = columns.map((column) => [column, median(times.map((time) => time[column] ?? 0))]);
    return { name, figures: Object.fromEntries(medians) };
  };
  const rows = [row('empty database', fresh), row('database of the last start', again)];
  return {
    title: 'Start',
    tables: [{ title: 'From the start of the process', rows, goals: [] }],
    remarks: [
      `Medians of ${STARTS} starts of the built server on SQLite. An empty database is migrated and filled with the sample posts first.`,
    ],
  };
}

async function timeStart(dataDir: string): Promise<Row['figures']> {
  const begun = performance.now();
  const site = spawnSite({ LOG_LEVEL: 'warn', DATA_DIR: dataDir });
  try {
    const url = await site.listening();
    const listening = performance.now() - begun;
    await (await fetch(url)).arrayBuffer();
    return { 'listening (ms)': listening, 'first page sent (ms)': performance.now() - begun };
  } finally {
    await site.discard();
  }
}

const STEPS = 5;
const STEP_REQUESTS = 20_000;
const CONNECTIONS = 20;
const MB = 1024 * 1024;

export async function measureMemory(): Promise<Part> {
  const site = spawnSite({
    LOG_LEVEL: 'warn',
    FORM_LIMIT: '1000000',
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  });
  const rows: Row[] = [];
  try {
    const url = await site.listening();
    const readMemory = await inspectMemory(site.output.stderr, site.child.pid ?? 0);
    for (let step = 1; step <= STEPS; step++) {
      const name = `after ${(step * STEP_REQUESTS).toLocaleString('en')} requests`;
      progress(name);
      await askForEverything(url);
      const { heap, resident } = await readMemory();
      const first = rows[0]?.figures;
      const figures = {
        'heap (MB)': heap,
        'heap growth (MB)': heap - (first?.['heap (MB)'] ?? heap),
        'resident (MB)': resident,
        'resident growth (MB)': resident - (first?.['resident (MB)'] ?? resident),
      };
      rows.push({ name, figures });
    }
  } finally {
    await site.discard();
  }
  const goals = [
    // Allows for normal allocation; a leak of 50 bytes a request would be twice as much.
    { column: 'heap growth (MB)', atMost: 2 },
    { column: 'resident growth (MB)', atMost: 32 },
  ];
  const title = 'One process, every page, the API, unknown addresses and form posts in turn';
  return {
    title: 'Memory',
    tables: [{ title, rows, goals }],
    remarks: [
      'Heap is what is in use after the garbage was collected, kept pages included. Growth counts from the first line on, when every page has been rendered.',
    ],
  };
}

/** A form that was sent before is not stored again, so each has a message of its own. */
async function askForEverything(url: string): Promise<void> {
  const paths = [...layoutPaths, '/?invented=1', '/api/blogs', NOT_FOUND, '/api/v1.0/email/send-form'];
  let asked = 0;
  const ask = async () => {
    while (asked < STEP_REQUESTS) {
      const path = paths[asked++ % paths.length] ?? '';
      const form = { method: 'POST', body: contactBody({ message: crypto.randomUUID() }) };
      const answer = await fetchInTurn(url + path, path.endsWith('send-form') ? form : {});
      await answer.arrayBuffer();
      if (answer.status !== (path === NOT_FOUND ? 404 : 200))
        throw new Error(`${path} was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
}

/** Reads the memory of a process in MB through its debugger, whose address is in its output. */
async function inspectMemory(stderr: string, pid: number) {
  const debuggerUrl = /^Debugger listening on (ws:\/\/127\.0\.0\.1:\S+)$/m.exec(stderr)?.[1];
  if (!debuggerUrl) throw new Error('the process was not started with a debugger');
  const socket = new WebSocket(debuggerUrl);
  await once(socket, 'open');
  let calls = 0;

  async function call(method: string): Promise<Record<string, number>> {
    const id = ++calls;
    socket.send(JSON.stringify({ id, method }));
    while (true) {
      const [message] = await once(socket, 'message');
      const answer = JSON.parse(message.data);
      if (answer.id === id) return answer.result;
    }
  }

  return async () => {
    await call('HeapProfiler.collectGarbage');
    const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const resident = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
    return { heap: (usedSize + backingStorageSize) / MB, resident };
  };
}
