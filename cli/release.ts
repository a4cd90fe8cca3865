// Makes a release: version, changelog, what it is made of, and a tag. Says what it would do, unless told to do it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, command } from './command.ts';

const USAGE = `Makes a release of what is committed.

  npm run release -- VERSION           says what would be done; VERSION is such as 1.2.0, not below the current one
  npm run release -- VERSION --write   does it: runs npm test, writes the version and the changelog's heading, commits,
                                       writes what the site is made of (SBOM) into dist/releases, and makes the tag`;

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;
/** The first heading of the changelog; one with a day has been released. */
const FIRST_HEADING = /^## (.+)$/m;

const WRITTEN = ['package.json', 'package-lock.json', 'CHANGELOG.md'];

/** Runs a program in the project and gives what it printed; throws when it fails. */
type Run = (program: string, ...args: string[]) => string;

export const runReleaseCommand = command(USAGE, (args) => {
  const options = { write: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [version = '', ...more] = positionals;
  if (!VERSION.test(version) || more.length > 0) return undefined;
  return async (_environment, print) => {
    const root = join(import.meta.dirname, '..');
    const run: Run = (program, ...rest) =>
      execFileSync(program, rest, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1e9,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    release({ root, version, run, print, isWritten: values.write === true && !values['dry-run'] });
  };
});

interface ReleaseOptions {
  root: string;
  version: string;
  run: Run;
  print(text: string): void;
  isWritten: boolean;
}

export function release({ root, version, run, print, isWritten }: ReleaseOptions): void {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const current: string = JSON.parse(read('package.json')).version;
  if (isLater(current, version))
    throw new CommandError(`The version is ${current} already: choose a later one.`);
  if (run('git', 'status', '--porcelain').trim())
    throw new CommandError('Something is not committed yet: commit it first.');
  if (run('git', 'tag', '--list', `v${version}`).trim())
    throw new CommandError(`There is a tag v${version} already.`);
  const changelog = headChangelog(read('CHANGELOG.md'), version, new Date());
  const steps = [
    'npm test',
    `version ${version} in package.json and package-lock.json`,
    `"## ${version}" with the day in CHANGELOG.md`,
    'a commit',
    `dist/releases/lashma-${version}.cdx.json`,
    `the tag v${version}`,
  ];
  if (!isWritten) {
    print(`With --write, in this order: ${steps.join('; ')}.`);
    return;
  }

  try {
    run('npm', 'test');
  } catch {
    throw new CommandError('npm test does not pass: nothing was released.');
  }
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(join(root, name), setVersion(read(name), current, version));
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  let parts: string;
  try {
    parts = run('npm', 'run', '--silent', 'sbom');
  } catch {
    // Nothing else was changed: the tree was clean.
    run('git', 'checkout', '--quiet', '--', ...WRITTEN);
    throw new CommandError('npm run sbom fails: nothing was released.');
  }
  run('git', 'commit', '--quiet', '--all', '--message', `Release ${version}`);
  mkdirSync(join(root, 'dist/releases'), { recursive: true });
  writeFileSync(join(root, `dist/releases/lashma-${version}.cdx.json`), parts);
  // By the hash in the tag anybody can tell whether the list is that of this release.
  const hash = createHash('sha256').update(parts).digest('hex');
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}\n\nSBOM sha256 ${hash}`);
  print(
    `Released ${version}: push it with git push --follow-tags, and keep dist/releases/lashma-${version}.cdx.json.`,
  );
}

export function isLater(version: string, current: string): boolean {
  const [one, other] = [version, current].map((text) => (VERSION.exec(text) ?? []).slice(1).map(Number));
  const difference = one?.map((part, index) => part - (other?.[index] ?? 0)).find((part) => part !== 0);
  return difference !== undefined && difference > 0;
}

/** What was written since the last release gets its number and day. */
export function headChangelog(text: string, version: string, now: Date): string {
  const [line = '', heading = ''] = FIRST_HEADING.exec(text) ?? [];
  if (!line || heading.includes(' · '))
    throw new CommandError('CHANGELOG.md says nothing of this release: write it under a heading "## Next".');
  return text.replace(line, () => `## ${version} · ${now.toISOString().slice(0, 10)}`);
}

/** The first of package.json, the first two of package-lock.json: those of the packages come later. */
function setVersion(text: string, current: string, version: string): string {
  const [head = '', ...rest] = text.split(/(?<="license")/);
  return [head.replaceAll(`"version": "${current}"`, `"version": "${version}"`), ...rest].join('');
}
