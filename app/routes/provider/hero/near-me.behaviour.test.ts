import { expect, test } from 'vitest';
import { locate } from './near-me.behaviour.ts';

const failing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, fail?: PositionErrorCallback | null) =>
    fail?.({ code } as GeolocationPositionError),
});

test('tells where the browser is', async () => {
  const geolocation = {
    getCurrentPosition: (succeed: PositionCallback) =>
      succeed({ coords: { latitude: 6.6, longitude: 3.3 } } as GeolocationPosition),
  };
  expect(await locate(geolocation)).toEqual({ position: { lat: 6.6, lon: 3.3 } });
});

test('tells refusal, failure and waiting in vain apart', async () => {
  expect(await locate(failing(1))).toEqual({ problem: 'refused' });
  expect(await locate(failing(2))).toEqual({ problem: 'unavailable' });
  expect(await locate(failing(3))).toEqual({ problem: 'timeout' });
});

test('a browser without location services cannot tell', async () => {
  expect(await locate(undefined)).toEqual({ problem: 'unavailable' });
});
