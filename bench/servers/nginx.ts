import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../../set-up/run.mjs';
import { freePort } from '../../tests/support/free-port.ts';
import type { KeptAnswer } from './keep-answer.ts';

const PROGRAM = 'nginx';
const APT_LIMIT_MS = 300_000;
const START_LIMIT_MS = 5_000;

/** Headers that belong to the connection, or that nginx writes itself. */
const NOT_COPIED = /^(age|connection|content-length|content-type|date|keep-alive|transfer-encoding)$/;

export interface Nginx {
  port: number;
  /** Where it gives out the answer that stood at this place in the list. */
  pathOf(index: number): string;
  pid: number;
  stop(): Promise<void>;
}

/** Whether nginx can be used; as root it is installed where it is missing. */
export async function ensureNginx(): Promise<boolean> {
  if (runs()) return true;
  if (process.getuid?.() !== 0) return false;
  const apt = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    quiet: true,
    limitMs: APT_LIMIT_MS,
  };
  await run('apt-get', ['update'], apt);
  await run('apt-get', ['install', '-y', '--no-install-recommends', PROGRAM], apt);
  return runs();
}

function runs(): boolean {
  return spawnSync(PROGRAM, ['-v']).status === 0;
}

/** One nginx process that serves the same bytes as the site did, heads included, from files on the loopback. */
export async function startNginx(answers: KeptAnswer[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-nginx-'));
  const port = await freePort();
  const pathOf = (index: number) => `/answer-${index}`;
  for (const [index, { body }] of answers.entries()) writeFileSync(join(folder, pathOf(index)), body);
  writeFileSync(
    join(folder, 'nginx.conf'),
    settings(
      folder,
      port,
      answers.map((answer, index) => location(pathOf(index), answer)),
    ),
  );
  const child = spawn(PROGRAM, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const stopAtExit = () => child.kill('SIGTERM');
  process.once('exit', stopAtExit);
  await untilAnswering(port, child, () => complaints);
  return {
    port,
    pathOf,
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', stopAtExit);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(port: number, child: ChildProcess, complaints: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await pause(20);
  }
  child.kill('SIGTERM');
  throw new Error(`nginx did not start: ${complaints()}`);
}

function settings(folder: string, port: number, locations: string[]): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  etag off;
  if_modified_since off;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=600s;
  open_file_cache_valid 600s;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
${locations.join('\n')}
  }
}
`;
}

/** Files take no POST; answering it with the file all the same is as little work as nginx can have with one. */
function location(path: string, { headers }: KeptAnswer): string {
  const copied = Object.entries(headers)
    .filter(([name]) => !NOT_COPIED.test(name))
    .map(([name, value]) => `      add_header ${name} ${quote(value)};`);
  return `    location = ${path} {
      types {} default_type ${quote(headers['content-type'] ?? 'text/plain')};
      error_page 405 =200 ${path};
${copied.join('\n')}
    }`;
}

/** A dollar would begin a variable, and nginx knows no way to write one; no header of ours has any. */
function quote(value: string): string {
  if (value.includes('$')) throw new Error('nginx cannot send a header with a dollar');
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
