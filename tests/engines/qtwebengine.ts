import { join } from 'node:path';
import { findPrograms, freePort } from '../support/machine.ts';
import { type Engine, openSocket, start, startDisplay, until } from './engine.ts';

const MODULES = '/usr/lib/python3/dist-packages/PyQt5';
const HOST = join(import.meta.dirname, 'qtwebengine-host.py');
/** As root Chromium refuses its sandbox, and a machine without a graphics card must not look for one. */
const FLAGS = '--no-sandbox --disable-gpu --disable-background-networking';

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/**
 * QtWebEngine 5.15, whose Chromium 87 is that of phones with Android 5 and 6, by its DevTools.
 *
 * @param before what runs in each page before its own scripts
 */
export async function startQtWebEngine(before = ''): Promise<Engine> {
  findPrograms(['QtWebEngineWidgets.abi3.so'], 'python3-pyqt5.qtwebengine', () => [MODULES]);
  const port = await freePort();
  start('/usr/bin/python3', () => [HOST], {
    DISPLAY: await startDisplay(),
    QTWEBENGINE_REMOTE_DEBUGGING: `127.0.0.1:${port}`,
    QTWEBENGINE_CHROMIUM_FLAGS: FLAGS,
    QT_QUICK_BACKEND: 'software',
  });
  const target = await until('a page of QtWebEngine', async () => {
    const targets: { type: string; webSocketDebuggerUrl: string }[] = await (
      await fetch(`http://127.0.0.1:${port}/json`)
    ).json();
    return targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
  });
  const send = await openSocket(target);
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: before });

  async function run<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
      expression: `(async () => ${expression})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  }

  return {
    resize: (width, height) => {
      const metrics = { width, height, deviceScaleFactor: 1, mobile: width < 700 };
      return send('Emulation.setDeviceMetricsOverride', metrics);
    },
    async open(url) {
      const { loaderId } = await send<{ loaderId?: string }>('Page.navigate', { url });
      await until(url, async () => {
        const { frameTree } = await send<{ frameTree: { frame: { loaderId: string } } }>('Page.getFrameTree');
        const isThere = !loaderId || frameTree.frame.loaderId === loaderId;
        return isThere && (await run('document.readyState')) === 'complete';
      });
    },
    run,
    async tap(x, y) {
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
        await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    },
    // Single keys are never acknowledged here; the keyboards of phones send words, too.
    type: (text) => send('Input.insertText', { text }),
    screenshot: async () => (await send<{ data: string }>('Page.captureScreenshot')).data,
  };
}
