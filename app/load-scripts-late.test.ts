import { expect, test, vi } from 'vitest';
import { loadScriptsLate } from './load-scripts-late.ts';

const html = [
  '<head><link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" href="/library.js"/>',
  '<link rel="preload" href="/font.woff2"/></head><body><script>context()</script>',
  '<script type="module" async="">import "/manifest.js";\nimport * as route0 from "/root.js";',
  'import * as route1 from "/home.js";\n  \n  window.modules = {"root":route0,"home":route1};\n\n',
  'import("/entry.js");</script></body>',
].join('\n');

test('no script is asked for by the HTML itself', () => {
  const late = loadScriptsLate(html);
  expect(late).not.toContain('rel="modulepreload"');
  expect(late).not.toContain('type="module"');
  expect(late).toContain('<link rel="preload" href="/font.woff2"/>');
  expect(late).toContain('<script>context()</script>');
});

test('after the first paint the modules are loaded and the page starts with them', async () => {
  const [, code = ''] = loadScriptsLate(html).match(/<script>(requestAnimationFrame[\s\S]*)<\/script>/) ?? [];
  const steps: string[] = [];
  const window: { modules?: unknown } = {};
  const page = {
    window,
    document: {
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => steps.push(`preload ${href}`) },
    },
    requestAnimationFrame: (painted: () => void) => painted(),
    setTimeout: (task: () => void) => task(),
    load: vi.fn(async (path: string) => {
      steps.push(path);
      return { path };
    }),
  };
  new Function(...Object.keys(page), code.replaceAll('import(', 'load('))(...Object.values(page));
  await vi.waitFor(() => expect(steps.at(-1)).toBe('/entry.js'), { timeout: 10_000 });
  expect(steps).toEqual([
    'preload /entry.js',
    'preload /library.js',
    '/library.js',
    '/root.js',
    '/home.js',
    '/manifest.js',
    '/entry.js',
  ]);
  expect(window.modules).toEqual({ root: { path: '/root.js' }, home: { path: '/home.js' } });
});

test('a page of another form is left as it is', () => {
  expect(loadScriptsLate('<p>plain</p>')).toBe('<p>plain</p>');
});
