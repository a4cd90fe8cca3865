// Fills the site's database from a backup.
import { runRestoreCommand } from './backup/restore-command.ts';
import { runFromTerminal } from './command-line/run-from-terminal.ts';

await runFromTerminal(runRestoreCommand);
