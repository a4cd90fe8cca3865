import { writeFileSync } from 'node:fs';
import { CommandError } from './command.ts';

/** For exports, which are full of names and addresses: only the one who asked for the file may read it. */
export function writePrivateFile(path: string, text: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600 });
  } catch (error) {
    throw new CommandError(`${path} cannot be written (${error instanceof Error ? error.message : error}).`);
  }
}
