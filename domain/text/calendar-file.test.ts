import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { writeCalendar } from './calendar-file.ts';

const event = {
  uid: 'end@lashma.com',
  day: '2027-12-07',
  summary: 'End',
  description: '',
  url: 'https://x/',
};
const write = (changes: object) =>
  writeCalendar({
    name: 'Cover',
    product: '-//LASHMA//EN',
    now: new Date('2026-11-17T20:15:30.123Z'),
    events: [{ ...event, ...changes }],
  });
/** As a calendar reads it: folded lines joined, then the text of a property. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const textOf = (file: string, name: string) =>
  unfold(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));

test('an event of a whole day ends before the next one begins', () => {
  expect(unfold(write({ day: '2027-12-31' }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//LASHMA//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Cover',
    'BEGIN:VEVENT',
    'UID:end@lashma.com',
    'DTSTAMP:20261117T201530Z',
    'DTSTART;VALUE=DATE:20271231',
    'DTEND;VALUE=DATE:20280101',
    'SUMMARY:End',
    'DESCRIPTION:',
    'URL:https://x/',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('reminders are counted from nine in the morning in Lagos', () => {
  const lines = unfold(write({ remindDays: [60, 7] }));
  expect(lines).toContain('DTSTART:20271207T080000Z');
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P60D', 'TRIGGER:-P7D']);
  expect(lines.filter((line) => line === 'ACTION:DISPLAY')).toHaveLength(2);
});

test('whatever the text, lines are folded at 75 octets by CRLF, and the text is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (any) => {
      const text = any.replace(/\r\n?/g, '\n');
      const file = write({ description: text, summary: `${text}, Ẹ̀jẹ̀; \\ “ríru”\nẹ pè wá` });
      expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(textOf(file, 'DESCRIPTION')).toBe(text);
      expect(textOf(file, 'SUMMARY')).toBe(`${text}, Ẹ̀jẹ̀; \\ “ríru”\nẹ pè wá`);
    }),
  );
});
