import type { FastifyBaseLogger } from 'fastify';
import { LruCache } from '../lru-cache.ts';
import type { Page } from './page.ts';
import type { RenderQueue } from './render-queue.ts';

export type CacheState = 'hit' | 'miss' | 'stale' | 'pass';

export interface Served {
  page: Page;
  state: CacheState;
  ageSeconds: number;
  /** How long it is until the content changes by itself, where that is known. */
  leftSeconds?: number | undefined;
}

/** Renders a page; gets the one that it is to replace, if there is one. */
export type Render = (previous: Page | undefined) => Promise<Page>;

/** Where a page is kept. Each has its own limit, so that none drives out pages of another. */
export type Partition = 'page' | 'query' | 'place';

const LIMITS = {
  freshMs: 60_000,
  /** How much longer a page may be given out while its successor is being rendered. */
  revalidateMs: 600_000,
  /** How long a page may replace one that cannot be rendered. */
  staleMs: 86_400_000,
  /** How long a page that could not be rendered anew is left alone. */
  retryMs: 5_000,
  /** 0 keeps nothing and renders for each request by itself. */
  maxEntries: 1000,
  maxBytes: 32 * 1024 * 1024,
  /** For pages with a query, of which anyone can invent more. */
  maxQueryBytes: 8 * 1024 * 1024,
  /** For the pages of places, of which there are hundreds. */
  maxPlaceBytes: 8 * 1024 * 1024,
};

export type PageCacheLimits = typeof LIMITS;

interface Entry {
  readonly page: Page;
  readonly storedAt: number;
  /** The content has changed since: only good for when its successor cannot be rendered. */
  outdated: boolean;
  retryAt: number;
}

export interface PageCacheOptions extends Partial<PageCacheLimits> {
  log: Pick<FastifyBaseLogger, 'error'>;
  renderQueue: RenderQueue;
  /** Milliseconds that never jump, unlike the clock on the wall. */
  now?: () => number;
  /** When the content will change by itself, on the clock on the wall. */
  changesAt?: () => number | undefined;
}

/** Keeps rendered pages: no key is rendered twice at once, and the last good page is the stale fallback of one that fails. */
export class PageCache {
  readonly #partitions: Record<Partition, LruCache<Entry>>;
  readonly #rendering = new Map<string, Promise<Served>>();
  readonly #limits: PageCacheLimits;
  readonly #log: PageCacheOptions['log'];
  readonly #renderQueue: RenderQueue;
  readonly #now: () => number;
  readonly #changesAt: () => number | undefined;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    const {
      log,
      renderQueue,
      now = () => performance.now(),
      changesAt = () => undefined,
      ...limits
    } = options;
    this.#limits = { ...LIMITS, ...limits };
    this.#log = log;
    this.#renderQueue = renderQueue;
    this.#now = now;
    this.#changesAt = changesAt;
    const { maxEntries, maxBytes, maxQueryBytes, maxPlaceBytes } = this.#limits;
    const partition = (most: number) =>
      new LruCache<Entry>({ maxEntries, maxBytes: most, bytesOf: ({ page }) => page.bytes });
    this.#partitions = {
      page: partition(maxBytes),
      query: partition(maxQueryBytes),
      place: partition(maxPlaceBytes),
    };
  }

  /**
   * Answers at once, without a promise, whenever there is a page that may be given out. Where the visitor's `ip` is
   * given, a page that is not there yet waits in the render queue.
   */
  serve(key: string, render: Render, ip?: string, partition = partitionOf(key)): Served | Promise<Served> {
    const entries = this.#partitions[partition];
    const entry = entries.get(key);
    if (!entry)
      return ip === undefined
        ? this.#renderOnce(entries, key, render)
        : this.#renderQueue.run(ip, () => this.serve(key, render, undefined, partition));
    const now = this.#now();
    const age = now - entry.storedAt;
    const { freshMs, revalidateMs } = this.#limits;
    if (!entry.outdated && age < freshMs) return this.#fromMemory(entry, 'hit', age);
    if (now < entry.retryAt && age < this.#limits.staleMs) return this.#fromMemory(entry, 'stale', age);
    const renewal = this.#renderOnce(entries, key, render, entry);
    if (entry.outdated || age >= freshMs + revalidateMs) return renewal;
    // Its failure has been logged, and this visitor does not wait for it.
    renewal.catch(() => {});
    return this.#fromMemory(entry, 'stale', age);
  }

  /** How often the content has changed, as far as this process knows. */
  get generation(): number {
    return this.#generation;
  }

  /** To be called when the content has changed: pages made before are given out only where rendering fails. */
  invalidate(): void {
    this.#generation++;
    this.#rendering.clear();
    for (const entry of Object.values(this.#partitions).flatMap((entries) => [...entries.values()])) {
      entry.outdated = true;
      entry.retryAt = 0;
    }
  }

  #renderOnce(entries: LruCache<Entry>, key: string, render: Render, entry?: Entry): Promise<Served> {
    if (this.#limits.maxEntries === 0) return this.#render(entries, key, render);
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = this.#render(entries, key, render, entry).finally(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(entries: LruCache<Entry>, key: string, render: Render, entry?: Entry): Promise<Served> {
    const generation = this.#generation;
    let page: Page | undefined;
    let failure: unknown;
    try {
      page = await render(entry?.page);
    } catch (error) {
      failure = error;
    }
    if (page && page.status < 500) {
      if (generation === this.#generation) this.#store(entries, key, page);
      return { page, state: 'miss', ageSeconds: 0, leftSeconds: this.#leftSeconds() };
    }
    const now = this.#now();
    const age = entry ? now - entry.storedAt : Number.POSITIVE_INFINITY;
    const staleFallback = age < this.#limits.staleMs ? entry : undefined;
    this.#log.error(
      {
        err: failure,
        path: key.split('?', 1)[0],
        fallbackAgeSeconds: staleFallback && Math.floor(age / 1000),
      },
      'a page could not be rendered',
    );
    if (staleFallback) {
      staleFallback.retryAt = now + this.#limits.retryMs;
      return this.#fromMemory(staleFallback, 'stale', age);
    }
    if (page) return { page, state: 'miss', ageSeconds: 0, leftSeconds: this.#leftSeconds() };
    throw failure;
  }

  #fromMemory({ page }: Entry, state: CacheState, ageMs: number): Served {
    return { page, state, ageSeconds: Math.floor(ageMs / 1000), leftSeconds: this.#leftSeconds() };
  }

  #leftSeconds(): number | undefined {
    const at = this.#changesAt();
    return at === undefined ? undefined : Math.max(0, Math.floor((at - Date.now()) / 1000));
  }

  #store(entries: LruCache<Entry>, key: string, page: Page): void {
    if (page.storable) entries.set(key, { page, storedAt: this.#now(), outdated: false, retryAt: 0 });
    else entries.delete(key);
  }
}

function partitionOf(key: string): Partition {
  return key.includes('?') ? 'query' : 'page';
}
