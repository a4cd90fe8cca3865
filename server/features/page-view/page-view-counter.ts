import type { FastifyBaseLogger } from 'fastify';
import { lagosDay } from '#domain/text/format-date.ts';
import type { PageViews } from './page-view-repository.ts';

const FLUSH_MS = 10_000;
/** Our pages and their filters are fewer; whoever invents addresses fills this up and then counts as "(other)". */
const MAX_PATHS_A_DAY = 500;
/** What is kept while the database is away. */
const MAX_PENDING = 2_000;
const OTHER = '(other)';

interface CounterOptions {
  store(counted: PageViews[]): Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => Date;
  maxPathsADay?: number;
  maxPending?: number;
}

/**
 * Counts in memory and writes every ten seconds and at the end, so that a page view never costs a visitor's request
 * a write. A process that is killed loses at most the last ten seconds: these are counts, not messages.
 */
export class PageViewCounter {
  readonly #options: Required<CounterOptions>;
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, PageViews>();
  #today = '';
  #pathsToday = new Set<string>();
  #storing: Promise<void> | undefined;

  constructor(options: CounterOptions) {
    this.#options = {
      now: () => new Date(),
      maxPathsADay: MAX_PATHS_A_DAY,
      maxPending: MAX_PENDING,
      ...options,
    };
    this.#timer = setInterval(() => this.flush(), FLUSH_MS).unref();
  }

  count(path: string): void {
    const day = lagosDay(this.#options.now());
    if (day !== this.#today) {
      this.#today = day;
      this.#pathsToday.clear();
    }
    const isKnown = this.#pathsToday.has(path);
    const counted = isKnown || this.#pathsToday.size < this.#options.maxPathsADay ? path : OTHER;
    this.#pathsToday.add(counted);
    this.#add({ day, path: counted, views: 1 });
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

  async #store(counted: PageViews[]): Promise<void> {
    try {
      await this.#options.store(counted);
    } catch (err) {
      this.#options.log.warn({ err }, 'page views could not be written and are kept for the next time');
      for (const entry of counted) this.#add(entry);
    }
  }

  #add({ day, path, views }: PageViews): void {
    const key = `${day} ${path}`;
    const entry = this.#pending.get(key);
    if (entry) entry.views += views;
    else if (this.#pending.size < this.#options.maxPending) this.#pending.set(key, { day, path, views });
  }
}
