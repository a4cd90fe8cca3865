import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { layoutPaths } from '../../tests/support/site-paths.ts';
import { spawnSite } from '../../tests/support/spawn-site.ts';
import { formPost, get, runLoad } from '../load/run-load.ts';
import { MB, type Part, type Row } from '../report/bench-run.ts';

const LISTENING = /^Debugger listening on (ws:\/\/127\.0\.0\.1:\S+)$/m;

/** Environment for a process whose memory is to be read; its debugger listens on the loopback only. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

export interface Memory {
  /** In use after garbage collection, including buffers. */
  heapBytes: number;
  /** Resident set size. */
  residentBytes: number;
}

/** Reads the memory of a process through its debugger; `stderr` is its output so far. */
export async function inspectHeap(
  stderr: string,
  pid: number,
): Promise<{ read(): Promise<Memory>; close(): void }> {
  const url = LISTENING.exec(stderr)?.[1];
  if (!url) throw new Error('the process was not started with a debugger');
  const socket = new WebSocket(url);
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

  return {
    async read() {
      await call('HeapProfiler.collectGarbage');
      const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
      return { heapBytes: usedSize + backingStorageSize, residentBytes: residentBytesOf(pid) };
    },
    close: () => socket.close(),
  };
}

function residentBytesOf(pid: number): number {
  return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

const STEPS = 5;
const STEP_REQUESTS = 20_000;
const STEP_LIMIT_MS = 60_000;
const CONNECTIONS = 20;

/** Allows for normal allocation; a leak of 50 bytes a request would be twice as much. */
const HEAP_GROWTH_MB = 2;
const RESIDENT_GROWTH_MB = 32;

export const memory: Part = {
  name: 'memory',
  title: 'Memory',
  async measure({ progress }) {
    const pages = layoutPaths.map((path) => get(path));
    const unknown = { ...get('/no-such-page'), status: 404 };
    const requests = [...pages, get('/?invented=1'), get('/api/blogs'), unknown, await formPost()];
    const site = spawnSite({ LOG_LEVEL: 'warn', FORM_LIMIT: '1000000', ...inspected });
    const rows: Row[] = [];
    try {
      const port = Number(new URL(await site.listening()).port);
      const serverPid = site.child.pid ?? 0;
      const heap = await inspectHeap(site.output.stderr, serverPid);
      const load = { port, serverPid, requests, connections: CONNECTIONS, warmUpMs: 0 };
      for (let step = 1; step <= STEPS; step++) {
        progress(`${(step * STEP_REQUESTS).toLocaleString('en')} requests`);
        const { requests: done } = await runLoad({
          ...load,
          mostRequests: STEP_REQUESTS,
          durationMs: STEP_LIMIT_MS,
        });
        if (done < STEP_REQUESTS) throw new Error(`only ${done} requests were answered in a minute`);
        const { heapBytes, residentBytes } = await heap.read();
        const first = rows[0]?.figures ?? { heap: heapBytes / MB, resident: residentBytes / MB };
        rows.push({
          name: `after ${(step * STEP_REQUESTS).toLocaleString('en')} requests`,
          figures: {
            heap: heapBytes / MB,
            'heap growth': heapBytes / MB - (first.heap ?? 0),
            resident: residentBytes / MB,
            'resident growth': residentBytes / MB - (first.resident ?? 0),
          },
        });
      }
      heap.close();
    } finally {
      await site.discard();
    }
    const names = ['heap', 'heap growth', 'resident', 'resident growth'];
    return {
      tables: [
        {
          title: 'One process, every page, the API, unknown addresses and form posts in turn',
          columns: names.map((name) => ({ name, unit: 'MB', better: 'less' }) as const),
          rows,
          goals: [
            { column: 'heap growth', atMost: HEAP_GROWTH_MB },
            { column: 'resident growth', atMost: RESIDENT_GROWTH_MB },
          ],
        },
      ],
      remarks: [
        'Heap is what is in use after the garbage was collected, kept pages included. Growth counts from the first line on, when every page has been rendered.',
      ],
    };
  },
};
