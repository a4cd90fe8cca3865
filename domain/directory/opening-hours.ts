/** In minutes from midnight; the end may lie in the next day. */
interface Span {
  from: number;
  to: number;
}

/**
 * By weekday from Monday on. A day of which nothing is known is undefined, and is never taken for one on which the place
 * is closed, which has no span.
 */
export type WeekHours = readonly (readonly Span[] | undefined)[];

const HOUR = 60;
const DAY = 24 * HOUR;
const ALL_DAY: readonly Span[] = [{ from: 0, to: DAY }];
const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Late enough that nobody calls it evening, and early enough that nobody calls it morning. */
const NIGHT = 2 * HOUR;
const NOON = 12 * HOUR;

const ALL_HOURS =
  /^(open )?(24 ?\/ ?7|24 ?(h|hrs?|hours?)( (a|per) day)?|all day|always( open)?)(,? (daily|every ?day))?\.?$/;
/** Days and then times: "mon-fri: 8am-6pm". */
const PART = /^(?<days>[a-z ,.&-]*?)[ :]*(?<times>closed|off|all day|always.*|open 24.*|\d.*)$/;
/** The same, the days last: "8am-6pm weekdays". */
const DAYS_LAST =
  /^(?<times>\d[\d:.apm -]*?) (?<days>(?:daily|every ?day|week(?:day|end)|mon|tue|wed|thu|fri|sat|sun).*)$/;
/** Also at a comma, where what follows begins with a day again. */
const BETWEEN_PARTS = /[;\n]|(?<=\d|am|pm|closed|off|hours|hrs),(?=\s*[a-z])/;

/**
 * The hours as people write them ("24 hours", "Mon-Fri 8am-6pm; Sat 9am-2pm; Sun closed") and as we store them
 * (`Mo-Fr 08:00-18:00; Sa 09:00-14:00; Su off`); undefined for any other text.
 */
export function readHours(text: string): WeekHours | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s*\b(to|till|until)\b\s*/g, '-')
    .replace(/(12 ?)?midnight/g, '24:00')
    .replace(/(12 ?)?noon/g, '12:00')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const week: (readonly Span[] | undefined)[] = [...EVERY_DAY].map(() => undefined);
  const parts = plain
    .split(BETWEEN_PARTS)
    .map((part) => part.trim())
    .filter(Boolean);
  for (const part of parts) {
    const asked = ALL_HOURS.test(part) ? '24h' : part;
    const { days = '', times = '' } = (DAYS_LAST.exec(asked) ?? PART.exec(asked))?.groups ?? {};
    const meant = readDays(days.trim());
    const spans = readTimes(times.trim());
    // A day that is named twice may mean anything.
    if (!meant || !spans || meant.some((day) => week[day])) return undefined;
    for (const day of meant) week[day] = spans;
  }
  return parts.length > 0 ? week : undefined;
}

function readDays(text: string): number[] | undefined {
  const plain = text.replace(/\.|:/g, '').replace(/ ?- ?/g, '-').trim();
  if (plain === '' || /^(daily|every ?day|all days)$/.test(plain)) return EVERY_DAY;
  const names = plain.replace(/ (and|&) | ?& ?/g, ',').split(/ ?, ?| /);
  const days = names.flatMap((name) => {
    if (/^weekdays?$/.test(name)) return EVERY_DAY.slice(0, 5);
    if (/^weekends?$/.test(name)) return EVERY_DAY.slice(5);
    const [first = -1, last = first, ...more] = name.split('-').map(dayOf);
    if (first < 0 || last < 0 || more.length > 0) return [-1];
    const length = ((last - first + 7) % 7) + 1;
    return EVERY_DAY.slice(0, length).map((step) => (first + step) % 7);
  });
  return days.includes(-1) || new Set(days).size < days.length ? undefined : days;
}

function dayOf(name: string): number {
  return /^(mon?|monday|tue?s?|tuesday|wed?|wednesday|thu?r?s?|thursday|fri?|friday|sat?|saturday|sun?|sunday)$/.test(
    name,
  )
    ? DAYS.indexOf(name.slice(0, 2))
    : -1;
}

function readTimes(text: string): readonly Span[] | undefined {
  if (text === 'closed' || text === 'off') return [];
  if (ALL_HOURS.test(text)) return ALL_DAY;
  const spans = text.split(/ ?(?:,|&|\band\b) ?/).map(readSpan);
  const read = spans.filter((span) => span !== undefined);
  const isInOrder = read.every(({ from }, at) => at === 0 || (read[at - 1]?.to ?? 0) <= from);
  return read.length === spans.length && isInOrder ? read : undefined;
}

