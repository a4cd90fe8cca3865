import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';
import { runInWorker } from './worker-process.ts';

const CACHE = join(PROJECT_ROOT, 'node_modules/.cache');
const LIMITS = { ms: 120_000, memoryMb: 64 };
const WORKERS = {
  double: '({ bytes }) => ({ bytes: Buffer.concat([bytes, bytes]), secret: process.env.SMTP_URL })',
  fail: "() => { throw new Error('no such list'); }",
  leave: '() => process.exit(3)',
  fill: '() => { const kept = []; while (true) kept.push(Array.from({ length: 1000 }, Math.random)); }',
  stay: `async ({ file }) => {
    (await import('node:fs')).writeFileSync(file, String(process.pid));
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  }`,
};

let folder: string;
const worker = (name: keyof typeof WORKERS) => join(folder, `${name}.mjs`);

beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'workers-'));
  const source = JSON.stringify(join(import.meta.dirname, 'worker-process.ts'));
  for (const [name, work] of Object.entries(WORKERS))
    writeFileSync(join(folder, `${name}.mjs`), `import { serveJob } from ${source};\nserveJob(${work});\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A job that would not end by itself; it writes its process id when it has begun. */
function stay(name: string, limits: Partial<Parameters<typeof runInWorker>[2]>) {
  const file = join(folder, name);
  const outcome = runInWorker(worker('stay'), { file }, { ...LIMITS, ...limits }).catch((error) => error);
  return { outcome, begun: () => pidIn(file) };
}

async function pidIn(file: string): Promise<number> {
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(5);
  return Number(readFileSync(file, 'utf8'));
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

test('a worker gives its result, bytes as bytes, and gets no secret', async () => {
  vi.stubEnv('SMTP_URL', 'secret');
  const bytes = Buffer.alloc(3 * 1024 * 1024, 'a picture ');
  const made = await runInWorker<{ bytes: Buffer; secret?: string }>(worker('double'), { bytes }, LIMITS);
  vi.unstubAllEnvs();
  expect(made.bytes.equals(Buffer.concat([bytes, bytes]))).toBe(true);
  expect(made.secret).toBeUndefined();
});

test('a job fails as the work has failed', async () => {
  await expect(runInWorker(worker('fail'), {}, LIMITS)).rejects.toThrow('no such list');
  await expect(runInWorker(worker('leave'), {}, LIMITS)).rejects.toThrow('a worker ended: 3');
});

test('the site outlives a worker that runs out of time or memory, also while it is given up', async () => {
  const { outcome } = stay('late', { ms: 50 });
  expect(await outcome).toMatchObject({ name: 'WorkerLimitError', limit: 'time' });
  const error = { name: 'WorkerLimitError', limit: 'memory' };
  await expect(runInWorker(worker('fill'), {}, LIMITS)).rejects.toMatchObject(error);
  const jobs = [100, 200, 400, 800].map((ms) => runInWorker(worker('fill'), {}, { ms, memoryMb: 16 }));
  for (const { reason } of (await Promise.allSettled(jobs)) as PromiseRejectedResult[])
    expect(reason).toMatchObject({ name: 'WorkerLimitError' });
});

test('a worker lets the site go first, ends when its client has gone, and is not started for one that went before', async () => {
  const client = new AbortController();
  const { outcome, begun } = stay('gone', { signal: client.signal, niceness: 5 });
  const pid = await begun();
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  client.abort(new Error('the client has gone'));
  expect(await outcome).toMatchObject({ message: 'the client has gone' });
  expect(isAlive(pid)).toBe(false);
  const late = stay('never', { signal: client.signal });
  expect(await late.outcome).toMatchObject({ message: 'the client has gone' });
  expect(existsSync(join(folder, 'never'))).toBe(false);
});

test('no worker is left behind when the site is killed', async () => {
  const file = join(folder, 'orphan');
  const site = `const { runInWorker } = await import(${JSON.stringify(join(import.meta.dirname, 'worker-process.ts'))});
    await runInWorker(${JSON.stringify(worker('stay'))}, ${JSON.stringify({ file })}, ${JSON.stringify(LIMITS)});`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', site], { stdio: 'ignore' });
  const pid = await pidIn(file);
  parent.kill('SIGKILL');
  while (isAlive(pid)) await pause(5);
});
