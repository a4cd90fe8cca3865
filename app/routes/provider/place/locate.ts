import type { Position } from '#domain/directory/lgas.ts';

type LocateProblem = 'refused' | 'unavailable' | 'timeout';
export type LocateOutcome = { position: Position } | { problem: LocateProblem };

const TIMEOUT_MS = 10_000;
/** A repeated press may reuse the position of the last five minutes. */
const MAX_AGE_MS = 300_000;

type Locator = Pick<Geolocation, 'getCurrentPosition'>;

/** Asks for the position once; browsers offer geolocation only on a secure connection. */
export function locate(geolocation: Locator | undefined): Promise<LocateOutcome> {
  if (!geolocation) return Promise.resolve({ problem: 'unavailable' });
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ position: { lat: coords.latitude, lon: coords.longitude } }),
      ({ code }) => resolve({ problem: readProblem(code) }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    ),
  );
}

/** The codes of GeolocationPositionError. */
function readProblem(code: number): LocateProblem {
  if (code === 1) return 'refused';
  return code === 3 ? 'timeout' : 'unavailable';
}
