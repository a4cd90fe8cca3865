// Shows and looks after what visitors have written.
import { runInboxCommand } from './inbox/command.ts';

process.exitCode = await runInboxCommand(process.argv.slice(2), process.env, (text) => console.log(text));
