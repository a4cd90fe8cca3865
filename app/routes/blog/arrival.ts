/** How much of its data a page has. On a move inside the site it is shown before they are there. */
export type Arrival<Data> =
  | { state: 'here'; data: Data }
  /** The promise tells whether they came; it never fails. */
  | { state: 'loading'; arrived: Promise<boolean> };

/** As long as the server itself may give out a page while it renders a new one. */
const KEPT_MS = 600_000;
const MOST_KEPT = 50;

interface Kept<Data> {
  arrival: Arrival<Data>;
  since: number;
}

/**
 * Lets a page of the blog appear at once: what was seen a short while ago is there already, so that the back button
 * finds its place; what was not is fetched while the page shows that it is loading.
 */
export class Arrivals<Data> {
  readonly #kept = new Map<string, Kept<Data>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  take(address: string, fetchData: () => Promise<Arrival<Data>>): Arrival<Data> {
    const known = this.#kept.get(address);
    if (known && this.#now() - known.since < KEPT_MS) return known.arrival;
    const arrived = fetchData().then(
      (arrival) => {
        this.keep(address, arrival);
        return true;
      },
      () => false,
    );
    return { state: 'loading', arrived };
  }

  /** Seeing the same data again does not make them younger. */
  keep(address: string, arrival: Arrival<Data>): void {
    if (arrival.state !== 'here' || this.#kept.get(address)?.arrival === arrival) return;
    this.#kept.delete(address);
    this.#kept.set(address, { arrival, since: this.#now() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** Under which a page's data are kept: the host never changes, and a #hash asks for the same. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
