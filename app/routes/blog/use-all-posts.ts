import { useEffect, useEffectEvent, useState } from 'react';
import type { BlogSummary } from '../../site.ts';

/** The fields that a card needs, see `/api/docs`. */
type ApiBlog = Omit<BlogSummary, 'image'> & { cover: BlogSummary['image'] };

type AllPostsOptions = {
  /** Whether a page is needed that is not part of the document. */
  isNeeded: boolean;
  onFailure: () => void;
};

/** Fetches all posts once, when first needed. */
export function useAllPosts({ isNeeded, onFailure }: AllPostsOptions) {
  const [answer, setAnswer] = useState<BlogSummary[] | 'failed'>();
  const fail = useEffectEvent(() => {
    setAnswer('failed');
    onFailure();
  });

  useEffect(() => {
    if (!isNeeded || answer) return;
    const request = new AbortController();
    fetchPosts(request.signal).then(setAnswer, () => {
      if (!request.signal.aborted) fail();
    });
    return () => request.abort();
  }, [isNeeded, answer]);

  const hasFailed = answer === 'failed';
  return { posts: hasFailed ? undefined : answer, hasFailed, retry: () => setAnswer(undefined) };
}

async function fetchPosts(signal: AbortSignal): Promise<BlogSummary[]> {
  const response = await fetch('/api/blogs', { signal });
  if (!response.ok) throw new Error(`The list was answered with ${response.status}`);
  const blogs: ApiBlog[] = await response.json();
  return blogs.map(({ _id, title, excerpt, date, cover }) => ({ _id, title, excerpt, date, image: cover }));
}
