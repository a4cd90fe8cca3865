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
 * A day as we write it: 2025-07-11 is 11 July 2025. By hand, because the first `Intl.DateTimeFormat` of a page costs
 * a slow phone 100 ms and more.
 */
export function formatDate(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}
