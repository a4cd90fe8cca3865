// Prints how often the site's pages were opened: by day, and the pages that were opened most.
import { runFromTerminal } from './command-line/run-from-terminal.ts';
import { runPageViewsCommand } from './page-views/command.ts';

await runFromTerminal(runPageViewsCommand);
