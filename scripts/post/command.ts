import { ConfigError, readConfig } from '../../server/config.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/schema.ts';
import { listBlogs } from '../../server/features/blog/blog-repository.ts';
import { publishPost, removePost } from '../../server/features/blog/publish-post.ts';
import { PostProblem, readPostFile } from '../../server/features/blog/read-post-file.ts';
import { StartError } from '../../server/start-error.ts';

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

interface Surroundings {
  environment: Record<string, string | undefined>;
  print(line: string): void;
}

type Work = (database: Database, publicUrl: string, print: Surroundings['print']) => Promise<number>;

/** Returns the exit code. */
export async function runPostCommand(args: string[], { environment, print }: Surroundings): Promise<number> {
  const work = await prepare(args).catch((error: unknown) => report(error, print));
  if (typeof work === 'number') return work;
  if (!work) {
    print(USAGE);
    return 2;
  }
  let database: Database | undefined;
  try {
    const config = readConfig(environment);
    database = await connectDatabase(config);
    return await work(database, config.publicUrl, print);
  } catch (error) {
    return report(error, print);
  } finally {
    await database?.destroy();
  }
}

/** Reads what is to be published before a database is opened: a mistake in a file needs none. */
async function prepare([command, ...names]: string[]): Promise<Work | undefined> {
  const [name] = names;
  if (command === 'list' && names.length === 0) return list;
  if (!name || names.length > 1) return undefined;
  if (command === 'remove') return (database, _publicUrl, print) => remove(database, name, print);
  if (command !== 'publish') return undefined;
  const draft = await readPostFile(name);
  return async (database, publicUrl, print) => {
    const published = await publishPost(database, draft);
    print(`${published === 'created' ? 'Published' : 'Updated'}: ${publicUrl}/blog/${draft.id}`);
    return 0;
  };
}

async function list(database: Database, _publicUrl: string, print: Surroundings['print']): Promise<number> {
  const rows = await listBlogs(database);
  for (const { id, date, title } of rows) print(`${date}  ${id}  ${title}`);
  print(rows.length === 1 ? '1 post.' : `${rows.length} posts.`);
  return 0;
}

async function remove(database: Database, slug: string, print: Surroundings['print']): Promise<number> {
  const removed = await removePost(database, slug);
  print(
    removed ? `Removed: ${slug}` : `There is no post ${slug}; "npm run post -- list" shows those there are.`,
  );
  return removed ? 0 : 1;
}

function report(error: unknown, print: Surroundings['print']): number {
  const isExpected =
    error instanceof PostProblem || error instanceof ConfigError || error instanceof StartError;
  print(
    isExpected ? error.message : `Nothing was changed: ${error instanceof Error ? error.message : error}`,
  );
  return 1;
}
