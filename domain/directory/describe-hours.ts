import type { HoursWords } from '#content/schema/directory.ts';
import { groupDays, isAllDay, isAlwaysOpen, readHours } from './opening-hours.ts';

/** Stored hours in plain words, one line for the days that have the same; nothing about days that are not known. */
export function describeHours(stored: string, words: HoursWords): string[] {
  const week = readHours(stored);
  if (!week) return [];
  if (isAlwaysOpen(week)) return [words.always];
  const time = (minutes: number) => {
    const within = minutes > 1440 ? minutes - 1440 : minutes;
    return words.time(Math.floor(within / 60), within % 60);
  };
  return groupDays(week).map(({ first, last, spans }) => {
    const [one = '', other = ''] = [words.days[first], words.days[last]];
    const days = first === last ? one : words.from(one, other);
    if (spans.length === 0) return words.line(days, words.closed);
    if (isAllDay(spans)) return words.line(days, words.allDay);
    return words.line(days, spans.map(({ from, to }) => words.span(time(from), time(to))).join(words.and));
  });
}