const NOON_OR_MIDNIGHT = /^(12|24):00$/;
const TIME = /^(\d{1,2})(?:[:.](\d\d))? ?(am|pm|a\.m\.|p\.m\.)?$/;

/** Either both times say am or pm or none does: "8-6pm" may mean the morning or the evening. */
function readSpan(text: string): Span | undefined {
  const [from, to, ...more] = text.split(/ ?- ?/).map((time) => TIME.exec(time));
  if (!from || !to || more.length > 0) return undefined;
  const isClear = [from, to].some(([time]) => NOON_OR_MIDNIGHT.test(time));
  if (!isClear && Boolean(from[3]) !== Boolean(to[3])) return undefined;
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start === undefined || end === undefined || start === DAY) return undefined;
  // "8-5" means the afternoon; only as we store it, "22:00-05:00", it surely does not.
  const isStored = [from, to].every(([time]) => /^\d\d:\d\d$/.test(time));
  if (end <= start && start <= NOON && !from[3] && !isStored) return undefined;
  // What ends at or before its beginning ends on the next day.
  const span = { from: start, to: end <= start ? end + DAY : end };
  return span.to - span.from <= DAY ? span : undefined;
}

function minutesOf([, hours, minutes = '0', half]: RegExpExecArray): number | undefined {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute >= HOUR || (half ? hour < 1 || hour > 12 : hour > 24 || (hour === 24 && minute > 0)))
    return undefined;
  return (half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour) * HOUR + minute;
}

/** The days that follow each other and have the same hours, with those. */
export function groupDays(week: WeekHours): { first: number; last: number; spans: readonly Span[] }[] {
  const groups: { first: number; last: number; spans: readonly Span[] }[] = [];
  for (const [day, spans] of week.entries()) {
    const latest = groups[groups.length - 1];
    if (!spans) continue;
    if (latest?.last === day - 1 && JSON.stringify(latest.spans) === JSON.stringify(spans)) latest.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  return groups;
}

export function isAllDay(spans: readonly Span[]): boolean {
  return spans.some(({ from, to }) => to - from >= DAY);
}

/** The one form in which hours are stored; that of OpenStreetMap, of which schema.org reads a part. */
export function writeHours(week: WeekHours): string {
  return write(week, {
    always: '24/7',
    closed: 'off',
    day: (day) => capitalise(DAYS[day] ?? ''),
    span: ({ from, to }) => `${clock(from)}-${clock(to > DAY ? to - DAY : to)}`,
  });
}

const TYPED_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Stored hours as people type them: "Mon-Fri 8am-6pm; Sun closed". */
export function typedHours(stored: string): string {
  const week = readHours(stored);
  if (!week) return stored;
  return write(week, {
    always: '24 hours',
    closed: 'closed',
    day: (day) => TYPED_DAYS[day] ?? '',
    span: ({ from, to }) => (to - from >= DAY ? '24 hours' : `${halfClock(from)}-${halfClock(to)}`),
  });
}

interface HoursStyle {
  always: string;
  closed: string;
  day(day: number): string;
  span(span: Span): string;
}

function write(week: WeekHours, { always, closed, day, span }: HoursStyle): string {
  if (isAlwaysOpen(week) === true) return always;
  return groupDays(week)
    .map(({ first, last, spans }) => {
      const days = first === last ? day(first) : `${day(first)}-${day(last)}`;
      return `${days} ${spans.length === 0 ? closed : spans.map(span).join(',')}`;
    })
    .join('; ');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 90 is 1:30am. */
function halfClock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / HOUR) % 24, minutes % HOUR];
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${past}${hour < 12 ? 'am' : 'pm'}`;
}

/** 90 is 01:30. */
function clock(minutes: number): string {
  return [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Each of these is undefined where too little is known to say yes or no. */
export function isOpenAt(week: WeekHours, day: number, minute: number): boolean | undefined {
  const [today, before] = [week[day], week[(day + 6) % 7]];
  const covers = (spans: readonly Span[] | undefined, at: number) =>
    spans?.some(({ from, to }) => from <= at && at < to) ?? false;
  if (covers(today, minute) || covers(before, minute + DAY)) return true;
  // Before noon, what began on the day before may still go on.
  return today && (before || minute >= NOON) ? false : undefined;
}

/** At two in the morning, on every day of the week. */
export function isOpenAtNight(week: WeekHours): boolean | undefined {
  return ofAll(EVERY_DAY.map((day) => isOpenAt(week, day, NIGHT)));
}

export function isAlwaysOpen(week: WeekHours): boolean | undefined {
  return ofAll(week.map((spans) => spans && isAllDay(spans)));
}

function ofAll(days: readonly (boolean | undefined)[]): boolean | undefined {
  if (days.includes(false)) return false;
  return days.includes(undefined) ? undefined : true;
}
