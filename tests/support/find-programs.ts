import { execFileSync } from 'node:child_process';
import { existsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of programs that tests need; on a Debian on which we are root they are installed when missing. */
export function findPrograms(
  names: string[],
  debianPackage: string,
  places: () => string[] = () => [],
): string {
  const search = () =>
    [...places(), ...(process.env.PATH ?? '').split(':')].find((folder) =>
      names.every((name) => existsSync(join(folder, name))),
    );
  const found = search();
  if (found) return found;
  if (process.getuid?.() === 0) {
    try {
      // One at a time: test files run side by side, and two installations would refuse each other.
      const install = `apt-get install -y --no-install-recommends ${debianPackage}`;
      const command = `${install} || { apt-get update && ${install}; }`;
      // Past what the test runner may hold back: nothing is installed before it is said.
      writeSync(2, `The tests need ${names.join(' and ')}: installing on this system by "${install}".\n`);
      execFileSync('flock', [join(tmpdir(), 'lashma-install.lock'), 'sh', '-c', command], {
        stdio: 'ignore',
      });
    } catch {
      // The sentence below says what is missing, whatever kept it from being installed.
    }
  }
  const installed = search();
  if (installed) return installed;
  throw new Error(
    `These tests need ${debianPackage}, but ${names.join(' and ')} cannot be found on this machine.`,
  );
}
