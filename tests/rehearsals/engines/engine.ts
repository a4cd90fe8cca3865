import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPrograms } from '../../support/machine.ts';

/** Far above what a page or the start of a browser takes: only what never comes is given up, however busy the machine is. */
const LIMIT_MS = 60_000;
/** The same for one command. */
const ANSWER_LIMIT_MS = 180_000;

/** The few things that a visitor does with a browser. What is on the page is read by scripts that `run` in it. */
export interface Engine {
  resize(width: number, height: number): Promise<unknown>;
  /** Resolves once the page has loaded, also when it is the browser's own error page. */
  open(url: string): Promise<unknown>;
  /** The value of an expression in the page. */
  run<Value>(expression: string): Promise<Value>;
  /** A real press of the pointer, which hits whatever lies there. */
  tap(x: number, y: number): Promise<unknown>;
  /** Into the field that has the focus: by keys, or as the keyboard of a phone does it. */
  type(text: string): Promise<unknown>;
}

/** Every process that was started, with its home. */
const running = new Map<ChildProcess, string>();
process.once('exit', () => {
  for (const child of running.keys()) kill(child);
});

/** Ends every browser and screen, also those that have failed while they started. */
export async function endAll(): Promise<void> {
  for (const [child, home] of running) {
    const closed = once(child, 'close');
    if (kill(child)) await closed;
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
  running.clear();
}

/** With the processes that it has started; whether there was one left. */
function kill({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Starts a process with an empty home, so that nothing of the machine's user is read or written. */
export function start(
  command: string,
  args: (home: string) => string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = 'ignore',
): ChildProcess {
  const home = mkdtempSync(join(tmpdir(), 'lashma-engine-'));
  const child = spawn(command, args(home), {
    env: { PATH: process.env.PATH, HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8', ...env },
    stdio,
    // A group of its own, since browsers start processes that outlive them.
    detached: true,
  });
  running.set(child, home);
  return child;
}

/** The name of a screen without a monitor, for engines that know no headless mode. */
export async function startDisplay(): Promise<string> {
  const xvfb = join(findPrograms(['Xvfb'], 'xvfb'), 'Xvfb');
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const written = start(xvfb, () => args, {}, ['ignore', 'ignore', 'ignore', 'pipe']).stdio[3];
  if (!written) throw new Error('Xvfb has no pipe to tell its display by.');
  const [number] = await once(written, 'data');
  return `:${String(number).trim()}`;
}

/** Tries again while a browser starts or a page loads, and tells what was missing in the end. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false>,
): Promise<Value> {
  const deadline = Date.now() + LIMIT_MS;
  while (true) {
    const value = await ask().catch((error: Error) => error);
    if (value && !(value instanceof Error)) return value;
    if (Date.now() > deadline)
      throw new Error(`waited in vain for ${what}${value instanceof Error ? `: ${value.message}` : ''}`);
    await pause(100);
  }
}

/** Sends commands over a WebSocket and resolves to their answers, as DevTools and WebDriver BiDi both have them. */
export async function openSocket(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${url} cannot be reached`));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id = 0, result, error, message = '' } = JSON.parse(data);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${JSON.stringify(error)} ${message}`));
    else asked?.resolve(result);
  };
  socket.onclose = () => {
    for (const asked of waiting.values()) asked.reject(new Error('the browser has gone'));
  };
  return <Answer>(method: string, params: object = {}, limitMs = ANSWER_LIMIT_MS): Promise<Answer> => {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method, params }));
    const giveUp = setTimeout(() => asked.reject(new Error(`${method} has no answer`)), limitMs);
    return asked.promise.finally(() => clearTimeout(giveUp)) as Promise<Answer>;
  };
}

/** A press of the pointer and the keys of a text, as WebDriver and WebDriver BiDi both take them. */
export const pressAt = (x: number, y: number) => {
  const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  return { actions: [{ type: 'pointer', id: 'mouse', actions }] };
};
export const keysOf = (text: string) => {
  const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return { actions: [{ type: 'key', id: 'keys', actions }] };
};
