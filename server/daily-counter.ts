import type { FastifyBaseLogger } from 'fastify';
import { lagosDay } from '#domain/text/format-date.ts';

const FLUSH_MS = 10_000;
/** What is kept while the database is away: more than all places in all languages. */
const MAX_PENDING = 5_000;
export const OTHER = '(other)';

export interface DailyCount {
  /** Calendar day in Lagos, such as 2026-03-14. */
  day: string;
  name: string;
  count: number;
}

/** In one order everywhere, so that two processes never wait for each other's rows. */
export function inOneOrder(counted: readonly DailyCount[]): DailyCount[] {
  const keyOf = ({ day, name }: DailyCount) => `${day} ${name}`;
  return counted.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

interface CounterOptions {
  subject: string;
  /** Whoever invents names fills this up; from then on they count as what is known of them, or as "(other)". */
  maxNamesADay: number;
  store(counted: DailyCount[]): Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => Date;
  maxPending?: number;
}

/**
 * Counts in memory and writes every ten seconds and at the end, so that counting never costs a visitor's request a
 * write. A process that is killed loses at most the last ten seconds: these are counts, not messages.
 */
export class DailyCounter {
  readonly #options: Required<CounterOptions>;
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, DailyCount>();
  #today = '';
  #namesToday = new Set<string>();
  #storing: Promise<void> | undefined;

  constructor(options: CounterOptions) {
    this.#options = { now: () => new Date(), maxPending: MAX_PENDING, ...options };
    this.#timer = setInterval(() => this.flush(), FLUSH_MS).unref();
  }

  /** `known` is the part of the name that nobody can have invented. */
  count(name: string, known = OTHER): void {
    const day = lagosDay(this.#options.now());
    if (day !== this.#today) {
      this.#today = day;
      this.#namesToday.clear();
    }
    this.#add({ day, name: name === known || this.#hasRoomFor(name) ? name : known, count: 1 });
  }

  /** Writes what has been counted; what cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    await this.#storing;
    if (this.#pending.size === 0) return;
    const counted = [...this.#pending.values()];
    this.#pending = new Map();
    this.#storing = this.#store(counted);
    await this.#storing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #hasRoomFor(name: string): boolean {
    if (this.#namesToday.has(name)) return true;
    if (this.#namesToday.size >= this.#options.maxNamesADay) return false;
    this.#namesToday.add(name);
    return true;
  }

  async #store(counted: DailyCount[]): Promise<void> {
    try {
      await this.#options.store(counted);
    } catch (err) {
      const { log, subject } = this.#options;
      log.warn({ err }, `${subject} could not be written and are kept for the next time`);
      for (const entry of counted) this.#add(entry);
    }
  }

  #add({ day, name, count }: DailyCount): void {
    const key = `${day} ${name}`;
    const entry = this.#pending.get(key);
    if (entry) entry.count += count;
    else if (this.#pending.size < this.#options.maxPending) this.#pending.set(key, { day, name, count });
  }
}
