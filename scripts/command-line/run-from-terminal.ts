import type { Command } from './command.ts';

/** Runs a command with what was typed behind its name, and ends the process with its exit code. */
export async function runFromTerminal(command: Command): Promise<void> {
  process.exitCode = await command(
    process.argv.slice(2),
    process.env,
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
