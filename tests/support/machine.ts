import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from '#set-up/browser.mjs';

/** The quick run leaves out PostgreSQL, and what asks the whole built site. */
export const isQuick = process.env.QUICK === 'on';
/** The rehearsals take journeys that are too long for every change. */
export const isRehearsal = process.env.REHEARSALS === 'on';

/** The folder of programs that tests need; on a Debian on which we are root they are installed when missing. */
export function findPrograms(
  names: string[],
  debianPackage: string,
  places: () => string[] = () => [],
): string {
  const search = () =>
    [...places(), ...(process.env.PATH ?? '').split(':')].find((folder) =>
      names.every((name) => existsSync(join(folder, name))),
    );
  if (!search() && process.getuid?.() === 0) {
    try {
      // One at a time: test files run side by side, and two installations would refuse each other.
      const install = `apt-get install -y --no-install-recommends ${debianPackage}`;
      const command = `${install} || { apt-get update && ${install}; }`;
      // Past what the test runner may hold back: nothing is installed before it is said.
      writeSync(2, `The tests need ${names.join(' and ')}: installing on this system by "${install}".\n`);
      const lock = join(tmpdir(), 'lashma-install.lock');
      execFileSync('flock', [lock, 'sh', '-c', command], { stdio: 'ignore' });
    } catch {
      // The sentence below says what is missing, whatever kept it from being installed.
    }
  }
  const found = search();
  if (found) return found;
  const missing = names.join(' and ');
  throw new Error(`These tests need ${debianPackage}, but ${missing} cannot be found on this machine.`);
}

// Below the ports that the system itself gives to outgoing connections and to whoever asks for any port: else one of
// these could take it before it is listened on, or while a server that is to come back there is stopped.
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of the loopback that nobody listens on right now, and that nobody is given by chance. */
export async function freePort(): Promise<number> {
  while (true) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

// With HOME set to nothing, Chromium would put its caches into the current folder; without HOME it asks the system.
if (process.env.HOME === '') delete process.env.HOME;

/** Chromium's own traffic would blur what is measured, and its sandbox refuses to start as root. */
export function chromiumFlags(): string[] {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return [...quiet, '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
}

/**
 * Two pages of the address bar, which a full Chromium renders for each new window: without them a journey begins with
 * half the work. Only the last switch of its name counts, so what Playwright turns off is named again.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  ...['AimEnabled', 'LensOverlay', 'MediaRouter', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['NetworkTimeServiceQuerying', 'ThirdPartyStoragePartitioning'],
];

/** As Playwright's `launchOptions`: the Chromium that the set-up finds; without one the choice is Playwright's. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  const args = [...chromiumFlags(), `--disable-features=${UNUSED_FEATURES.join()}`];
  return { ...(executablePath && { executablePath }), args };
}

/** Bytes of memory that a process holds. */
export function residentBytes(pid: number): number {
  return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** For a busy machine: only what never comes is given up. */
const READY_LIMIT_MS = 120_000;
const LOOK_PAUSE_MS = 20;

/** Tries until it succeeds; gives up after two minutes, or when the program has ended by itself. */
export async function untilReady<Value>(attempt: () => Promise<Value>, child?: ChildProcess): Promise<Value> {
  const deadline = performance.now() + READY_LIMIT_MS;
  while (true) {
    const hasEnded = child && (child.exitCode !== null || child.signalCode !== null);
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline || hasEnded) throw error;
    }
    await pause(LOOK_PAUSE_MS);
  }
}

export interface RunningProgram {
  child: ChildProcess;
  /** Ends it by the signal and waits for it. */
  stop(): Promise<void>;
}

/** Starts a program that ends with this process at the latest. */
export function runProgram(
  command: string,
  args: string[],
  signal: NodeJS.Signals,
  options: SpawnOptions = { stdio: 'ignore' },
): RunningProgram {
  const child = spawn(command, args, options);
  const ended = once(child, 'exit');
  const endWithParent = () => child.kill(signal);
  process.once('exit', endWithParent);
  return {
    child,
    async stop() {
      process.off('exit', endWithParent);
      if (child.exitCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}
