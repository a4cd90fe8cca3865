import { addDays, type IsoDay } from './iso-day.ts';

/** An event of a whole day, or of a moment that its reminders are counted from. */
export type CalendarEvent = {
  /** The same in every file with the same event, so that a second import changes it and adds none. */
  uid: string;
  day: IsoDay;
  summary: string;
  description: string;
  url: string;
  /** How many days before it a reminder rings; at nine in the morning in Lagos, not at midnight. */
  remindDays?: readonly number[];
};

type CalendarFile = { name: string; product: string; now: Date; events: readonly CalendarEvent[] };

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** An iCalendar file (RFC 5545), which the calendar of every phone reads. */
export function writeCalendar({ name, product, now, events }: CalendarFile): string {
  const stamp = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines({ uid, day, summary, description, url, remindDays = [] }: CalendarEvent, stamp: string) {
  const date = (on: IsoDay) => on.replaceAll('-', '');
  const when =
    remindDays.length > 0
      ? [`DTSTART:${date(day)}T080000Z`, `DTEND:${date(day)}T083000Z`]
      : [`DTSTART;VALUE=DATE:${date(day)}`, `DTEND;VALUE=DATE:${date(addDays(day, 1))}`];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...when,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // Nobody is busy on these days.
    'TRANSP:TRANSPARENT',
    ...remindDays.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Lines have 75 octets at most; a longer one goes on after a space, and no character is cut in two. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
