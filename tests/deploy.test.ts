import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variablesRead } from './support/docs.ts';
import { START_OPTIONS } from './support/spawn-site.ts';

/** A process ends by itself within this time of a signal. */
const STOP_SECONDS = 10;
const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const known = variablesRead();
/** The processes that nginx distributes requests to. */
const upstream = [...read('deploy/nginx.conf').matchAll(/^ +server (127\.0\.0\.1:\d+) /gm)].map(
  ([, at]) => at,
);
const compose = parse(read('compose.yaml'), { merge: true });
const START = [...START_OPTIONS, 'dist/current/server/index.js'];

test.each(globSync('deploy/*.service', { cwd: ROOT }))(
  '%s starts a program with variables that are read',
  (path) => {
    const unit = read(path);
    const [, command = ''] = /^ExecStart=\S+ (.+)$/m.exec(unit) ?? [];
    const isThere = command === START.join(' ') || existsSync(join(ROOT, command.split(' ')[0] ?? ''));
    expect(isThere, command).toBe(true);
    const names = [...unit.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => !known.includes(name) && name !== 'MALLOC_ARENA_MAX')).toEqual([]);
  },
);

test('npm start, systemd and containers start the site alike', () => {
  const { start } = JSON.parse(read('package.json')).scripts;
  expect(start).toMatch(/MALLOC_ARENA_MAX=1 .*exec node /);
  expect(start.endsWith(`exec node ${START.join(' ')}`)).toBe(true);
  expect(read('deploy/lashma@.service')).toMatch(/^Environment=MALLOC_ARENA_MAX=1$/m);
  expect(read('Containerfile')).toMatch(/^ENV MALLOC_ARENA_MAX=1$/m);
});

test('systemd and containers give the site the time that it needs to stop', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/lashma@.service')) ?? [];
  const { stop_grace_period } = compose.services['site-1'];
  for (const time of [seconds, stop_grace_period])
    expect(Number.parseInt(time, 10)).toBeGreaterThan(STOP_SECONDS);
});

test('containers are two processes of one site, on ports that nginx distributes requests to', () => {
  const { 'site-1': one, 'site-2': other } = compose.services;
  expect({ ...other, ports: one.ports }).toEqual(one);
  const published = [...one.ports, ...other.ports].map((ports: string) => ports.replace(/:\d+$/, ''));
  expect(upstream.slice(0, 2)).toEqual(published);
});

test('nginx lets through the largest form that the site takes, a page of the desk with files', () => {
  const [, megabytes] = /^ *client_max_body_size (\d+)m;$/m.exec(read('deploy/nginx.conf')) ?? [];
  expect(Number(megabytes)).toBeGreaterThanOrEqual(6);
});

test('the container has what the site runs on, and only variables that are read', () => {
  const left = read('.dockerignore').trim().split('\n');
  const needed = 'app content package-lock.json package.json public domain set-up server'.split(' ');
  expect(needed.filter((name) => left.includes(name))).toEqual([]);
  expect(read('Containerfile')).toContain(`CMD ${JSON.stringify(['node', ...START]).replaceAll(',', ', ')}`);
  const names = Object.keys(compose.services['site-1'].environment);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('containers run without root, are asked whether they are ready, and write into two folders only', () => {
  const lines = read('Containerfile').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  const site = lines.slice(last).join('\n');
  expect(site).toMatch(/^USER node$/m);
  // Whatever is copied after this would belong to whom the site runs as.
  expect(site.indexOf('USER node')).toBeGreaterThan(site.lastIndexOf('COPY '));
  expect(site).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
  expect([...site.matchAll(/chown \S+ (\S+)/g)].map(([, path]) => path)).toEqual(['/var/lib/lashma']);
  const { read_only, tmpfs, volumes, cap_drop } = compose.services['site-1'];
  expect([read_only, tmpfs, volumes, cap_drop]).toEqual([true, '/tmp', ['site:/var/lib/lashma'], ['ALL']]);
});

test('Prometheus asks each of these processes', () => {
  const [{ static_configs }] = parse(read('deploy/prometheus.yml')).scrape_configs;
  expect(static_configs[0].targets).toEqual(upstream);
});

test('workflows run actions that are pinned by commit', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT }).map(read).join('\n');
  const used = [...workflows.matchAll(/\buses: (\S+)/g)].map(([, action = '']) => action);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
});

test('every alert fires in a test of promtool', () => {
  interface Rules {
    groups: { rules: { alert: string }[] }[];
  }
  interface RuleTests {
    tests: { alert_rule_test?: { alertname: string; exp_alerts: unknown[] }[] }[];
  }
  const { groups } = parse(read('deploy/alerts.yml')) as Rules;
  const { tests } = parse(read('deploy/alerts.test.yml')) as RuleTests;
  const fired = tests
    .flatMap(({ alert_rule_test = [] }) => alert_rule_test)
    .flatMap(({ alertname, exp_alerts }) => (exp_alerts.length > 0 ? [alertname] : []));
  expect([...new Set(fired)].sort()).toEqual(
    groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort(),
  );
});
