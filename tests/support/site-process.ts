import { Agent, get } from 'node:http';
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

/** For starts that must be refused. */
export async function failToStart(environment: Record<string, string>) {
  const { child, output, closed, discard } = spawnSite(environment);
  onTestFinished(discard);
  await closed;
  return { code: child.exitCode, ...output };
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

export interface Visits {
  answered: number;
  /** Requests that had been sent but got no whole answer with status 200. */
  lost: string[];
  /** Resolves when every visitor has found the server closed, or was told to stop. */
  finished: Promise<void>;
  stop(): void;
}

/**
 * Visitors who ask for page after page on connections that they keep, as a load balancer does, until the server no
 * longer accepts connections. A refused connection is not a lost request: nothing had been sent.
 */
export function startVisits(url: string, visitors: number): Visits {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const visits: Visits = { answered: 0, lost: [], finished: Promise.resolve(), stop };
  visits.finished = Promise.all(
    Array.from({ length: visitors }, () => visit(url, agent, visits, () => isStopped)),
  ).then(() => agent.destroy());
  return visits;
}

async function visit(url: string, agent: Agent, visits: Visits, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const outcome = await ask(url, agent);
    if (outcome === 'refused') return;
    if (outcome === 'answered') visits.answered++;
    else visits.lost.push(outcome);
    await pause(BETWEEN_MS);
  }
}

function ask(url: string, agent: Agent): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    response.resume();
    response.on('end', () =>
      resolve(
        response.complete && response.statusCode === 200 ? 'answered' : `status ${response.statusCode}`,
      ),
    );
    response.on('error', (error) => resolve(`cut short: ${error.message}`));
  });
  request.on('error', (error) =>
    resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : `lost: ${error.message}`),
  );
  return promise;
}
