import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { variablesRead } from './support/docs.ts';
import { START_OPTIONS } from './support/spawn-site.ts';

/** A process ends by itself within this time of a signal. */
const STOP_SECONDS = 10;
const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const known = variablesRead();
const START = [...START_OPTIONS, 'dist/current/server/index.js'];

describe.each(globSync('deploy/*.service', { cwd: ROOT }))('%s', (path) => {
  const unit = read(path);

  test('starts a program that exists, with variables that are read', () => {
    const [, command = ''] = /^ExecStart=\S+ (.+)$/m.exec(unit) ?? [];
    expect(command === START.join(' ') || existsSync(join(ROOT, command.split(' ')[0] ?? '')), command).toBe(
      true,
    );
    const names = [...unit.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => !known.includes(name) && name !== 'MALLOC_ARENA_MAX')).toEqual([]);
  });
});

test('npm start, systemd and containers start the site alike', () => {
  const { start } = JSON.parse(read('package.json')).scripts;
  expect(start).toMatch(/MALLOC_ARENA_MAX=1 .*exec node /);
  expect(start.endsWith(`exec node ${START.join(' ')}`)).toBe(true);
  expect(read('deploy/lashma@.service')).toMatch(/^Environment=MALLOC_ARENA_MAX=1$/m);
  expect(read('Containerfile')).toMatch(/^ENV MALLOC_ARENA_MAX=1$/m);
});

test('systemd and containers give the site the time that it needs to stop', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/lashma@.service')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(STOP_SECONDS);
  expect(Number.parseInt(parse(read('compose.yaml')).services.site.stop_grace_period, 10)).toBeGreaterThan(
    STOP_SECONDS,
  );
});

test('nginx lets through the largest form that the site takes, a page of the desk with files', () => {
  const [, megabytes] = /^ *client_max_body_size (\d+)m;$/m.exec(read('deploy/nginx.conf')) ?? [];
  expect(Number(megabytes)).toBeGreaterThanOrEqual(6);
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
  expect(read('Containerfile')).toContain(`CMD ${JSON.stringify(['node', ...START]).replaceAll(',', ', ')}`);
  const names = Object.keys(parse(read('compose.yaml')).services.site.environment);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('workflows run actions that are pinned by commit', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: ROOT }).flatMap((path) => [
    ...read(path).matchAll(/\buses: (\S+)/g),
  ]);
  expect(used.length).toBeGreaterThan(0);
  expect(used.map(([, action]) => action).filter((action) => !/@[\da-f]{40}$/.test(action ?? ''))).toEqual(
    [],
  );
});
