import { withPublished } from './facts/published.ts';
import type { SaidHours } from './schema/contact.ts';

const none: Readonly<Record<string, SaidHours>> = {};
const lineHours: Readonly<Record<string, SaidHours>> = withPublished('lineHours', none);

/**
 * When our lines are answered, in a language: `always` unless staff have published hours. What follows a word brings its
 * comma; each is empty where nothing is known, and of all lines together where they differ.
 */
/* @__NO_SIDE_EFFECTS__ */
export function whenOpen(code: string, always: string) {
  const said = lineHours[code];
  const after = (hours = always) => hours && `, ${hours}`;
  return {
    /** Every line, day and night. */
    isAlways: said?.lines === undefined,
    tollFree: after(said?.tollFree),
    /** Of all phone lines. */
    lines: after(said?.lines),
    /** The same without a comma. */
    open: said?.lines ?? always,
    /** Of the line for enquiries, without a comma. */
    ask: said?.askLine ?? always,
    /** Undefined for day and night. */
    whatsApp: said?.whatsApp,
  };
}

/** The hours of each line for itself, where not every one is answered day and night. */
/* @__NO_SIDE_EFFECTS__ */
export function hoursOfLines(code: string) {
  const said = lineHours[code];
  return {
    each: said?.each ?? [],
    /** After a comma; empty where the line has the hours of all others. */
    of(id: string): string {
      const hours = said?.lines === '' ? said.each?.find((line) => line.id === id)?.hours : '';
      return hours ? `, ${hours}` : '';
    },
  };
}
