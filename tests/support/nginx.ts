import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findPrograms } from './find-programs.ts';

const DOCUMENTED = join(import.meta.dirname, '../../deploy/nginx.conf');
const START_LIMIT_MS = 120_000;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx as the papers set it up, on another port and before other processes. It ends with the test. */
export async function startNginx(port: number, sitePorts: number[]): Promise<void> {
  const program = join(
    findPrograms(['nginx'], 'nginx', () => ['/usr/sbin']),
    'nginx',
  );
  const folder = mkdtempSync(join(tmpdir(), 'lashma-nginx-'));
  writeFileSync(join(folder, 'site.conf'), moveTo(readFileSync(DOCUMENTED, 'utf8'), port, sitePorts));
  writeFileSync(join(folder, 'nginx.conf'), surroundings(folder));
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const endWithParent = () => child.kill('SIGTERM');
  process.once('exit', endWithParent);
  onTestFinished(async () => {
    process.off('exit', endWithParent);
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`nginx did not start: ${complaints}`);
    await pause(20);
  }
}

/** Whatever the test has to change must stand in the file, or it would test something else. */
function moveTo(text: string, port: number, sitePorts: number[]): string {
  const changes = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ...sitePorts.map((sitePort, index) => [`127.0.0.1:${3001 + index} `, `127.0.0.1:${sitePort} `]),
  ];
  return changes.reduce((moved, [from = '', to = '']) => {
    if (moved.split(from).length !== 2) throw new Error(`deploy/nginx.conf has no single "${from}"`);
    return moved.replace(from, to);
  }, text);
}

function surroundings(folder: string): string {
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`;
}

async function answers(port: number): Promise<boolean> {
  try {
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).body?.cancel();
    return true;
  } catch {
    return false;
  }
}
