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

/** Opens the database of the site as the server does and gives the exit code of what is done with it. */
export async function runOnDatabase(
  environment: Record<string, string | undefined>,
  print: (text: string) => void,
  work: (desk: Desk) => Promise<void>,
): Promise<number> {
  try {
    const config = readConfig(environment);
    const database = await connectDatabase(config);
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
