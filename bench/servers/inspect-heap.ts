import { once } from 'node:events';
import { readFileSync } from 'node:fs';

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
