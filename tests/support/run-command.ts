import type { Command } from '#cli/command.ts';
import type { Place } from './databases.ts';

/** The command line with the database of a test; what is printed and what is complained of come together. */
export async function runCommand(command: Command, place: Partial<Place>, args: string[], environment = {}) {
  const lines: string[] = [];
  const all = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, ...environment };
  const code = await command(args, all, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}
