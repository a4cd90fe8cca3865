// Shows and looks after the addresses that get the newsletter.
import { runFromTerminal } from './command-line/run-from-terminal.ts';
import { runSubscribersCommand } from './subscribers/command.ts';

await runFromTerminal(runSubscribersCommand);
