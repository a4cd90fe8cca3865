import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { publishBuild } from './publish-build.ts';

const [SCRIPT, PDF] = ['client/assets/a-1a2b.js', 'client/a.pdf'];
const BUILD = { [SCRIPT]: 'script', 'ssr/yo/entry.server.cjs': 'Ẹ káàbọ̀', [PDF]: 'old' };

let dist: string;
beforeEach(() => {
  dist = temporaryFolder();
});

function publish(changed: Record<string, string> = {}): string {
  const next = join(dist, 'next');
  writeFiles(next, { ...BUILD, ...changed });
  return publishBuild(next, dist);
}

function replacedDaysAgo(id: string, days: number): void {
  const time = Date.now() / 1000 - days * 86_400;
  utimesSync(join(dist, 'builds', id), time, time);
}

const builds = () => readdirSync(join(dist, 'builds')).sort();
const read = (path: string) => readFileSync(join(dist, path), 'utf8');

test('a build lies in a folder of its own, and the link leads to the last one', () => {
  const first = publish();
  const running = realpathSync(join(dist, 'current'));
  const second = publish({ 'client/a.pdf': 'new' });
  expect(builds()).toEqual([first, second].sort());
  expect(read('current/client/a.pdf')).toBe('new');
  expect(read('current/build-id')).toBe(second);
  expect(readFileSync(join(running, 'client/a.pdf'), 'utf8')).toBe('old');
  expect(readdirSync(dist).sort()).toEqual(['builds', 'current']);
});

test('the same files make the same build, and another file makes another, in which the rest lies on the disk once', () => {
  const id = publish();
  const stat = (path: string) => statSync(join(dist, 'current', path));
  const { ino, mtimeMs } = stat('client/a.pdf');
  expect(publish()).toBe(id);
  expect(stat('client/a.pdf')).toMatchObject({ ino, mtimeMs });
  expect(builds()).toEqual([id]);
  for (const path of Object.keys(BUILD)) expect(publish({ [path]: 'changed' })).not.toBe(id);
  publish({ 'client/assets/a-1a2b.js': 'changed' });
  expect(stat('client/a.pdf').ino).toBe(ino);
});

test('a build stays for a week after another one has taken its place, however old it was', () => {
  const first = publish();
  replacedDaysAgo(first, 30);
  const second = publish({ 'client/a.pdf': 'second' });
  const third = publish({ 'client/a.pdf': 'third' });
  expect(builds()).toEqual([first, second, third].sort());
  replacedDaysAgo(first, 6.9);
  replacedDaysAgo(second, 7.1);
  const fourth = publish({ 'client/a.pdf': 'fourth' });
  expect(builds()).toEqual([first, third, fourth].sort());
});

test('what a build that was killed has left behind goes, and does not keep the next from being published', () => {
  mkdirSync(join(dist, 'client'));
  publish();
  symlinkSync('builds/killed', join(dist, 'next-current'));
  const id = publish({ 'client/a.pdf': 'new' });
  expect(read('current/build-id')).toBe(id);
  expect(readdirSync(dist).sort()).toEqual(['builds', 'current']);
});
