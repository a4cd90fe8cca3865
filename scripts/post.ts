// Lets an editor publish, list and remove posts of the blog, on the same database as the running site.
import { runPostCommand } from './post/command.ts';

process.exitCode = await runPostCommand(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
});
