import { connect } from 'node:net';
import { cpuMsOf, type Load, type LoadRequest, type LoadResult } from './run-load.ts';

/* The load generator, started by run-load.ts: keep-alive connections with one request at a time on each, over plain
   sockets, because Node's own client is slower than the pages to measure. */
const HEAD_END = Buffer.from('\r\n\r\n');

interface Sent {
  bytes: Buffer;
  /** Where a UUID has to be written anew. */
  changesAt: number;
  status: number;
}

interface Tally {
  times: number[];
  started: number;
  bytes: number;
  failed: number;
}

process.once('message', async (load: Load) => {
  if (load.warmUpMs > 0) await ask({ ...load, durationMs: load.warmUpMs });
  const result = await ask(load);
  process.send?.(result, () => process.disconnect?.());
});

async function ask(load: Load): Promise<LoadResult> {
  const requests = load.requests.map((request) => {
    const bytes = toBytes(request);
    const changesAt = request.changing ? bytes.indexOf(request.changing) : -1;
    return { bytes, changesAt, status: request.status ?? 200 };
  });
  const tally: Tally = { times: [], started: 0, bytes: 0, failed: 0 };
  const serverCpu = cpuMsOf(load.serverPid);
  const ownCpu = process.cpuUsage();
  const start = performance.now();
  await Promise.all(Array.from({ length: load.connections }, () => visit(load, requests, start, tally)));
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(ownCpu);
  const { times, bytes, failed } = tally;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    requests: times.length,
    requestsPerSecond: (1000 * times.length) / ms,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    bytes,
    failed,
    serverCpuMs: cpuMsOf(load.serverPid) - serverCpu,
    clientBusy: (user + system) / 1000 / ms,
  };
}

function visit(load: Load, requests: Sent[], start: number, tally: Tally): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(load.port, '127.0.0.1').setNoDelay();
  let sent: Sent | undefined;
  let sentAt = 0;
  let missing = 0;
  let begun: Buffer | undefined;

  function askNext(): void {
    const now = performance.now();
    if (now - start >= load.durationMs || tally.started >= load.mostRequests) {
      socket.destroy();
      resolve();
      return;
    }
    sentAt = now;
    sent = requests[tally.started++ % requests.length];
    socket.write(sent ? bytesOf(sent) : '');
  }

  socket.on('connect', askNext);
  socket.on('error', reject);
  socket.on('end', () => reject(new Error('the server closed the connection')));
  socket.on('data', (chunk) => {
    if (missing === 0) {
      const piece = begun ? Buffer.concat([begun, chunk]) : chunk;
      const head = readHead(piece);
      begun = head ? undefined : piece;
      if (!head) return;
      missing = head.length - piece.length;
      tally.bytes = head.length;
      if (head.status !== sent?.status) tally.failed++;
    } else {
      missing -= chunk.length;
    }
    if (missing > 0) return;
    tally.times.push(performance.now() - sentAt);
    askNext();
  });
  return promise;
}

/** A copy where they change: the socket may not have taken all of the last ones yet. */
function bytesOf({ bytes, changesAt }: Sent): Buffer {
  if (changesAt < 0) return bytes;
  const changed = Buffer.from(bytes);
  changed.write(crypto.randomUUID(), changesAt);
  return changed;
}

function readHead(piece: Buffer): { status: number; length: number } | undefined {
  const end = piece.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = piece.toString('latin1', 0, end);
  const body = /content-length: (\d+)/i.exec(head)?.[1];
  if (!body) throw new Error(`an answer without a length: ${head}`);
  return { status: Number(head.slice(9, 12)), length: end + HEAD_END.length + Number(body) };
}

function toBytes({ method = 'GET', path, headers = {}, body = Buffer.alloc(0) }: LoadRequest): Buffer {
  const length = method === 'POST' ? { 'content-length': String(body.length) } : {};
  const lines = Object.entries({ host: 'localhost', ...headers, ...length });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}
