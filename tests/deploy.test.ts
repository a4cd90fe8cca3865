import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { POST_BODY_LIMIT_BYTES } from '#server/features/blog/read-post-input.ts';
import { variablesRead } from './support/variables-read.ts';

/** A process ends by itself within this time of a signal. */
const STOP_SECONDS = 10;
const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const known = variablesRead();
/** What the build makes of server/index.ts. */
const PROGRAM = 'dist/current/server/index.js';

describe.each(globSync('deploy/*.service', { cwd: ROOT }))('%s', (path) => {
  const unit = read(path);

  test('starts a program that exists, with variables that are read', () => {
    const program = /^ExecStart=\S+ (\S+)/m.exec(unit)?.[1] ?? '';
    const isBuilt = program === PROGRAM;
    expect(isBuilt || existsSync(join(ROOT, program)), program).toBe(true);
    const names = [...unit.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});

test('systemd and containers give the site the time that it needs to stop', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/lashma@.service')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(STOP_SECONDS);
  expect(Number.parseInt(parse(read('compose.yaml')).services.site.stop_grace_period, 10)).toBeGreaterThan(
    STOP_SECONDS,
  );
});

test('nginx lets through the largest post that the site takes', () => {
  const [, megabytes] = /^ *client_max_body_size (\d+)m;$/m.exec(read('deploy/nginx.conf')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(POST_BODY_LIMIT_BYTES);
});

test('the container has what the site runs on, and only variables that are read', () => {
  const left = read('.dockerignore').trim().split('\n');
  const needed = [
    'app',
    'content',
    'package-lock.json',
    'package.json',
    'public',
    'domain',
    'set-up',
    'server',
  ];
  expect(needed.filter((name) => left.includes(name))).toEqual([]);
  expect(read('Containerfile')).toContain(`CMD ["node", "${PROGRAM}"]`);
  const names = Object.keys(parse(read('compose.yaml')).services.site.environment);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
