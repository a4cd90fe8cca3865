import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { StartError } from '#server/start-error.ts';

export interface CommandContext {
  database: Database;
  publicUrl: string;
  /** By which backups are encrypted. */
  backupKey: Buffer | undefined;
  print(text: string): void;
}

/** What was asked for cannot be done; the message says why in one sentence. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export type DatabaseTask = (context: CommandContext) => Promise<void>;

type Environment = Record<string, string | undefined>;
type Print = (text: string) => void;
/** What was typed asks for this; undefined when it asks for nothing known. */
type Read<Task> = (args: string[]) => Task | undefined | Promise<Task | undefined>;

/** Gives the exit code. What went wrong is told apart from what was asked for, so that it never ends in a file. */
export type Command = (
  args: string[],
  environment: Environment,
  print: Print,
  complain?: Print,
) => Promise<number>;

/** A command with its own usage: shown, with the exit code 2, when what was typed asks for nothing it knows. */
export function command(
  usage: string,
  read: Read<(environment: Environment, print: Print) => Promise<void>>,
): Command {
  return async (args, environment, print, complain = print) => {
    try {
      const task = await read(args);
      if (task) await task(environment, print);
      else complain(usage);
      return task ? 0 : 2;
    } catch (error) {
      if (isMistyped(error)) {
        complain(usage);
        return 2;
      }
      if (!(error instanceof CommandError || error instanceof StartError)) throw error;
      complain(error.message);
      return 1;
    }
  };
}

/** An option that `parseArgs` does not know, or one without its value. */
function isMistyped(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** What is typed is read before the database is opened: a mistake in it needs none. */
export function databaseCommand(usage: string, read: Read<DatabaseTask>): Command {
  return command(usage, async (args) => {
    const task = await read(args);
    return task && onDatabase(task);
  });
}

/** Opens the database of the site, as the server does if not told otherwise. */
export function onDatabase(task: DatabaseTask, open = connectDatabase) {
  return async (environment: Environment, print: Print): Promise<void> => {
    const config = readConfig(environment);
    const { publicUrl, backupKey } = config;
    const database = await open(config);
    try {
      await task({ database, publicUrl, backupKey, print });
    } finally {
      await database.destroy();
    }
  };
}
