import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms, freePort } from '../support/machine.ts';
import { type Engine, startBrowser } from './engine.ts';
import { openSocket, untilAnswered } from './json-socket.ts';

/** No pages of its own, no questions, and nobody else is asked for anything. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'remote.prefs.recommended': true,
  // As on a phone: over the page instead of beside it.
  'ui.useOverlayScrollbars': 1,
};

/** Firefox leaves a navigation without an answer now and then; whether the page is there is looked at afterwards. */
const NAVIGATION_LIMIT_MS = 20_000;

/** Firefox ESR without a window, by WebDriver BiDi. */
export async function startFirefox(preferences: Record<string, boolean | number> = {}): Promise<Engine> {
  const program = join(findPrograms(['firefox-esr'], 'firefox-esr'), 'firefox-esr');
  const port = await freePort();
  const browser = startBrowser(program, (home) => {
    const lines = Object.entries({ ...PREFERENCES, ...preferences }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`,
    );
    writeFileSync(join(home, 'user.js'), lines.join('\n'));
    return [
      '--headless',
      '--no-remote',
      '--profile',
      home,
      '--remote-debugging-port',
      String(port),
      'about:blank',
    ];
  });
  const socket = await untilAnswered(() => openSocket(`ws://127.0.0.1:${port}/session`));
  // The contact form asks by `confirm`.
  await socket.send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });
  const { contexts } = await socket.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;

  return {
    resize: async (width, height) => {
      await socket.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    open: async (url) => {
      // It rejects where the browser shows an error page of its own, which is then looked at.
      await socket
        .send('browsingContext.navigate', { context, url, wait: 'complete' }, NAVIGATION_LIMIT_MS)
        .catch(() => undefined);
    },
    async run<Value>(expression: string) {
      const answer = await socket.send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result?.value ?? 'null') as Value;
    },
    tap: async (x, y) => {
      await socket.send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await socket.send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    screenshot: async () =>
      (await socket.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    async close() {
      socket.close();
      await browser.end();
    },
  };
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}
