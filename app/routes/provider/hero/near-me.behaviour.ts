import { type Position, sortByDistance } from '#domain/directory/lgas.ts';

/** Farther away, the nearest LGA is of no use. */
const FAR_KM = 80;
const SHOWN = 4;

/** Copies the tiles of the nearest LGAs below the button; the position never leaves the browser. */
export default function startNearMe(block: HTMLElement): void {
  const words = block.dataset;
  const [button, message, list] = block.querySelectorAll('button, [role="status"], ol');
  const describe = (km: number) =>
    km < 1 ? words.underOneKm : words.aboutKm?.replace('#', String(Math.round(km)));

  button?.addEventListener('click', async () => {
    if (!message || button.hasAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    message.textContent = words.asking ?? '';
    const outcome = await locate(navigator.geolocation);
    button.removeAttribute('aria-disabled');
    const nearest = 'problem' in outcome ? [] : nearestTiles(outcome.position);
    list?.replaceChildren(...nearest.map(({ tile, km }) => copyTile(tile, describe(km))));
    const said = 'problem' in outcome ? outcome.problem : nearest.length > 0 ? 'found' : 'far';
    message.textContent = words[said] ?? '';
  });
}

function nearestTiles(position: Position) {
  const tiles = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[data-lat]'));
  const places = tiles.map((tile) => ({
    tile,
    lat: Number(tile.dataset.lat),
    lon: Number(tile.dataset.lon),
  }));
  const nearest = sortByDistance(position, places).slice(0, SHOWN);
  return nearest[0] && nearest[0].km <= FAR_KM ? nearest : [];
}

function copyTile(tile: HTMLAnchorElement, distance = ''): HTMLElement {
  const item = document.createElement('li');
  const copy = document.importNode(tile, true);
  for (const name of ['data-lat', 'aria-current']) copy.removeAttribute(name);
  // The tile's link may have changed since to the list that is now open.
  copy.addEventListener('click', () => copy.setAttribute('href', tile.href));
  copy.firstElementChild?.after(Object.assign(document.createElement('small'), { textContent: distance }));
  item.append(copy);
  return item;
}

type LocateProblem = 'refused' | 'unavailable' | 'timeout';
type LocateOutcome = { position: Position } | { problem: LocateProblem };

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
