import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Shell } from '#app/document.tsx';
import type { AppBuild } from '#app/entry.server.tsx';
import { BUILD_HEADER } from '#app/offline/worker/offline-build.ts';
import type { Page, PageRequest, TextFile } from '#app/page.ts';
import type { BuiltSite } from '#server/pages/built-site.ts';

/** A page, of which only what the test is about needs to be said; a text for machines; or the way to another address. */
export type TestRoute = { path: string } & (Partial<Page> | { file: TextFile } | { redirect: string });

/** The one script that stands in every page. */
export const INLINE_SCRIPT = 'start()';
export const STYLES = 'body{color:navy}';
const SHELL = { css: STYLES, scripts: ['/assets/site-1a2b.js'], buildId: 'build-of-the-test' };

const CARDS = {
  '/': { src: '/assets/card-1a2b.png', alt: 'home' },
  '/plan': { src: '/assets/card-plan-1a2b.png', alt: 'plan' },
};
const NOT_FOUND = '/not-found';
const NEVER_STORED = { 'cache-control': 'no-store' };
const KEPT_FOR_BACK = { 'cache-control': 'private, no-cache' };

/** Made once for all sites, which leave it as it is. */
const clientDir = makeClientDir();

/**
 * A built site of a few routes, whose pages show what they got: tests of the server need neither the real pages nor
 * a build.
 */
export function stubBuiltSite(routes: readonly TestRoute[] = []): BuiltSite {
  const app = testBuild(routes);
  return {
    id: SHELL.buildId,
    app,
    languages: [
      {
        code: 'en',
        tag: 'en-NG',
        name: 'English',
        offer: 'Read this in English',
        englishOnly: '',
        toHome: '',
        olderPages: [],
      },
    ],
    appIn: async () => app,
    wordsWith: () => ({}),
    documentsFile: () => '',
    islandWords: (name) => `/assets/${name}-1a2b.js`,
    clientDir,
    earlierClientDirs: () => [],
    shellOf: () => SHELL,
    deskShellOf: () => SHELL,
  };
}

function testBuild(routes: readonly TestRoute[]): AppBuild {
  const pages = new Map<string, Partial<Page>>([[NOT_FOUND, { status: () => 404 }]]);
  const listed = routes.map((route) => {
    if ('file' in route || 'redirect' in route) return route;
    pages.set(route.path, route);
    return { path: route.path, page: route.path };
  });

  async function loadPage(name: string): Promise<Page> {
    return { meta: () => ({ title: name }), View: () => null, ...pages.get(name) };
  }

  const noDeskPage = () => Promise.reject(new Error('there are no pages of the desk'));

  return {
    routes: listed,
    notFound: NOT_FOUND,
    inlineScripts: [INLINE_SCRIPT],
    inlineStyles: [],
    fileOf: (name) => name,
    loadPage,
    loadPhoneAnswers: () => Promise.reject(new Error('there are no answers for phones')),
    deskRoutes: [],
    loadDeskPage: noDeskPage,
    loadGuestPage: noDeskPage,
    async answerPage(name, request, shell) {
      const page = await loadPage(name);
      const data = await page.load?.(request);
      const headers = { ...pageHeaders(shell), ...(page.isPrivate && NEVER_STORED) };
      return { status: page.status?.(data) ?? 200, headers, body: show(page, data, request, shell) };
    },
    async answerPost(name, request, shell) {
      const page = await loadPage(name);
      const answer = await page.post?.(request);
      if (!answer) throw new Error(`${name} takes no forms`);
      if ('redirect' in answer)
        return { status: 303, headers: { location: answer.redirect, ...NEVER_STORED }, body: '' };
      const body = show(page, answer.data, request, shell);
      const caching = page.isPrivate ? NEVER_STORED : KEPT_FOR_BACK;
      return { status: answer.status, headers: { ...pageHeaders(shell), ...caching }, body };
    },
    async answerFile({ type, text }, request) {
      const headers = { 'content-type': `${type}; charset=utf-8` };
      return { status: 200, headers, body: (await text(request)) ?? '' };
    },
  };
}

function pageHeaders({ buildId }: Shell) {
  return { 'content-type': 'text/html; charset=utf-8', [BUILD_HEADER]: buildId };
}

/** Nothing is escaped: what a page loads can break out of its place, as if the application had a hole. */
function show({ meta }: Page, data: unknown, request: PageRequest, { css, scripts }: Shell): string {
  const { path, params, query, site } = request;
  const fields = 'fields' in request ? request.fields : undefined;
  const shown = { path, params, query: query.toString(), publicUrl: site.publicUrl, data, fields };
  const files = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
  return `<!doctype html><title>${meta(data, request).title}</title><style>${css}</style>
<script>${INLINE_SCRIPT}</script>${files}<pre>${JSON.stringify(shown)}</pre>${'<p>text</p>'.repeat(200)}`;
}

function makeClientDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-client-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const files = {
    'assets/site-1a2b.js': `console.log("${'x'.repeat(2000)}")`,
    'assets/.vite/manifest.json': '{}',
    '.vite/share-cards.json': JSON.stringify(CARDS),
    '.vite/service-worker.js': 'keep()',
    '.vite/clean-up-worker.js': 'remove()',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.hidden': 'secret',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const script = Buffer.from(files['assets/site-1a2b.js']);
  writeFileSync(join(folder, 'assets/site-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/site-1a2b.js.gz'), gzipSync(script));
  return folder;
}
