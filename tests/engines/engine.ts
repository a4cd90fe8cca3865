import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from '../support/machine.ts';

/** The few things that a visitor does with a browser. What is on the page is read by scripts that `run` in it. */
export interface Engine {
  resize(width: number, height: number): Promise<void>;
  /** Resolves once the page has loaded, also when it is the browser's own error page. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  run<Value>(expression: string): Promise<Value>;
  /** A real press of the pointer, which hits whatever lies there. */
  tap(x: number, y: number): Promise<void>;
  /** Into the field that has the focus: by keys, or as the keyboard of a phone does it. */
  type(text: string): Promise<void>;
  /** A PNG of the window, in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

/** A browser process with an empty home, so that nothing of the machine's user is read or written. */
export interface BrowserProcess {
  child: ChildProcess;
  home: string;
  end(): Promise<void>;
}

const running = new Set<() => void>();
process.once('exit', endAll);

/** Also what has failed while it started, of which nobody got an engine to close. */
export function endAll(): void {
  for (const end of running) end();
  running.clear();
}

export function startBrowser(
  command: string,
  args: (home: string) => string[],
  env: Record<string, string> = {},
): BrowserProcess {
  const home = mkdtempSync(join(tmpdir(), 'lashma-engine-'));
  const child = spawn(command, args(home), {
    env: { PATH: process.env.PATH, HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8', ...env },
    stdio: 'ignore',
    // A group of its own, since browsers start processes that outlive them.
    detached: true,
  });
  const closed = once(child, 'close');
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  running.add(end);
  return {
    child,
    home,
    async end() {
      end();
      running.delete(end);
      await closed;
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

export interface Display {
  name: string;
  end(): void;
}

/** A screen without a monitor, for engines that know no headless mode. */
export async function startDisplay(): Promise<Display> {
  const xvfb = join(findPrograms(['Xvfb'], 'xvfb'), 'Xvfb');
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const end = () => void child.kill('SIGKILL');
  running.add(end);
  const written = child.stdio[3];
  if (!written) throw new Error('Xvfb has no pipe to tell its display by.');
  const [number] = await once(written, 'data');
  return { name: `:${String(number).trim()}`, end };
}
