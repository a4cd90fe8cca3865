const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as we write it: 2025-07-11 is 11 July 2025. */
export function formatDate(isoDay: string): string {
  return written.format(new Date(`${isoDay}T00:00:00Z`));
}
