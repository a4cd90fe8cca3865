import { basename } from 'node:path';
import { listBlogs } from '#server/features/blog/blog-repository.ts';
import { DAY_TO_COME, isDayToCome } from '#server/features/blog/post-fields.ts';
import { publishPost, removePost } from '#server/features/blog/publish-post.ts';
import { PostProblem, readPostFile } from '#server/features/blog/read-post-file.ts';
import { COMMAND_LINE } from '#server/features/desk/audit-repository.ts';
import { createPictureService } from '#server/features/picture/picture-service.ts';
import { type CommandContext, CommandError, type DatabaseTask, databaseCommand } from './command.ts';

const USAGE = `Publish, list and remove posts of the blog.

  npm run post -- publish FILE.md   publishes a post; one with the same slug is replaced
  npm run post -- list              lists the posts, newest first
  npm run post -- remove SLUG       removes a post

A file begins with front matter between two lines of three hyphens:
  title: How to choose a plan
  slug: how-to-choose-a-plan        made from the title when it is left out
  date: 2025-07-11
  image: photo.jpg                  a file beside the post; a drawn cover when it is left out
  imageAlt: what the picture shows`;

export const runPostCommand = databaseCommand(USAGE, readCommand);

function readCommand([command, ...names]: string[]): DatabaseTask | undefined {
  const [name] = names;
  if (command === 'list' && names.length === 0) return list;
  if (!name || names.length > 1) return undefined;
  if (command === 'remove') return remove(name);
  if (command === 'publish') return publish(name);
  return undefined;
}

async function list({ database, print }: CommandContext): Promise<void> {
  const rows = await listBlogs(database);
  for (const { id, date, title } of rows) print(`${date}  ${id}  ${title}`);
  print(rows.length === 1 ? '1 post.' : `${rows.length} posts.`);
}

function remove(slug: string): DatabaseTask {
  return async ({ database, print }) => {
    if (!(await removePost(database, COMMAND_LINE, slug)))
      throw new CommandError(`There is no post ${slug}; "npm run post -- list" shows those there are.`);
    print(`Removed: ${slug}`);
  };
}

function publish(path: string): DatabaseTask {
  return async ({ database, publicUrl, print }) => {
    const draft = await readPostFile(path, createPictureService(database)).catch((error: unknown) => {
      throw error instanceof PostProblem ? new CommandError(error.message, { cause: error }) : error;
    });
    if (isDayToCome(draft.date))
      throw new CommandError(`${basename(path)}: ${DAY_TO_COME.field} ${DAY_TO_COME.reason}.`);
    const published = await publishPost(database, COMMAND_LINE, draft);
    print(`${published === 'created' ? 'Published' : 'Updated'}: ${publicUrl}/blog/${draft.id}`);
  };
}
