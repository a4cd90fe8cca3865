// Shows and looks after the addresses that get the newsletter.
import { runSubscribersCommand } from './subscribers/command.ts';

process.exitCode = await runSubscribersCommand(process.argv.slice(2), process.env, (text) =>
  console.log(text),
);
