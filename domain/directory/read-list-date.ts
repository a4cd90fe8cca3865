import { type IsoDay, readDay } from '../text/iso-day.ts';

/** Our lists are younger: an earlier day is a slip. */
export const FIRST_LIST_DAY = '2020-01-01';

/** The day that a list carries, as somebody has typed it; undefined for one that is to come, or before 2020. */
export function readListDate(text: string, today: IsoDay): IsoDay | undefined {
  const day = readDay(text);
  return day && day >= FIRST_LIST_DAY && day <= today ? day : undefined;
}
