interface LruCacheOptions<Value> {
  maxEntries?: number;
  maxBytes: number;
  bytesOf(value: Value): number;
}

/** Holds so many entries and bytes, and drops what has been unused for the longest time. */
export class LruCache<Value> {
  /** A map keeps its keys in the order in which they were set: the first one is the longest unused. */
  readonly #entries = new Map<string, Value>();
  readonly #options: Required<LruCacheOptions<Value>>;
  #bytes = 0;

  constructor(options: LruCacheOptions<Value>) {
    this.#options = { maxEntries: Number.POSITIVE_INFINITY, ...options };
  }

  values(): Iterable<Value> {
    return this.#entries.values();
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    const { maxEntries, maxBytes, bytesOf } = this.#options;
    this.delete(key);
    if (bytesOf(value) > maxBytes) return;
    this.#entries.set(key, value);
    this.#bytes += bytesOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#bytes -= this.#options.bytesOf(value);
    this.#entries.delete(key);
  }
}
