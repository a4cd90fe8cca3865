import { spawn, spawnSync } from 'node:child_process';
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

/** @returns {import('node:child_process').StdioOptions} */
const stdio = () => ['ignore', 'inherit', 'inherit', lock];

/**
 * Runs a command to its end and says whether it succeeded. One that cannot be started has failed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, args, options) {
  return spawnSync(command, args, { stdio: stdio(), killSignal: 'SIGKILL', ...options }).status === 0;
}

/**
 * As `run`, beside what else is to be done.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
export function runBeside(command, args) {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: stdio() })
      .once('error', () => resolve(false))
      .once('exit', (code) => resolve(code === 0));
  });
}
