// Preloaded by a site whose clock is to be put forward or back while it runs. Timers and performance.now() go on as
// they do in reality: only the clock on the wall jumps. The offset in milliseconds stands in a file.
import { readFileSync } from 'node:fs';

const offset = () => Number(readFileSync(process.env.CLOCK_OFFSET_FILE ?? '', 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [date.now() + offset()]),
  get: (date, name) => (name === 'now' ? () => date.now() + offset() : Reflect.get(date, name)),
});
