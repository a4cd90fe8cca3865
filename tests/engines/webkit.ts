import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms, freePort } from '../support/machine.ts';
import { type Engine, startBrowser, startDisplay } from './engine.ts';
import { untilAnswered } from './json-socket.ts';

/** An expression that a new page has cut off never answers; it is asked again then. */
const SCRIPT_LIMIT_MS = 3_000;
/** The bar above the page would keep the window wider than a phone. */
const NARROW_BAR = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';

/** WebKitGTK with the small browser that its driver brings, by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const program = join(findPrograms(['WebKitWebDriver'], 'webkit2gtk-driver'), 'WebKitWebDriver');
  const display = await startDisplay();
  const port = await freePort();
  const startDriver = (home: string) => {
    mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
    writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), NARROW_BAR);
    return ['--host=127.0.0.1', `--port=${port}`];
  };
  const driver = startBrowser(program, startDriver, {
    DISPLAY: display.name,
    // Its sandbox needs rights that containers do not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    NO_AT_BRIDGE: '1',
  });

  async function ask<Value>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  // The contact form asks by `confirm`.
  const wanted = {
    capabilities: {
      alwaysMatch: { unhandledPromptBehavior: 'accept', timeouts: { script: SCRIPT_LIMIT_MS } },
    },
  };
  const { sessionId } = await untilAnswered(() => ask<{ sessionId: string }>('', wanted));
  const session = `/${sessionId}`;
  const run = <Value>(expression: string) =>
    ask<Value>(`${session}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null));`,
      args: [],
    });

  return {
    /** The window has a frame and bars of its own around the page. */
    async resize(width, height) {
      await ask(`${session}/window/rect`, { width, height });
      const [inner = 0, innerHeight = 0] = await run<number[]>('[innerWidth, innerHeight]');
      await ask(`${session}/window/rect`, { width: 2 * width - inner, height: 2 * height - innerHeight });
    },
    open: async (url) => {
      await ask(`${session}/url`, { url });
    },
    run,
    tap: async (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask(`${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await ask(`${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    screenshot: () => ask<string>(`${session}/screenshot`),
    async close() {
      await ask(session, undefined, 'DELETE').catch(() => undefined);
      await driver.end();
      display.end();
    },
  };
}
