import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** One line about the machine that was measured. */
export function describeMachine(): string {
  const cpu = cpus()[0]?.model.trim() || process.arch;
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores (${cpu}), ${memory} GB, ${systemName()}, Node ${process.versions.node}`;
}

function systemName(): string {
  try {
    return /^PRETTY_NAME="(.+)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? process.platform;
  } catch {
    return process.platform;
  }
}

/** The current commit, with a plus sign if there are uncommitted changes. */
export function describeCommit(folder: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'unknown';
  }
}
