import type { PostAnswer, PostRequest } from '../../page.ts';

export const TOKEN = 'token';

/** The result of following a mailed link; undefined until then. */
export type Followed = { isDone: boolean } | undefined;

/** Runs the action of a mailed link and reports whether it succeeded. */
export async function followLink(
  { query }: PostRequest,
  follow: (token: string) => Promise<boolean>,
): Promise<PostAnswer<Followed>> {
  const isDone = await follow(query.get(TOKEN) ?? '');
  return { status: isDone ? 200 : 404, data: { isDone } };
}
