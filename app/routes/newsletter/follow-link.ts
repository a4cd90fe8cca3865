import { data } from 'react-router';

export const TOKEN = 'token';

/** A mailed link is one person's: neither its page nor the answer is kept anywhere. */
export const NEVER_STORED = { 'Cache-Control': 'no-store' };

/** Does what a mailed link stands for, and says whether it could be done. */
export async function followLink(request: Request, follow: (token: string) => Promise<boolean>) {
  const isDone = await follow(new URL(request.url).searchParams.get(TOKEN) ?? '');
  return data({ isDone }, { status: isDone ? 200 : 404 });
}
