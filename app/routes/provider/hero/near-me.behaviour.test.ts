import { expect, test } from 'vitest';
import { locate } from './near-me.behaviour.ts';

const coords = { latitude: 6.6, longitude: 3.3 };
const failing = (code: number) => ({
  getCurrentPosition: (_: unknown, fail?: PositionErrorCallback | null) =>
    fail?.({ code } as GeolocationPositionError),
});

test.each([
  [
    'a position',
    { getCurrentPosition: (tell: PositionCallback) => tell({ coords } as GeolocationPosition) },
    { position: { lat: 6.6, lon: 3.3 } },
  ],
  ['refusal', failing(1), { problem: 'refused' }],
  ['failure', failing(2), { problem: 'unavailable' }],
  ['waiting in vain', failing(3), { problem: 'timeout' }],
  ['a browser without location services', undefined, { problem: 'unavailable' }],
])('whoever asks where they are is told of %s', async (_, geolocation, outcome) => {
  expect(await locate(geolocation)).toEqual(outcome);
});
