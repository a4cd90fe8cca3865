import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';

/** @type {number | 'ignore'} */
let lock = 'ignore';

/**
 * Lets one set-up at a time work in a folder. Everything that it runs holds the lock too, and the kernel gives it
 * back when the last of them has ended, however it ended. Without the program flock nothing is guarded.
 *
 * @param {string} folder
 */
export function lockFolder(folder) {
  const opened = openSync(folder, 'r');
  const take = (/** @type {string[]} */ ...how) =>
    spawnSync('flock', [...how, '3'], { stdio: ['ignore', 'ignore', 'ignore', opened] }).status;
  if (take('-n') === 1) {
    console.log('Another set-up is running here; waiting for it.');
    take();
  }
  lock = opened;
}

/**
 * Runs a command to its end and says whether it succeeded. One that cannot be started has failed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, args, options) {
  const stdio = /** @type {const} */ (['ignore', 'inherit', 'inherit', lock]);
  return spawnSync(command, args, { stdio: [...stdio], killSignal: 'SIGKILL', ...options }).status === 0;
}
