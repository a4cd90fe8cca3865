import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteFile } from './sqlite-file.ts';

function openFile(folder = mkdtempSync(join(tmpdir(), 'lashma-file-'))) {
  const file = new SqliteFile(join(folder, 'site.db'));
  file.setUp();
  onTestFinished(() => {
    file.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { file, folder };
}

const write = (file: SqliteFile, word: string) => file.prepare('insert into words values (?)').run([word]);
const read = (file: SqliteFile) =>
  file
    .prepare('select word from words')
    .all([])
    .map((row) => (row as { word: string }).word);
const makeTable = (file: SqliteFile) => file.prepare('create table if not exists words (word text)').run([]);

test.each([
  ['the file', ['site.db']],
  ['the file and those beside it', ['site.db', 'site.db-wal', 'site.db-shm']],
  ['its whole folder', ['.']],
])('%s is deleted: it is put back with all that it held, and goes on', (_name, deleted) => {
  const { file, folder } = openFile();
  makeTable(file);
  write(file, 'before');
  for (const name of deleted) rmSync(join(folder, name), { recursive: true });
  write(file, 'after');
  file.close();
  expect(readdirSync(folder)).toEqual(['site.db']);
  const rights = [folder, join(folder, 'site.db')].map((path) => statSync(path).mode & 0o777);
  expect(rights).toEqual([0o700, 0o600]);
  expect(read(openFile(folder).file)).toEqual(['before', 'after']);
});

test('a transaction that has begun ends in the file in which it began, and is put back with it', () => {
  const { file, folder } = openFile();
  makeTable(file);
  file.prepare('begin immediate').run([]);
  write(file, 'one');
  rmSync(join(folder, 'site.db'));
  write(file, 'two');
  file.prepare('commit').run([]);
  expect(read(file)).toEqual(['one', 'two']);
  expect(read(openFile(folder).file)).toEqual(['one', 'two']);
});

test('two connections that lose their file end up in the same one', () => {
  const { file: one, folder } = openFile();
  makeTable(one);
  const { file: other } = openFile(folder);
  write(other, 'before');
  rmSync(join(folder, 'site.db'));
  write(one, 'by one');
  write(other, 'by other');
  expect([read(one), read(other)]).toEqual(Array(2).fill(['before', 'by one', 'by other']));
});

test('another file in its place is opened', () => {
  const { file, folder } = openFile();
  makeTable(file);
  write(file, 'kept');
  file.prepare('pragma wal_checkpoint(truncate)').all([]);
  copyFileSync(join(folder, 'site.db'), join(folder, 'backup.db'));
  write(file, 'written since');
  file.prepare('pragma wal_checkpoint(truncate)').all([]);
  renameSync(join(folder, 'backup.db'), join(folder, 'site.db'));
  expect(read(file)).toEqual(['kept']);
});

test('while another process puts it back a statement fails, but not for ever when that process has died', () => {
  const { file, folder } = openFile();
  makeTable(file);
  rmSync(join(folder, 'site.db'));
  const copy = join(folder, 'site.db.rescue');
  writeFileSync(copy, 'half a copy');
  expect(() => write(file, 'too early')).toThrow();
  utimesSync(copy, new Date(0), new Date(0));
  write(file, 'later');
  expect(read(file)).toEqual(['later']);
});
