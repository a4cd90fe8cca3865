// The real server for developers: the same pages, forms, API and database, with the sources brought by Vite.
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createVite, type HotUpdateOptions } from 'vite';
import type { AppBuild } from '#app/entry.server.tsx';
import type { PublishedFacts } from '#facts/published.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { ENGLISH, wordsAlias } from './languages.ts';
import { type BuiltSite, wordsModule } from './pages/built-site.ts';
import { createServices } from './services.ts';

const SCRIPTS = ['/@vite/client', '/app/dev-styles.ts'];

const config = { ...readConfig(process.env), offline: false };
const services = await createServices(config);
const http = createServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server: http } },
  plugins: [{ name: 'reload-pages', hotUpdate: reloadPages }],
});
/** Another language has a Vite of its own, made when it is first asked for; browsers know only the English one. */
const viteIn = new Map([[ENGLISH, Promise.resolve(vite)]]);
function openVite(language: string) {
  const opened =
    viteIn.get(language) ??
    createVite({
      server: { middlewareMode: true, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: wordsAlias(language) },
    });
  viteIn.set(language, opened);
  return opened;
}

/** The facts that the modules of a language were evaluated with. */
const factsIn = new Map<string, string>();

/** The sources as they are now. */
async function entryIn(language: string, facts?: PublishedFacts): Promise<AppBuild> {
  const opened = await openVite(language);
  const key = JSON.stringify(facts ?? {});
  // Words are made of facts when they are evaluated; content/facts/published.ts finds these.
  if (factsIn.get(language) !== key) opened.moduleGraph.invalidateAll();
  factsIn.set(language, key);
  Object.assign(globalThis, { publishedFacts: facts });
  return opened.ssrLoadModule('/app/entry.server.tsx') as Promise<AppBuild>;
}
const entry = () => entryIn(ENGLISH, shown());
/** What staff have published, as the last page was asked for with. */
const shown = () => (globalThis as { publishedFacts?: PublishedFacts }).publishedFacts;
const app: AppBuild = {
  ...(await entry()),
  loadPage: async (name) => (await entry()).loadPage(name),
  loadDeskPage: async (name) => (await entry()).loadDeskPage(name),
  loadGuestPage: async (name) => (await entry()).loadGuestPage(name),
};
const shell = (source: string) => ({ css: '', scripts: [...SCRIPTS, source], buildId: 'development' });
const site: BuiltSite = {
  ...services.site,
  app,
  appIn: entryIn,
  islandWords: (name, language) => `/${wordsModule(name, language)}`,
  shellOf: () => shell('/app/entry.client.ts'),
  deskShellOf: () => shell('/app/desk/entry.desk.ts'),
};
const server = await createApp(config, { ...services, site, pageCache: { maxEntries: 0 } });

http.on('request', (request, response) => {
  leaveOutPolicy(response);
  vite.middlewares(request, response, () => server.routing(request, response));
});
http.listen(config.port, config.host);
console.log(`Development server: http://localhost:${config.port}`);

/** Vite puts scripts and styles into the page that our policy does not allow. */
function leaveOutPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    const { 'content-security-policy': _policy, ...kept } = headers ?? {};
    return writeHead(status, kept);
  }) as typeof response.writeHead;
}

/** Styles change in place; anything else that a page is made of loads it anew. */
function reloadPages({ file }: HotUpdateOptions) {
  if (file.endsWith('.css')) return;
  vite.ws.send({ type: 'full-reload' });
  return [];
}
