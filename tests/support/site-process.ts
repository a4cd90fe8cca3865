import { onTestFinished } from 'vitest';
import { spawnSite } from './spawn-site.ts';

export interface SiteProcess {
  pid: number;
  url: string;
  /** What it has written so far. */
  output: { stdout: string; stderr: string };
  signal(name: NodeJS.Signals): void;
  /** Its exit code, and how long it took from now on. */
  ended(): Promise<{ code: number | null; ms: number }>;
}

export interface FailedStart {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the real server as an operator would, on a free port unless told otherwise. */
export async function startSite(environment: Record<string, string> = {}): Promise<SiteProcess> {
  const { child, output, listening, closed, discard } = spawnSite(environment);
  onTestFinished(discard);
  const url = await listening();
  return {
    pid: child.pid ?? 0,
    url,
    output,
    signal: (name) => child.kill(name),
    async ended() {
      const start = performance.now();
      await closed;
      return { code: child.exitCode, ms: performance.now() - start };
    },
  };
}

/** For starts that must be refused. */
export async function failToStart(environment: Record<string, string>): Promise<FailedStart> {
  const { child, output, closed, discard } = spawnSite(environment);
  onTestFinished(discard);
  await closed;
  return { code: child.exitCode, ...output };
}
