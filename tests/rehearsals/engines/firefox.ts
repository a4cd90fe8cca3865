import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrograms, freePort } from '../../support/machine.ts';
import { type Engine, keysOf, openSocket, pressAt, start, until } from './engine.ts';

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

interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Firefox ESR without a window, by WebDriver BiDi. */
export async function startFirefox(preferences: Record<string, boolean | number> = {}): Promise<Engine> {
  const program = join(findPrograms(['firefox-esr'], 'firefox-esr'), 'firefox-esr');
  const port = String(await freePort());
  start(program, (home) => {
    const lines = Object.entries({ ...PREFERENCES, ...preferences }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`,
    );
    writeFileSync(join(home, 'user.js'), lines.join('\n'));
    const options = ['--headless', '--no-remote', '--profile', home];
    return [...options, '--remote-debugging-port', port, 'about:blank'];
  });
  const send = await until('Firefox', () => openSocket(`ws://127.0.0.1:${port}/session`));
  // The contact form asks by `confirm`.
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } };
  await send('session.new', { capabilities });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;

  return {
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    // It rejects where the browser shows an error page of its own, which is then looked at.
    async open(url) {
      const wanted = { context, url, wait: 'complete' };
      await send('browsingContext.navigate', wanted, NAVIGATION_LIMIT_MS).catch(() => undefined);
    },
    async run(expression) {
      const { exceptionDetails, result } = await send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    tap: (x, y) => send('input.performActions', { context, ...pressAt(x, y) }),
    type: (text) => send('input.performActions', { context, ...keysOf(text) }),
  };
}
