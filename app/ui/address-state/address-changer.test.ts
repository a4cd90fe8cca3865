import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AddressChanger, TYPING_PAUSE_MS } from './address-changer.ts';

type State = Record<string, string>;

/** The real router on a page whose every move waits until its list arrives. */
function openList(query: string) {
  let arrivals: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => arrivals.push(() => resolve(null)));
  const router = createMemoryRouter(
    [
      { id: 'list', path: '/list', loader },
      { id: 'other', path: '/other', loader },
    ],
    { initialEntries: [`/list${query}`], hydrationData: { loaderData: { list: null } } },
  );
  const changer = new AddressChanger<State>(router, {
    read: (params) => Object.fromEntries(params),
    href: (state) => `/list?${new URLSearchParams(state)}`,
  });
  const add = (step: 'push' | 'replace') => (part: State) => {
    void changer.change({ ...changer.latest(), ...part }, step);
  };
  return {
    router,
    changer,
    type: add('replace'),
    choose: add('push'),
    address: () => router.state.location.pathname + router.state.location.search,
    /** Everything that was asked for so far arrives. */
    arrive: async () => {
      for (const arrival of arrivals) arrival();
      arrivals = [];
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const pause = () => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('while a move is still under way', () => {
  test('what is typed next is not taken for a visitor who went elsewhere', async () => {
    const { type, choose, arrive, address } = openList('?search=');
    type({ search: 'st nicholas' });
    await pause();
    type({ search: '' });
    await arrive();
    await pause();
    choose({ lga: 'Ikeja' });
    await arrive();
    expect(address()).toBe('/list?search=&lga=Ikeja');
  });

  test('a second choice builds on the first', async () => {
    const { choose, arrive, address } = openList('');
    choose({ lga: 'Ikeja' });
    choose({ sort: 'name' });
    await arrive();
    expect(address()).toBe('/list?lga=Ikeja&sort=name');
  });

  test('what is typed builds on a link of the page', async () => {
    const { router, type, arrive, address } = openList('?search=');
    void router.navigate('/list?search=&sort=name');
    type({ search: 'motayo' });
    await pause();
    await arrive();
    expect(address()).toBe('/list?search=motayo&sort=name');
  });

  test('a link to another page is nothing to build on', async () => {
    const { router, changer } = openList('?search=motayo');
    void router.navigate('/other?search=mission');
    expect(changer.latest()).toEqual({ search: 'motayo' });
  });
});

describe('while somebody types', () => {
  test('the address waits for the last letter, and takes no step in the history', async () => {
    const { router, type, arrive, address } = openList('');
    for (const search of ['m', 'mo', 'mot']) type({ search });
    expect(router.state.navigation.state).toBe('idle');
    await pause();
    await arrive();
    expect(address()).toBe('/list?search=mot');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('a choice goes at once, takes along what was typed, and is a step in the history', async () => {
    const { router, type, choose, arrive, address } = openList('');
    type({ search: 'mot' });
    choose({ lga: 'Ikeja' });
    await arrive();
    await pause();
    expect(address()).toBe('/list?search=mot&lga=Ikeja');
    expect(router.state.historyAction).toBe('PUSH');
  });

  test.each(['/list?sort=name', '/other'])('the link %s goes first, however slow it is', async (link) => {
    const { router, type, arrive, address } = openList('');
    type({ search: 'mot' });
    void router.navigate(link);
    await pause();
    await arrive();
    await pause();
    expect(address()).toBe(link);
  });
});
