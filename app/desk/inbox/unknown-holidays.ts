import { replyWords } from '#content/desk/replies.ts';
import { addDays } from '#domain/complaints/working-days.ts';
import { type AnnouncedHoliday, announcedHolidays, easterSundays } from '#facts/public-holidays.ts';

const words = replyWords.holidays;

/** A reply that is promised today may be due so much later. */
const FARTHEST_DAYS = 60;

/** Easter Monday is never later. */
const AFTER_EASTER = '04-27';

type MoonHoliday = Exclude<AnnouncedHoliday, 'other'>;

/** Month and day of the Muslim year. */
const moonDays: Record<MoonHoliday, string> = {
  'eid-el-fitr': '10/1',
  'eid-el-adha': '12/10',
  maulud: '3/12',
};
const moonCalendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
/** The moon is seen a day earlier or later, and a holiday has a second day. */
const MOON_DAYS = 4;

/** Whether a holiday of the moon has surely passed in a year: nothing is due any more by a day that was not entered. */
function isOver(name: MoonHoliday, year: string, today: string): boolean {
  if (!today.startsWith(year)) return false;
  const isDay = (day: string) =>
    moonCalendar.format(new Date(`${day}T12:00:00Z`)).split(' ')[0] === moonDays[name];
  for (let day = addDays(today, -MOON_DAYS); day <= `${year}-12-31`; day = addDays(day, 1))
    if (isDay(day)) return false;
  return true;
}

/** What nobody has entered for the years in which replies can be due: it is said, and not guessed. */
export function unknownHolidays(
  holidays: readonly { day: string; name: AnnouncedHoliday }[],
  today: string,
): string[] {
  const years = new Set([today, addDays(today, FARTHEST_DAYS)].map((day) => day.slice(0, 4)));
  return [...years].flatMap((year) => {
    const entered = new Set(holidays.filter(({ day }) => day.startsWith(year)).map(({ name }) => name));
    const { other: _any, ...expected } = announcedHolidays;
    const names = Object.entries(expected).flatMap(([name, label]): string[] =>
      entered.has(name as AnnouncedHoliday) || isOver(name as MoonHoliday, year, today) ? [] : [label],
    );
    if (!easterSundays[year] && today < `${year}-${AFTER_EASTER}`) names.push(words.easter);
    return names.length > 0 ? [words.unknown(year, names.join(', '))] : [];
  });
}
