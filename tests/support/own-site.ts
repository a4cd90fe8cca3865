import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppServices, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createServices } from '#server/services.ts';
import { encodeForm } from './send-form.ts';

export type OwnSite = Awaited<ReturnType<typeof openOwnSite>>;

/** For tests that ask for hundreds of pages, one after the other: none waits in the render queue. */
export const withoutRenderQueue: Partial<AppServices> = {
  renderQueue: { run: async (_address, render) => render() },
};

/** The built site on a database of its own, for tests that need other content than the rest, or that break it. */
export async function openOwnSite(
  environment: Record<string, string> = {},
  instead: Partial<AppServices> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-own-site-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  const services = await createServices(config);
  const app = await createApp(config, { ...services, ...instead });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    database: services.database,
    /** As from outside, but without the network, which takes several times as long as a stored page. */
    fetch: (path: string, init?: RequestInit) => fetchFrom(app, path, init),
    async close() {
      // A browser keeps its connections open, and the server would wait for it.
      app.server.closeAllConnections();
      await app.close();
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fetchFrom(app: FastifyInstance, path: string, init: RequestInit = {}): Promise<Response> {
  const sent = init.body && (await encodeForm(init.body));
  const answer = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: path,
    headers: { ...(sent && { 'content-type': sent.type }), ...Object.fromEntries(new Headers(init.headers)) },
    ...(sent && { payload: sent.bytes }),
  });
  const { statusCode: status, headers: head, rawPayload } = answer;
  if (head.location && init.redirect !== 'manual') return fetchFrom(app, head.location);
  const headers = Object.entries(head).flatMap(([name, value]) =>
    [value].flat().map((single): [string, string] => [name, String(single)]),
  );
  return new Response(rawPayload.length > 0 ? new Uint8Array(rawPayload) : null, { status, headers });
}
