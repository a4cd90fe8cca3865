import { expect, test } from 'vitest';
import { isAlwaysOpen, isOpenAt, isOpenAtNight, readHours, typedHours, writeHours } from './opening-hours.ts';

const stored = (text: string) => {
  const week = readHours(text);
  return week && writeHours(week);
};

test.each([
  ['24 hours', '24/7'],
  ['24/7', '24/7'],
  ['Open 24 hours', '24/7'],
  ['daily 24hrs', '24/7'],
  ['Open all day every day', '24/7'],
  ['24 hours daily', '24/7'],
  ['8am-5pm weekdays', 'Mo-Fr 08:00-17:00'],
  ['8.30am - 5pm Mon-Sat', 'Mo-Sa 08:30-17:00'],
  ['22-6', 'Mo-Su 22:00-06:00'],
  ['Mon-Fri 8am-6pm; Sat 9am-2pm; Sun closed', 'Mo-Fr 08:00-18:00; Sa 09:00-14:00; Su off'],
  ['Monday to Friday: 8:00 am to 6:30 pm, Saturday: 9am to 2pm', 'Mo-Fr 08:00-18:30; Sa 09:00-14:00'],
  ['Mo-Fr 08:00-18:00; Sa 09:00-14:00; Su off', 'Mo-Fr 08:00-18:00; Sa 09:00-14:00; Su off'],
  ['weekdays 8-18\nweekends closed', 'Mo-Fr 08:00-18:00; Sa-Su off'],
  [
    'Mon, Wed & Fri 9am – 12 noon and 2pm – 5pm',
    'Mo 09:00-12:00,14:00-17:00; We 09:00-12:00,14:00-17:00; Fr 09:00-12:00,14:00-17:00',
  ],
  ['8am-midnight', 'Mo-Su 08:00-24:00'],
  ['Fri-Mon 20:00-06:00', 'Mo 20:00-06:00; Fr-Su 20:00-06:00'],
  ['Mon-Sat 24 hours', 'Mo-Sa 00:00-24:00'],
])('“%s” is stored as %s, and read back', (text, written) => {
  expect(stored(text)).toBe(written);
  expect(stored(written)).toBe(written);
  expect(stored(typedHours(written))).toBe(written);
});

test.each([
  ['24/7', '24 hours'],
  ['Mo-Fr 08:00-18:00; Sa 09:00-14:30; Su off', 'Mon-Fri 8am-6pm; Sat 9am-2:30pm; Sun closed'],
  ['Mo-Sa 00:00-24:00', 'Mon-Sat 24 hours'],
  ['Fr 09:00-12:00,22:00-05:00', 'Fri 9am-12pm,10pm-5am'],
])('%s is shown as people type it, “%s”', (written, typed) => {
  expect(typedHours(written)).toBe(typed);
  expect(stored(typed)).toBe(written);
});

test.each([
  ...[
    '',
    'sometimes',
    '8-6pm',
    'Mon 25:00-26:00',
    'Mon 8am-6pm; Mon 9am-1pm',
    'Moonday 8am-6pm',
    '13pm-14pm',
  ],
  ...['Mon', '8am', 'Mon-Tue-Wed 8am-9am', '8am-6pm, 5pm-7pm', 'call us'],
  // The afternoon or the morning.
  ...['daily 8-5', 'mon-fri 8-5', 'Mon-Sat 9:00-6:00', '12-5'],
])('“%s” is refused', (text) => expect(stored(text)).toBeUndefined());

const MONDAY_2AM = [0, 120] as const;

test.each<[string, boolean | undefined, boolean | undefined, boolean | undefined]>([
  // Open on Monday at two in the morning, at night in general, always.
  ['24 hours', true, true, true],
  ['8am-6pm', false, false, false],
  ['Sun 20:00-06:00', true, undefined, false],
  ['20:00-06:00', true, true, false],
  ['Sat 24 hours', undefined, undefined, undefined],
  ['Mon 8am-6pm', undefined, undefined, false],
  ['Mon-Sat 24 hours; Sun closed', true, false, false],
])('“%s”: open on Monday at 2am %s, at night %s, always %s', (text, atTwo, atNight, always) => {
  const week = readHours(text) ?? [];
  expect([isOpenAt(week, ...MONDAY_2AM), isOpenAtNight(week), isAlwaysOpen(week)]).toEqual([
    atTwo,
    atNight,
    always,
  ]);
});
