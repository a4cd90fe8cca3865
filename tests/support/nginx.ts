import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, untilReady } from './machine.ts';

const DOCUMENTED = join(import.meta.dirname, '../../deploy/nginx.conf');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

interface NginxOptions {
  port: number;
  /** What stands in its `http` block; the folder is its own and goes with it. */
  settings: (folder: string) => string;
  program?: string;
  workers?: number;
}

/** Starts nginx and waits until it answers. */
export async function runNginx({ port, settings, program = 'nginx', workers = 1 }: NginxOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${settings(folder)}
}
`,
  );
  const args = ['-c', file, '-p', folder, '-e', 'stderr'];
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const { child, stop: end } = runProgram(program, args, 'SIGTERM', { stdio: [...stdio] });
  async function stop() {
    await end();
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    const answer = await untilReady(() => fetch(`http://127.0.0.1:${port}/healthz`), child);
    await answer.body?.cancel();
  } catch (cause) {
    await stop();
    throw new Error('nginx did not start', { cause });
  }
  return { pid: child.pid ?? 0, stop };
}

/** deploy/nginx.conf on another port, before other processes. What is changed must stand in it exactly once. */
export function documentedSite(port: number, sitePorts: number[]): NginxOptions['settings'] {
  return (folder) => {
    const changes = [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['/var/cache/lashma', `${folder}/cache`],
      ...[1, 2, 3].map((number) => {
        const sitePort = sitePorts[number - 1];
        const server = `server 127.0.0.1:${3000 + number} max_fails=1 fail_timeout=5s;`;
        return [server, sitePort ? server.replace(String(3000 + number), String(sitePort)) : ''];
      }),
    ];
    return changes.reduce(
      (text, [from = '', to = '']) => {
        if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf has no single "${from}"`);
        return text.replace(from, to);
      },
      readFileSync(DOCUMENTED, 'utf8'),
    );
  };
}
