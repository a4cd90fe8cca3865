import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './machine.ts';
import { type SpawnedSite, spawnSite } from './spawn-site.ts';

export type SiteProcess = Awaited<ReturnType<typeof startSite>>;
export type SupervisedSite = Awaited<ReturnType<typeof superviseSite>>;

/** Starts the real server as an operator would, on a free port unless told otherwise. */
export async function startSite(environment: Record<string, string> = {}) {
  const { child, output, listening, closed, discard } = spawnSite(environment);
  onTestFinished(discard);
  const url = await listening();
  return {
    pid: child.pid ?? 0,
    url,
    output,
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

/** The site under a supervisor that does one thing: it starts the site again whenever it has ended. */
export async function superviseSite(environment: Record<string, string>) {
  const port = await freePort();
  const spawned: SpawnedSite[] = [];
  let supervising = true;

  function start(): SpawnedSite {
    const site = spawnSite({ ...environment, PORT: String(port) });
    spawned.push(site);
    site.child.once('exit', async () => {
      await pause(RESTART_MS);
      if (supervising) start();
    });
    return site;
  }

  /** Ends it for good. */
  async function stop() {
    supervising = false;
    for (const site of spawned) await site.discard();
  }
  onTestFinished(stop);
  await start().listening();
  return {
    url: `http://127.0.0.1:${port}`,
    /** How often it has been started. */
    get starts() {
      return spawned.length;
    },
    /** What it has logged since its last start. */
    get log() {
      return spawned.at(-1)?.output.stdout ?? '';
    },
    /** Resolves when it listens again; nobody but the supervisor starts it. */
    async kill() {
      const victim = spawned.at(-1);
      victim?.child.kill('SIGKILL');
      while (spawned.at(-1) === victim) await pause(20);
      await spawned.at(-1)?.listening();
    },
    stop,
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
