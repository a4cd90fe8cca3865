// Writes all that the site's database holds into one file.
import { runBackupCommand } from './backup/backup-command.ts';
import { runFromTerminal } from './command-line/run-from-terminal.ts';

await runFromTerminal(runBackupCommand);
