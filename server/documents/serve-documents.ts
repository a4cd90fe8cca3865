import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PublishedFacts } from '#facts/published.ts';
import type { ContentService } from '../features/content/content-service.ts';
import { ENGLISH } from '../languages.ts';
import type { BuiltSite } from '../pages/built-site.ts';
import { createPage } from '../pages/page.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { isRead } from '../pages/page-routes.ts';
import { sendPage } from '../pages/send-page.ts';
import { moduleFile } from '../project-root.ts';
import { runInWorker } from '../worker-process.ts';
import type { DocumentJob } from './document-edition-worker.ts';

const FOLDER = '/documents';
const WORKER = moduleFile('server/documents/document-edition-worker');
const WORKER_LIMITS = { ms: 30_000, memoryMb: 256, niceness: 5 };
/** The language in the address of a document, if it has one. */
const IN_LANGUAGE = /^\/documents\/([a-z]{2,3})(?=\/)/;
const HEADERS = { 'content-type': 'application/pdf', 'cache-control': 'public, no-cache' };

interface DocumentOptions {
  site: Pick<BuiltSite, 'clientDir' | 'documentsFile'>;
  content: Pick<ContentService, 'facts'>;
  cache: PageCache;
}

/** The PDFs of the build, drawn anew while staff have published other facts; else the build's files are sent. */
export function serveDocuments(app: FastifyInstance, { site, content, cache }: DocumentOptions): void {
  const paths = new Set(listDocuments(site.clientDir));
  const draw = createDrawer(site);
  app.addHook('onRequest', (request, reply, done) => {
    const facts = content.facts();
    const [path = ''] = request.url.split('?', 1);
    if (!facts || !paths.has(path) || !isRead(request)) return done();
    // A PDF uses no feature of the browser.
    reply.removeHeader('permissions-policy');
    const make = async () => ({ status: 200, headers: HEADERS, body: await draw(path, facts) });
    const served = cache.serve(path, async (previous) =>
      createPage(await make(), { effort: 'low' }, previous),
    );
    Promise.resolve(sendPage(served, request, reply)).catch(done);
  });
}

/** With facts that staff have published, in a process of its own. */
export function drawEdition(job: DocumentJob): Promise<Buffer> {
  return runInWorker<Buffer>(WORKER, job, WORKER_LIMITS);
}

function listDocuments(clientDir: string): string[] {
  const folder = join(clientDir, FOLDER);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }) as string[];
  return names
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => `${FOLDER}/${name.replaceAll(sep, '/')}`);
}

/** Pages are made anew after every post, but a document only when facts have changed; one at a time. */
function createDrawer({ documentsFile }: Pick<BuiltSite, 'documentsFile'>) {
  const kept = new Map<string, { key: string; bytes: Promise<Buffer> }>();
  let last: Promise<unknown> = Promise.resolve();
  return (path: string, facts: PublishedFacts): Promise<Buffer> => {
    const key = JSON.stringify(facts);
    const known = kept.get(path);
    if (known?.key === key) return known.bytes;
    const [, code = ENGLISH] = IN_LANGUAGE.exec(path) ?? [];
    const job: DocumentJob = {
      file: documentsFile(code),
      facts,
      href: path.replace(IN_LANGUAGE, FOLDER),
    };
    const run = () => drawEdition(job);
    const bytes = last.then(run, run);
    last = bytes.catch(() => {});
    kept.set(path, { key, bytes });
    bytes.catch(() => {
      if (kept.get(path)?.bytes === bytes) kept.delete(path);
    });
    return bytes;
  };
}
