import { layoutPaths } from '../../tests/support/site-paths.ts';
import { spawnSite } from '../../tests/support/spawn-site.ts';
import { runLoad } from '../load/run-load.ts';
import { formPost, get } from '../load/site-requests.ts';
import { MB, type Part } from '../part.ts';
import type { Row } from '../report/bench-run.ts';
import { inspected, inspectHeap } from '../servers/inspect-heap.ts';

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
