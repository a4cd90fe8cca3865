import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { run } from '../../set-up/run.mjs';
import { freePort } from '../../tests/support/machine.ts';
import { documentedSite, type Nginx, runNginx } from '../../tests/support/nginx.ts';
import type { LoadRequest } from '../load/run-load.ts';

/** A response of the site, to be replayed by another server. */
export interface RecordedResponse {
  headers: Record<string, string>;
  /** As received, still compressed. */
  body: Buffer;
}

export async function recordResponse(port: number, request: LoadRequest): Promise<RecordedResponse> {
  const { method = 'GET', path, headers = {}, body = Buffer.alloc(0) } = request;
  const { promise, resolve, reject } = Promise.withResolvers<RecordedResponse>();
  ask({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
    const kept = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    resolve({ headers: Object.fromEntries(kept), body: await buffer(answer) });
  })
    .on('error', reject)
    .end(body);
  return promise;
}

const PROGRAM = 'nginx';
const APT_LIMIT_MS = 300_000;

/** Headers that belong to the connection, or that nginx writes itself. */
const NOT_COPIED = /^(age|connection|content-length|content-type|date|keep-alive|transfer-encoding)$/;

export interface FileServer extends Nginx {
  port: number;
  /** The path at which the response with this index is served. */
  pathOf(index: number): string;
}

/** Whether nginx is available; as root it is installed if missing. */
export async function ensureNginx(): Promise<boolean> {
  if (runs()) return true;
  if (process.getuid?.() !== 0) return false;
  const apt = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: APT_LIMIT_MS };
  run('apt-get', ['update'], apt);
  run('apt-get', ['install', '-y', '--no-install-recommends', PROGRAM], apt);
  return runs();
}

function runs(): boolean {
  return spawnSync(PROGRAM, ['-v']).status === 0;
}

/** Starts nginx serving the same bytes as the site, headers included, from files. */
export async function serveFiles(answers: RecordedResponse[]): Promise<FileServer> {
  const port = await freePort();
  const pathOf = (index: number) => `/answer-${index}`;
  const settings = (folder: string) => {
    for (const [index, { body }] of answers.entries()) writeFileSync(join(folder, pathOf(index)), body);
    return `access_log off;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  etag off;
  if_modified_since off;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=600s;
  open_file_cache_valid 600s;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
${answers.map((answer, index) => location(pathOf(index), answer)).join('\n')}
  }`;
  };
  return { port, pathOf, ...(await runNginx({ port, settings })) };
}

/** Starts nginx in front of the site as in deploy/nginx.conf, one process each. */
export async function serveSite(sitePort: number): Promise<Nginx & { port: number }> {
  const port = await freePort();
  const documented = documentedSite(port, [sitePort]);
  const settings = (folder: string) => `keepalive_requests 1000000000;\n${documented(folder)}`;
  return { port, ...(await runNginx({ port, settings })) };
}

/** nginx refuses to POST to a file; sending the file anyway is the least work that it can have. */
function location(path: string, { headers }: RecordedResponse): string {
  const copied = Object.entries(headers)
    .filter(([name]) => !NOT_COPIED.test(name))
    .map(([name, value]) => `      add_header ${name} ${quote(value)};`);
  return `    location = ${path} {
      types {} default_type ${quote(headers['content-type'] ?? 'text/plain')};
      error_page 405 =200 ${path};
${copied.join('\n')}
    }`;
}

/** nginx has no escape for a dollar sign, which begins a variable; our headers contain none. */
function quote(value: string): string {
  if (value.includes('$')) throw new Error('nginx cannot send a header with a dollar');
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
