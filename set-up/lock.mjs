import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const HEARTBEAT_MS = 2_000;
/** A process number can belong to somebody else after a restart; a lock that nobody touches is dead all the same. */
const DEAD_AFTER_MS = 30_000;
const POLL_MS = 200;

/**
 * Does the work while no other set-up of this clone runs; waits for one that does.
 *
 * @param {string} file
 * @param {() => Promise<void>} work
 */
export async function withLock(file, work) {
  let told = false;
  while (!take(file)) {
    const holder = readHolder(file);
    if (holder && isDead(holder)) {
      if (clear(file)) continue;
    } else if (holder && !told) {
      console.log(`Another set-up is running here (process ${holder.pid}); waiting for it.`);
      told = true;
    }
    await wait(POLL_MS);
  }

  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  const release = () => rmSync(file, { force: true });
  const stopOnSignal = () => process.exit(130);
  process.once('exit', release);
  process.once('SIGINT', stopOnSignal);
  process.once('SIGTERM', stopOnSignal);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    release();
    process.removeListener('exit', release);
    process.removeListener('SIGINT', stopOnSignal);
    process.removeListener('SIGTERM', stopOnSignal);
  }
}

function take(/** @type {string} */ file) {
  try {
    writeFileSync(file, `${process.pid} ${Date.now()}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** @typedef {{ pid: number, touchedMs: number }} Holder */

/** @returns {Holder | undefined} */
function readHolder(/** @type {string} */ file) {
  try {
    return { pid: Number.parseInt(readFileSync(file, 'utf8'), 10), touchedMs: statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

function isDead(/** @type {Holder} */ holder) {
  if (Date.now() - holder.touchedMs > DEAD_AFTER_MS || holder.pid === process.pid) return true;
  // An empty file is one that is being written this moment.
  if (Number.isNaN(holder.pid)) return false;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return isCode(error, 'ESRCH');
  }
}

/**
 * Removes a dead lock, unless another one is about to. One at a time, and after another look: whoever saw the same
 * dead lock a moment ago could else remove the one that was taken since.
 *
 * @param {string} file
 */
function clear(file) {
  const turn = `${file}.clearing`;
  if (!take(turn)) {
    // Left by one that was killed in this very moment.
    const other = readHolder(turn);
    if (other && isDead(other)) rmSync(turn, { force: true });
    return false;
  }
  const holder = readHolder(file);
  if (holder && isDead(holder)) rmSync(file, { force: true });
  rmSync(turn, { force: true });
  return true;
}

function touch(/** @type {string} */ file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // The lock was removed by hand: nothing to keep alive.
  }
}

/** @param {unknown} error @param {string} code */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
