import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createContext, type EntryContext, type RouterContext, type ServerBuild } from 'react-router';
import type { Site, Visitor } from '#app/site-context.ts';
import type { BuiltSite } from '#server/pages/built-site.ts';

type RouteModule = Record<string, unknown>;

export interface TestRoute {
  path?: string;
  module: RouteModule;
}

const component = () => null;

/**
 * A built site of a few routes, run by the real React Router. Its pages show what their loader returned, so that
 * tests of the server need neither the real pages nor a build. A route named broken cannot be shown at all.
 */
export function testSite(routes: Record<string, TestRoute>): BuiltSite {
  const siteContext = createContext<Site>();
  const visitorContext = createContext<Visitor>();
  const entries = Object.entries(routes).map(([id, { path, module }]) => [
    id,
    {
      id,
      path,
      index: path === undefined ? true : undefined,
      parentId: 'root',
      module: { default: component, ...module },
    },
  ]);
  const build = {
    entry: { module: { default: document, handleError: report(siteContext), siteContext, visitorContext } },
    routes: {
      root: { id: 'root', path: '', module: { default: component } },
      ...Object.fromEntries(entries),
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  return { build: build as unknown as ServerBuild, clientDir: testClientDir() };

  function document(
    request: Request,
    status: number,
    headers: Headers,
    context: EntryContext,
    load: { get<T>(context: RouterContext<T>): T },
  ) {
    if (request.url.endsWith('/broken')) throw new Error('secret of the renderer');
    const site = load.get(siteContext);
    const { loaderData, actionData, errors } = context.staticHandlerContext;
    const shown = JSON.stringify({
      url: request.url,
      publicUrl: site.publicUrl,
      loaderData,
      actionData,
      failed: errors !== null,
      savesData: load.get(visitorContext).savesData,
    });
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const [sheet] = site.stylesheets(['/assets/site-1a2b.js']);
    const style = `<style>${sheet?.css}</style>`;
    const html = `<!doctype html>${style}<script>start()</script><pre>${shown}</pre>${'<p>text</p>'.repeat(200)}`;
    return new Response(html, { status, headers });
  }
}

function report(siteContext: RouterContext<Site>) {
  return (error: unknown, { context }: { context: { get: typeof getSite } }) =>
    context.get(siteContext).reportError(error);
}

declare function getSite(context: RouterContext<Site>): Site;

function testClientDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-client-'));
  mkdirSync(join(folder, 'assets/.vite'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  const files = {
    'assets/site-1a2b.css': 'body{color:navy}',
    'assets/site-1a2b.js': `console.log("${'x'.repeat(2000)}")`,
    'assets/.vite/manifest.json': '{}',
    '.vite/manifest.json': JSON.stringify({
      site: { file: 'assets/site-1a2b.js', css: ['assets/site-1a2b.css'] },
    }),
    '.vite/share-cards.json': JSON.stringify({
      '/': { src: '/assets/card-1a2b.png', alt: 'home' },
      '/plan': { src: '/assets/card-plan-1a2b.png', alt: 'plan' },
    }),
    '.vite/service-worker.js': 'keep()',
    '.vite/clean-up-worker.js': 'remove()',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.hidden': 'secret',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const script = Buffer.from(files['assets/site-1a2b.js']);
  writeFileSync(join(folder, 'assets/site-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/site-1a2b.js.gz'), gzipSync(script));
  return folder;
}
