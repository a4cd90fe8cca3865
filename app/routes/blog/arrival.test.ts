import { describe, expect, test, vi } from 'vitest';
import { type Arrival, Arrivals, addressOf } from './arrival.ts';

const here = (data: string): Arrival<string> => ({ state: 'here', data });
const answer = (data: string) => vi.fn(async () => here(data));

async function settle(arrival: Arrival<string>): Promise<boolean | undefined> {
  return arrival.state === 'loading' ? arrival.arrived : undefined;
}

describe('data that a page needs', () => {
  test('are said to be loading at once, and are there the next time', async () => {
    const arrivals = new Arrivals<string>();
    const first = arrivals.take('/blog', answer('posts'));
    expect(first.state).toBe('loading');
    expect(await settle(first)).toBe(true);
    const again = answer('other posts');
    expect(arrivals.take('/blog', again)).toEqual(here('posts'));
    expect(again).not.toHaveBeenCalled();
  });

  test('are asked for anew after a failure, which is told and not thrown', async () => {
    const arrivals = new Arrivals<string>();
    const failed = arrivals.take('/blog', () => Promise.reject(new Error('offline')));
    expect(await settle(failed)).toBe(false);
    const retry = arrivals.take('/blog', answer('posts'));
    expect(await settle(retry)).toBe(true);
    expect(arrivals.take('/blog', answer('unused'))).toEqual(here('posts'));
  });

  test('are kept by address, those of the first page included', () => {
    const arrivals = new Arrivals<string>();
    arrivals.keep('/blog', here('page 1'));
    expect(arrivals.take('/blog', answer('unused'))).toEqual(here('page 1'));
    expect(arrivals.take('/blog?page=2', answer('page 2')).state).toBe('loading');
  });

  test('grow old although somebody looks at them again and again', () => {
    let now = 0;
    const arrivals = new Arrivals<string>(() => now);
    const seen = here('posts');
    arrivals.keep('/blog', seen);
    now = 599_000;
    arrivals.keep('/blog', seen);
    expect(arrivals.take('/blog', answer('newer')).state).toBe('here');
    now = 601_000;
    expect(arrivals.take('/blog', answer('newer')).state).toBe('loading');
  });

  test('make room: the oldest go first', () => {
    const arrivals = new Arrivals<string>();
    for (let page = 1; page <= 51; page += 1) arrivals.keep(`/blog?page=${page}`, here(`page ${page}`));
    expect(arrivals.take('/blog?page=1', answer('unused')).state).toBe('loading');
    expect(arrivals.take('/blog?page=2', answer('unused')).state).toBe('here');
  });
});

test('an address is the path with its query', () => {
  expect(addressOf(new URL('https://example.org/blog?page=2#main'))).toBe('/blog?page=2');
});
