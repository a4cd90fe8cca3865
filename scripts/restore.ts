// Fills the site's database from a backup.
import { runRestoreCommand } from './backup/restore-command.ts';

process.exitCode = await runRestoreCommand(process.argv.slice(2), process.env, (text) => console.log(text));
