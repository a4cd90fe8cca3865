const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** The local time in Lagos: 2025-07-11T09:05:00Z is 11 July 2025 at 10:05. */
export function formatMoment(isoMoment: string): string {
  return moment.format(new Date(isoMoment));
}
