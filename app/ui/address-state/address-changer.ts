import type { DataRouter, Location } from 'react-router';

export const TYPING_PAUSE_MS = 250;

/** What is typed or counted step by step replaces the address; what is chosen can be undone by the back button. */
export type HistoryStep = 'push' | 'replace';

/** How a page's state is read from its address and written into it. */
export type AddressForm<State> = {
  read: (params: URLSearchParams) => State;
  href: (state: State) => string;
};

type Router = Pick<DataRouter, 'navigate'> & { state: Pick<DataRouter['state'], 'location' | 'navigation'> };

/**
 * Changes the state in the address so that quick changes add up. The router changes the window's address only when
 * it has fetched what the new one needs, so neither that address nor what is rendered from it may be built upon.
 */
export class AddressChanger<State> {
  readonly #router: Router;
  readonly #form: AddressForm<State>;
  /** What was typed and is not yet asked of the router, and the place where it was typed. */
  #typed: { state: State; place: string } | undefined;

  constructor(router: Router, form: AddressForm<State>) {
    this.#router = router;
    this.#form = form;
  }

  /** What the page is about to show: the state that the next change builds on. */
  latest(): State {
    const { key, pathname, search } = this.#latestPlace();
    // A link that was pressed after the typing goes first.
    if (this.#typed?.place === key) return this.#typed.state;
    const { location } = this.#router.state;
    return this.#form.read(new URLSearchParams(pathname === location.pathname ? search : location.search));
  }

  /** Settles when the address has followed, or another move has gone first. */
  async change(next: State, step: HistoryStep): Promise<void> {
    if (step === 'replace' && !(await this.#isTyped(next))) return;
    this.#typed = undefined;
    await this.#router.navigate(this.#form.href(next), {
      replace: step === 'replace',
      preventScrollReset: true,
    });
  }

  /**
   * The address follows when somebody stops typing: moving on with every letter would render every link of the page
   * each time, and Safari allows 100 such moves in 30 seconds.
   */
  async #isTyped(state: State): Promise<boolean> {
    const typed = { state, place: this.#latestPlace().key };
    this.#typed = typed;
    await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
    return this.#typed === typed && this.#latestPlace().key === typed.place;
  }

  /** Where the visitor is going, or is. */
  #latestPlace(): Location {
    const { location, navigation } = this.#router.state;
    return navigation.location ?? location;
  }
}
