// Lets an editor publish, list and remove posts of the blog, on the same database as the running site.
import { runFromTerminal } from './command-line/run-from-terminal.ts';
import { runPostCommand } from './post/command.ts';

await runFromTerminal(runPostCommand);
