import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './run.mjs';

/** The shell first: the same engine without a window's machinery, which nearly halves the time of the journeys. */
const SYSTEM_PLACES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** Without what a desktop recommends beside it (printers, a terminal), but with letters for a machine that has none. */
const INSTALL = 'apt-get install -y --no-install-recommends fonts-liberation';
const APT = `apt-get update; ${INSTALL} chromium-headless-shell || ${INSTALL} chromium`;
const DOWNLOAD_LIMIT_MS = 180_000;
const APT_LIMIT_MS = 600_000;

/**
 * The Chromium that tests and benches drive: CHROMIUM_PATH, the system's, or the one Playwright downloaded.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return SYSTEM_PLACES.find((path) => existsSync(path)) ?? playwrightChromium();
}

/** @param {string} root @param {string} node @param {NodeJS.ProcessEnv} [env] */
export function ensureBrowser(root, node, env = process.env) {
  if (findChromium(env)) return;
  const chosen = env.CHROMIUM_PATH;
  if (chosen) throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);

  console.log('Fetching a Chromium for the tests…');
  const playwright = join(root, 'node_modules/playwright/cli.js');
  run(node, [playwright, 'install', 'chromium'], { env, timeout: DOWNLOAD_LIMIT_MS });
  if (runs(playwrightChromium())) return;

  if (process.getuid?.() === 0) {
    console.log(
      `The tests need a Chromium: installing one on this system by "${APT}". To avoid this, stop here and set CHROMIUM_PATH to one that you have.`,
    );
    run('/bin/sh', ['-c', APT], {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: APT_LIMIT_MS,
    });
    if (runs(findChromium(env))) return;
  }
  throw new Error(
    'The tests need a Chromium and none could be fetched: install one (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

function playwrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A download can lack libraries of the system, and then does not start. @param {string | undefined} path */
function runs(path) {
  return path !== undefined && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}
