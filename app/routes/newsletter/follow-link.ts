import type { PostAnswer, PostRequest } from '../../page.ts';

export const TOKEN = 'token';

/** What came of following a mailed link; undefined until it is followed. */
export type Followed = { isDone: boolean } | undefined;

/** Does what a mailed link stands for, and says whether it could be done. */
export async function followLink(
  { query }: PostRequest,
  follow: (token: string) => Promise<boolean>,
): Promise<PostAnswer<Followed>> {
  const isDone = await follow(query.get(TOKEN) ?? '');
  return { status: isDone ? 200 : 404, data: { isDone } };
}
