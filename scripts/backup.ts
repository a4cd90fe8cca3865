// Writes all that the site's database holds into one file.
import { runBackupCommand } from './backup/backup-command.ts';

process.exitCode = await runBackupCommand(process.argv.slice(2), process.env, (text) => console.log(text));
