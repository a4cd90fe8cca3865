import { join } from 'node:path';
import { findPrograms, freePort } from '../support/machine.ts';
import { type Engine, startBrowser, startDisplay } from './engine.ts';
import { openSocket, untilAnswered } from './json-socket.ts';

const MODULES = '/usr/lib/python3/dist-packages/PyQt5';
const HOST = join(import.meta.dirname, 'qtwebengine-host.py');
/** As root Chromium refuses its sandbox, and a machine without a graphics card must not look for one. */
const FLAGS = '--no-sandbox --disable-gpu --disable-background-networking';

/**
 * QtWebEngine 5.15, whose Chromium 87 is that of phones with Android 5 and 6, by its DevTools.
 *
 * @param before what runs in each page before its own scripts
 */
export async function startQtWebEngine(before = ''): Promise<Engine> {
  findPrograms(['QtWebEngineWidgets.abi3.so'], 'python3-pyqt5.qtwebengine', () => [MODULES]);
  const display = await startDisplay();
  const port = await freePort();
  const browser = startBrowser('/usr/bin/python3', () => [HOST], {
    DISPLAY: display.name,
    QTWEBENGINE_REMOTE_DEBUGGING: `127.0.0.1:${port}`,
    QTWEBENGINE_CHROMIUM_FLAGS: FLAGS,
    QT_QUICK_BACKEND: 'software',
  });
  const target = await untilAnswered(async () => {
    const targets: { type: string; webSocketDebuggerUrl: string }[] = await (
      await fetch(`http://127.0.0.1:${port}/json`)
    ).json();
    const page = targets.find(({ type }) => type === 'page');
    if (!page) throw new Error('QtWebEngine shows no page.');
    return page.webSocketDebuggerUrl;
  });
  const socket = await openSocket(target);
  await socket.send('Page.enable');
  await socket.send('Page.addScriptToEvaluateOnNewDocument', { source: before });

  async function run<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await socket.send<Evaluated>('Runtime.evaluate', {
      expression: `(async () => ${expression})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  }
  const mouse = (type: string, x: number, y: number) =>
    socket.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });

  return {
    resize: async (width, height) => {
      const mobile = width < 700;
      await socket.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile,
      });
    },
    async open(url) {
      const { loaderId } = await socket.send<{ loaderId?: string }>('Page.navigate', { url });
      await untilAnswered(async () => {
        const { frameTree } = await socket.send<{ frameTree: { frame: { loaderId: string } } }>(
          'Page.getFrameTree',
        );
        const isThere = !loaderId || frameTree.frame.loaderId === loaderId;
        if (!isThere || (await run('document.readyState')) !== 'complete')
          throw new Error(`${url} is still loading`);
      });
    },
    run,
    async tap(x, y) {
      await mouse('mouseMoved', x, y);
      await mouse('mousePressed', x, y);
      await mouse('mouseReleased', x, y);
    },
    // Single keys are never acknowledged here; the keyboards of phones send words, too.
    type: async (text) => {
      await socket.send('Input.insertText', { text });
    },
    screenshot: async () => (await socket.send<{ data: string }>('Page.captureScreenshot')).data,
    async close() {
      socket.close();
      await browser.end();
      display.end();
    },
  };
}

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}
