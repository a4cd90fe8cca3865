import { deskWords } from '#content/desk/desk-words.ts';
import { paginate } from '#domain/text/paginate.ts';
import { StepPagination } from '../../../ui/pagination/pagination.tsx';
import { useDesk } from '../../desk-page.ts';

interface PagingProps {
  /** The landmark's name, such as "Pages of messages". */
  label: string;
  total: number;
  rowsPerPage: number;
}

/** Links to the other pages of the list by `?page=`, which keep the rest of the query. Nothing when there is one page. */
export function Paging({ label, total, rowsPerPage }: PagingProps) {
  const { path, query } = useDesk();
  const { page, pages } = paginate(total, readPage(query), rowsPerPage);
  if (pages === 1) return null;
  function hrefFor(other: number): string {
    const next = new URLSearchParams(query);
    next.set('page', String(other));
    return `${path}?${next}`;
  }
  return (
    <StepPagination label={label} page={page} pageCount={pages} hrefFor={hrefFor} words={deskWords.paging} />
  );
}

const MOST_PAGES = 100_000;

/** The page of a list that the query asks for, from 1 on. It may be beyond the last: `paginate` knows. */
export function readPage(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^\d{1,6}$/.test(asked) ? Math.min(Math.max(1, Number(asked)), MOST_PAGES) : 1;
}
