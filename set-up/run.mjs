import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * Runs a command to its end. Never throws: a command that cannot be started ends with code 127.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, limitMs?: number, ownGroup?: boolean }} [options]
 *   quiet keeps what the command prints for the caller; with a group of its own, all that the command has started
 *   ends with it when the limit is reached or this process is told to stop
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env = process.env, quiet = false, limitMs, ownGroup = true } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: withUsableHome(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    detached: ownGroup,
  });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);

  const end = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(ownGroup ? -child.pid : child.pid, 'SIGKILL');
    } catch {
      // It ended by itself in the meantime.
    }
  };
  const limit = limitMs === undefined ? undefined : setTimeout(end, limitMs);
  process.once('exit', end);

  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code) => {
      clearTimeout(limit);
      process.removeListener('exit', end);
      resolve({ code, output });
    };
    child.once('close', (code) => finish(code ?? 1));
    child.once('error', (error) => {
      output += error.message;
      finish(127);
    });
  });
}

/** With HOME set to nothing, npm would put its cache into the current folder; without HOME it asks the system. */
function withUsableHome(/** @type {NodeJS.ProcessEnv} */ env) {
  if (env.HOME !== '') return env;
  const { HOME: _, ...rest } = env;
  return rest;
}
