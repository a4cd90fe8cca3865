import { ConfigError, readConfig } from '../../server/config.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/schema.ts';
import { StartError } from '../../server/start-error.ts';

export interface Desk {
  database: Database;
  publicUrl: string;
  print(text: string): void;
}

/** What was asked for cannot be done; the message says why in one sentence. */
export class CommandError extends Error {
  override name = 'CommandError';
}

type Work = (desk: Desk) => Promise<void>;

/** A command with its own usage: shown, with the exit code 2, when what was typed asks for nothing it knows. */
export function databaseCommand(
  usage: string,
  readWork: (args: string[]) => Work | undefined,
  open = connectDatabase,
) {
  return async (
    args: string[],
    environment: Record<string, string | undefined>,
    print: (text: string) => void,
  ): Promise<number> => {
    const work = readWork(args);
    if (work) return runOnDatabase(environment, print, work, open);
    print(usage);
    return 2;
  };
}

/** Opens the database of the site, as the server does if not told otherwise, and gives the exit code of what is done with it. */
async function runOnDatabase(
  environment: Record<string, string | undefined>,
  print: (text: string) => void,
  work: Work,
  open: typeof connectDatabase,
): Promise<number> {
  try {
    const config = readConfig(environment);
    const database = await open(config);
    try {
      await work({ database, publicUrl: config.publicUrl, print });
    } finally {
      await database.destroy();
    }
    return 0;
  } catch (error) {
    const isExpected =
      error instanceof CommandError || error instanceof ConfigError || error instanceof StartError;
    if (!isExpected) throw error;
    print(error.message);
    return 1;
  }
}
