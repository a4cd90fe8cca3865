import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_MAJOR = 24;

/**
 * The Node that npm scripts will find: the packaged one in node_modules/.bin, else one on the PATH.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function findModernNode(root) {
  const packaged = packagedNode(root);
  if (isThere(packaged)) return isModern(packaged) ? packaged : undefined;
  return isModern('node') ? 'node' : undefined;
}

/**
 * Where the packaged Node does not run (it is built for glibc, so not on Alpine), its name would still come first on
 * the PATH of every npm script and hide a Node that does.
 *
 * @param {string} root
 */
export function removeUnusableNode(root) {
  const packaged = packagedNode(root);
  if (isThere(packaged) && !isModern(packaged)) rmSync(packaged);
}

/** @param {string} root */
function packagedNode(root) {
  return join(root, 'node_modules/.bin/node');
}

/** @param {string} node */
function isModern(node) {
  if (existsSync(node) && realpathSync(node) === process.execPath)
    return majorOf(process.version) >= OLDEST_MAJOR;
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return majorOf(stdout ?? '') >= OLDEST_MAJOR;
}

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version.slice(1), 10) || 0;
}

/** True for a dangling link too. @param {string} path */
function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
