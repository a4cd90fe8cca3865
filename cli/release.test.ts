import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { headChangelog, isLater, release } from './release.ts';

const CHANGELOG = '# Changelog\n\n## Next\n- New.\n\n## 0.1.0 · 2026-01-01\n- Old.\n';
const LOCKFILE =
  '{ "version": "0.1.0", "": { "version": "0.1.0", "license": "x" }, "a": { "version": "0.1.0" } }';

function project(answers: Record<string, string | Error> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'lashma-release-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'package.json'), '{ "version": "0.1.0", "license": "x" }');
  writeFileSync(join(root, 'package-lock.json'), LOCKFILE);
  writeFileSync(join(root, 'CHANGELOG.md'), CHANGELOG);
  const ran: string[] = [];
  const printed: string[] = [];
  const run = (program: string, ...args: string[]) => {
    const line = [program, ...args].join(' ');
    ran.push(line);
    const answer = Object.entries(answers).find(([start]) => line.startsWith(start))?.[1] ?? '';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const make = (version: string, isWritten: boolean) =>
    release({ root, version, run, print: (text) => printed.push(text), isWritten });
  return { make, ran, printed, read: (name: string) => readFileSync(join(root, name), 'utf8') };
}

test('says what it would do and changes nothing, unless told to write', () => {
  const { make, ran, printed, read } = project();
  make('0.2.0', false);
  expect(printed[0]).toMatch(/npm test; version 0\.2\.0 .*v0\.2\.0/);
  expect([read('CHANGELOG.md'), ran.length]).toEqual([CHANGELOG, 2]);
});

test('writes version, changelog, SBOM and tag once the tests have passed', () => {
  const { make, ran, read } = project({ 'npm run --silent sbom': '{"bomFormat":"CycloneDX"}' });
  make('0.2.0', true);
  expect(read('package.json')).toContain('"version": "0.2.0"');
  expect(read('package-lock.json')).toBe(
    LOCKFILE.replaceAll('0.1.0', '0.2.0').replace(/0\.2\.0(?=" } }$)/, '0.1.0'),
  );
  expect(read('CHANGELOG.md')).toMatch(/^# Changelog\n\n## 0\.2\.0 · \d{4}-\d\d-\d\d\n- New\./);
  expect(read('dist/releases/lashma-0.2.0.cdx.json')).toContain('CycloneDX');
  expect(ran.indexOf('npm test')).toBeLessThan(ran.findIndex((line) => line.startsWith('git commit')));
  expect(ran.at(-1)).toMatch(/^git tag --annotate v0\.2\.0 .*SBOM sha256 [\da-f]{64}$/s);
});

test.each<[string, Record<string, string | Error>, string, RegExp]>([
  ['something is not committed', { 'git status': ' M app/page.ts' }, '0.2.0', /not committed/],
  ['the tag is there', { 'git tag': 'v0.2.0' }, '0.2.0', /tag v0\.2\.0 already/],
  ['the tests fail', { 'npm test': new Error('1') }, '0.2.0', /npm test does not pass/],
  ['the version is older', {}, '0.0.9', /0\.1\.0 already/],
])('refuses when %s', (_case, answers, version, sentence) => {
  const { make, read } = project(answers);
  expect(() => make(version, true)).toThrow(sentence);
  expect(read('package.json')).toContain('"version": "0.1.0"');
});

test('a list of parts that cannot be made leaves nothing committed, and the files are put back', () => {
  const { make, ran } = project({ 'npm run --silent sbom': new Error('1') });
  expect(() => make('0.2.0', true)).toThrow(/sbom fails: nothing was released/);
  expect(ran.at(-1)).toBe('git checkout --quiet -- package.json package-lock.json CHANGELOG.md');
  expect(ran.some((line) => /^git (?:commit|tag --annotate)/.test(line))).toBe(false);
});

test('versions are compared by number, and a changelog without anything new is refused', () => {
  expect([isLater('0.10.0', '0.9.9'), isLater('1.0.0', '1.0.0'), isLater('1.0.0', '0.9.0')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(() => headChangelog('# C\n\n## 0.1.0 · 2026-01-01\n- Old.\n', '0.2.0', new Date())).toThrow(
    /nothing/,
  );
});
