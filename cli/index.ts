// The commands of operators: `npm run desk -- list` runs `node cli/index.ts desk list`.
import type { Command } from './command.ts';

/** Each command is loaded only when it is asked for. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup/backup-command.ts')).runBackupCommand,
  'check-site': async () => (await import('./check-site/check-site-command.ts')).runCheckSiteCommand,
  desk: async () => (await import('./desk.ts')).runDeskCommand,
  migrate: async () => (await import('./migrate.ts')).runMigrateCommand,
  'personal-data': async () => (await import('./personal-data.ts')).runPersonalDataCommand,
  restore: async () => (await import('./backup/restore-command.ts')).runRestoreCommand,
  translations: async () => (await import('./translations/translations-command.ts')).runTranslationsCommand,
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (load) {
  const run = await load();
  process.exitCode = await run(args, process.env, console.log, console.error);
} else {
  console.error(`Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 2;
}
