export const ROWS_PER_PAGE = 20;

export type PageOfRows = {
  /** The requested page, clamped to between 1 and the last. */
  page: number;
  /** At least 1: an empty list has one empty page. */
  pages: number;
  /** The first and last row of the page, counted from 1; both 0 for an empty list. */
  from: number;
  to: number;
};

export function paginate(total: number, page: number, rowsPerPage = ROWS_PER_PAGE): PageOfRows {
  const pages = Math.max(1, Math.ceil(total / rowsPerPage));
  const wanted = Number.isNaN(page) ? 1 : Math.trunc(page);
  const shown = Math.min(Math.max(1, wanted), pages);
  const before = (shown - 1) * rowsPerPage;
  return {
    page: shown,
    pages,
    from: total === 0 ? 0 : before + 1,
    to: Math.min(before + rowsPerPage, total),
  };
}

export function rowsOfPage<Row>(rows: readonly Row[], { from, to }: PageOfRows): Row[] {
  return rows.slice(Math.max(0, from - 1), to);
}
