import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { type SpawnedSite, spawnSite } from './spawn-site.ts';

/** As long as systemd waits by default. */
const RESTART_MS = 100;

export interface SupervisedSite {
  url: string;
  /** How often it has been started. */
  starts: number;
  /** What it has logged since its last start. */
  log: string;
  /** Resolves when it listens again; nobody but the supervisor starts it. */
  kill(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** The site under a supervisor that does one thing: it starts the site again whenever it has ended. */
export async function superviseSite(environment: Record<string, string>): Promise<SupervisedSite> {
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

  async function stop() {
    supervising = false;
    for (const site of spawned) await site.discard();
  }
  onTestFinished(stop);
  await start().listening();
  return {
    url: `http://127.0.0.1:${port}`,
    get starts() {
      return spawned.length;
    },
    get log() {
      return spawned.at(-1)?.output.stdout ?? '';
    },
    async kill() {
      const victim = spawned.at(-1);
      victim?.child.kill('SIGKILL');
      while (spawned.at(-1) === victim) await pause(20);
      await spawned.at(-1)?.listening();
    },
    stop,
  };
}
