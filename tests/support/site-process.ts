import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './machine.ts';
import { type SpawnedSite, spawnSite } from './spawn-site.ts';

export type SupervisedSite = Awaited<ReturnType<typeof superviseSite>>;

/** Starts the real server as an operator would, on a free port unless told otherwise. */
export async function startSite(environment: Record<string, string> = {}) {
  const { child, output, dataDir, listening, closed, discard } = spawnSite(environment);
  onTestFinished(discard);
  const url = await listening();
  return {
    pid: child.pid ?? 0,
    url,
    output,
    dataDir,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Its exit code, and how long it took from now on. */
    async ended() {
      const start = performance.now();
      await closed;
      return { code: child.exitCode, ms: performance.now() - start };
    },
  };
}

/** As long as systemd waits by default. */
const RESTART_MS = 100;

/** A site that a supervisor starts again, where it was, when it is killed. */
export async function superviseSite(environment: Record<string, string>) {
  const port = await freePort();
  const start = async () => {
    site = spawnSite({ ...environment, PORT: String(port) });
    onTestFinished(site.discard);
    await site.listening();
  };
  let site: SpawnedSite;
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    isRunning: () => site.child.exitCode === null && site.child.signalCode === null,
    /** What it has logged since its last start. */
    log: () => site.output.stdout,
    /** Resolves when it listens again. */
    async kill() {
      site.child.kill('SIGKILL');
      await site.closed;
      await pause(RESTART_MS);
      await start();
    },
    /** Ends it for good. */
    stop: () => site.discard(),
  };
}

/** Some hundreds of requests a second of a few visitors are load enough, and leave others their share of a small machine. */
const BETWEEN_MS = 10;

/**
 * Visitors who ask for page after page on connections that they keep, as a load balancer does, until they are stopped
 * or the server no longer accepts connections. A refused connection is not a lost request: nothing had been sent.
 */
export function startVisits(url: string, visitors: number) {
  /** Those are lost that had been sent but got no whole answer with status 200. */
  const visits = { answered: 0, lost: [] as string[], isStopped: false };
  async function visit(): Promise<void> {
    while (!visits.isStopped) {
      try {
        const answer = await fetch(url);
        await answer.arrayBuffer();
        if (answer.status === 200) visits.answered++;
        else visits.lost.push(`status ${answer.status}`);
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } };
        if (cause?.code === 'ECONNREFUSED') return;
        visits.lost.push(`${error}: ${cause}`);
      }
      await pause(BETWEEN_MS);
    }
  }
  const finished = Promise.all(Array.from({ length: visitors }, visit));
  return Object.assign(visits, { finished });
}
