// Shows and looks after what visitors have written.
import { runFromTerminal } from './command-line/run-from-terminal.ts';
import { runInboxCommand } from './inbox/command.ts';

await runFromTerminal(runInboxCommand);
