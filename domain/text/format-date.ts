const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * 2025-07-11 as 11 July 2025; by hand, because a page's first `Intl.DateTimeFormat` costs a slow phone 100 ms and more.
 */
export function formatDate(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}
