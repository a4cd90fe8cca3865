const MOST_PAGES = 100_000;

/** The page of a list that the query asks for, from 1 on. It may be beyond the last: `paginate` knows. */
export function readPage(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^\d{1,6}$/.test(asked) ? Math.min(Math.max(1, Number(asked)), MOST_PAGES) : 1;
}
