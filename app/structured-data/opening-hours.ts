import { groupDays, readHours } from '#domain/directory/opening-hours.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Stored hours as search engines read them; a day on which nothing is open is not named. */
export function openingHoursSpecification(hours: string) {
  return groupDays(readHours(hours) ?? []).flatMap(({ first, last, spans }) =>
    spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.slice(first, last + 1),
      opens: clock(from),
      closes: to - from >= 1440 ? '23:59' : clock(to % 1440),
    })),
  );
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
