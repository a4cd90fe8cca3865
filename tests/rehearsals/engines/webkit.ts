import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms, freePort } from '../../support/machine.ts';
import { type Engine, keysOf, pressAt, start, startDisplay, until } from './engine.ts';

/** An expression that a new page has cut off never answers; it is asked again then. */
const SCRIPT_LIMIT_MS = 3_000;
/** The bar above the page would keep the window wider than a phone. */
const NARROW_BAR = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }';

/** WebKitGTK with the small browser that its driver brings, by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const program = join(findPrograms(['WebKitWebDriver'], 'webkit2gtk-driver'), 'WebKitWebDriver');
  const port = await freePort();
  const args = (home: string) => {
    mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true });
    writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), NARROW_BAR);
    return ['--host=127.0.0.1', `--port=${port}`];
  };
  start(program, args, {
    DISPLAY: await startDisplay(),
    // Its sandbox needs rights that containers do not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    NO_AT_BRIDGE: '1',
  });

  async function ask<Value>(path: string, body?: object): Promise<Value> {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  // The contact form asks by `confirm`.
  const wanted = { unhandledPromptBehavior: 'accept', timeouts: { script: SCRIPT_LIMIT_MS } };
  const { sessionId } = await until('WebKit', () =>
    ask<{ sessionId: string }>('', { capabilities: { alwaysMatch: wanted } }),
  );
  const tell = <Value>(command: string, body?: object) => ask<Value>(`/${sessionId}/${command}`, body);
  const run = <Value>(expression: string) =>
    tell<Value>('execute/async', {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null));`,
      args: [],
    });

  return {
    /** The window has a frame and bars of its own around the page. */
    async resize(width, height) {
      await tell('window/rect', { width, height });
      const [inner = 0, innerHeight = 0] = await run<number[]>('[innerWidth, innerHeight]');
      await tell('window/rect', { width: 2 * width - inner, height: 2 * height - innerHeight });
    },
    open: (url) => tell('url', { url }),
    run,
    tap: (x, y) => tell('actions', pressAt(x, y)),
    type: (text) => tell('actions', keysOf(text)),
  };
}
