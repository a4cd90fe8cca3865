import { fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

interface WorkerLimits {
  /** From when its modules are loaded, which takes as long as it takes on a busy machine. */
  ms: number;
  /** Of JavaScript's heap; what a library takes besides is bounded by what the job is given. */
  memoryMb: number;
  /** As of `nice`, for what may take its time: the site goes first. */
  niceness?: number;
  /** Ends the job when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
  /** What the job tells on its way. */
  onReport?: ((report: unknown) => void) | undefined;
}

type Message<Result> = 'ready' | { report: unknown } | { result: Result } | { error: unknown };

/** Why a job gave no result, where the job itself may be to blame. */
export class WorkerLimitError extends Error {
  override name = 'WorkerLimitError';
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(limit === 'time' ? 'a worker took too long' : 'a worker ran out of memory');
    this.limit = limit;
  }
}

/**
 * Runs one job in a process of its own, within bounds of time and memory. A thread would share libuv's few threads
 * with the site, could not be stopped inside a library, and could take the site along when it runs out of memory.
 * The module in the file gives its work to `serveJob`.
 */
export async function runInWorker<Result>(
  file: string,
  job: unknown,
  { ms, memoryMb, niceness = 0, signal, onReport }: WorkerLimits,
): Promise<Result> {
  signal?.throwIfAborted();
  const { promise: answered, resolve, reject } = Promise.withResolvers<Result>();
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // Nothing of the site's secrets: what it reads may be hostile.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let timer: NodeJS.Timeout | undefined;
  // For as long as the process lives, also while it is being ended: an error that nobody hears ends the site.
  child.on('error', reject);
  child.on('message', (message: Message<Result>) => {
    if (message === 'ready') {
      timer = setTimeout(() => reject(new WorkerLimitError('time')), ms);
      child.send(job as object);
    } else if ('report' in message) onReport?.(message.report);
    else if ('result' in message) resolve(message.result);
    else reject(message.error);
  });
  child.on('exit', (code, killedBy) => {
    const isOutOfMemory = killedBy === 'SIGABRT' || killedBy === 'SIGKILL';
    reject(isOutOfMemory ? new WorkerLimitError('memory') : new Error(`a worker ended: ${killedBy ?? code}`));
  });
  const abort = () => reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  try {
    if (child.pid !== undefined && niceness > 0) stepBack(child.pid, niceness);
    return await answered;
  } finally {
    signal?.removeEventListener('abort', abort);
    child.kill('SIGKILL');
    // Whoever runs one job at a time begins the next when this one is gone; one that never began has no end.
    if (child.pid !== undefined) await ended;
    clearTimeout(timer);
  }
}

/** As far as the system lets us; a site that has stepped back further itself keeps its workers there. */
function stepBack(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.max(niceness, getPriority()));
  } catch {
    // The job is done at the priority of the site.
  }
}

/** The worker's side: answers one job, and ends when the site has gone. */
export function serveJob<Job>(work: (job: Job, report: (report: unknown) => void) => unknown): void {
  process.once('message', async (job: Job) => {
    try {
      process.send?.({ result: await work(job, (report) => void process.send?.({ report })) });
    } catch (error) {
      process.send?.({ error });
    }
  });
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
}
