import { setImmediate } from 'node:timers/promises';
import { addDays, type IsoDay } from '#domain/text/iso-day.ts';

const STEP_DAYS = 30;

export interface Days {
  from: IsoDay;
  to: IsoDay;
}

/** Month by month, and other requests get their turn in between: SQLite reads on the thread that serves the pages. */
export async function readBySteps<Row>(
  { from, to }: Days,
  read: (step: Days) => Promise<Row[]>,
): Promise<Row[]> {
  const steps: Row[][] = [];
  for (let day = from; day <= to; day = addDays(day, STEP_DAYS)) {
    const last = addDays(day, STEP_DAYS - 1);
    steps.push(await read({ from: day, to: last < to ? last : to }));
    await setImmediate();
  }
  return steps.flat();
}
