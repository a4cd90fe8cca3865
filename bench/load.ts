import { connect, type Socket } from 'node:net';

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  bytes: number;
  failed: number;
}

export interface Load {
  port: number;
  path: string;
  acceptEncoding: string;
  connections: number;
  durationMs: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Asks for one page again and again on kept connections, one request at a time on each. It talks HTTP over plain
 * sockets, since Node's own client is slower than the pages that are to be measured.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const request = `GET ${load.path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${load.acceptEncoding}\r\n\r\n`;
  const times: number[] = [];
  const outcome = { bytes: 0, failed: 0 };
  const start = performance.now();
  const deadline = start + load.durationMs;
  await Promise.all(
    Array.from({ length: load.connections }, () => visit(load.port, request, deadline, times, outcome)),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { requestsPerSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), ...outcome };
}

function visit(
  port: number,
  request: string,
  deadline: number,
  times: number[],
  outcome: { bytes: number; failed: number },
) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay();
  let sentAt = 0;
  let missing = 0;

  function ask(): void {
    if (performance.now() >= deadline) {
      socket.destroy();
      resolve();
      return;
    }
    sentAt = performance.now();
    missing = 0;
    socket.write(request);
  }

  socket.on('connect', ask);
  socket.on('error', reject);
  socket.on('data', (chunk) => {
    if (missing === 0) {
      // A head of less than two kilobytes always arrives in one piece here.
      const { status, length } = readHead(chunk);
      missing = length;
      outcome.bytes = length;
      if (status !== 200) outcome.failed++;
    }
    missing -= chunk.length;
    if (missing > 0) return;
    times.push(performance.now() - sentAt);
    ask();
  });
  return promise;
}

function readHead(chunk: Buffer): { status: number; length: number } {
  const end = chunk.indexOf(HEAD_END);
  const head = chunk.toString('latin1', 0, end);
  const body = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return { status: Number(head.slice(9, 12)), length: end + HEAD_END.length + body };
}
