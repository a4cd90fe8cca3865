// Lets an editor check a list of the provider directory and replace it from a spreadsheet's CSV.
import { join } from 'node:path';
import { runDirectoryCommand } from './directory/command.ts';

process.exitCode = runDirectoryCommand(process.argv.slice(2), {
  root: join(import.meta.dirname, '..'),
  today: new Date().toISOString().slice(0, 10),
  print: (line) => console.log(line),
});
