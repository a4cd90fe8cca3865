import type { ProviderListId } from '#content/schema/directory.ts';
import { type Position, sortByDistance } from '#domain/directory/lgas.ts';

/** Farther away, the nearest LGA is of no use. */
const FAR_KM = 80;
const AREAS_SHOWN = 4;

/** Lists the nearest places and areas below the button; the position never leaves the browser. */
export default function startNearMe(block: HTMLElement): void {
  const words = block.dataset;
  const [button, message, results] = block.querySelectorAll('button, [role="status"], div:last-child');

  button?.addEventListener('click', async () => {
    if (!message || button.hasAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    message.textContent = words.asking ?? '';
    const outcome = await locate(navigator.geolocation);
    const areas = 'problem' in outcome ? [] : nearestAreas(outcome.position);
    const places =
      'position' in outcome && areas.length > 0 ? await rankPlaces(areas, outcome.position, words) : [];
    button.removeAttribute('aria-disabled');
    results?.replaceChildren(...places, ...(areas.length > 0 ? listAreas(areas, words) : []));
    const said = places.length > 0 ? 'found' : areas.length > 0 ? 'areasOnly' : 'far';
    message.textContent = words['problem' in outcome ? outcome.problem : said] ?? '';
    // On a phone what was found stands below the first screen.
    message.scrollIntoView();
  });
}

interface Area extends Position {
  tile: HTMLAnchorElement;
  lga: string;
  /** In the language of the page. */
  name: string;
  km: number;
}

/** All areas by the distance of their middle; none for somebody who is far from Lagos. */
function nearestAreas(position: Position): Area[] {
  const tiles = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[data-lga]'), (tile) => ({
    tile,
    lga: tile.dataset.lga ?? '',
    name: tile.firstElementChild?.textContent ?? '',
    lat: Number(tile.dataset.lat),
    lon: Number(tile.dataset.lon),
  }));
  const sorted = sortByDistance(position, tiles);
  return !sorted[0] || sorted[0].km > FAR_KM ? [] : sorted;
}

function distance(km: number, words: DOMStringMap): string {
  return (km < 1 ? words.underOneKm : words.aboutKm?.replace('#', String(Math.round(km)))) ?? '';
}

/** Nothing when the lists cannot be had: the areas are still of use. */
async function rankPlaces(
  areas: readonly Area[],
  position: Position,
  words: DOMStringMap,
): Promise<HTMLElement[]> {
  const hrefs: Partial<Record<ProviderListId, string>> = JSON.parse(words.lists ?? '{}');
  try {
    const { nearestPlaces } = await import('./nearest-places.ts');
    const nameOf = (lga: string) => areas.find((area) => area.lga === lga)?.name ?? lga;
    const hrefOf = (path: string) => (words.places ?? '') + path.slice('/provider'.length);
    return (await nearestPlaces(hrefs, areas, position)).flatMap(({ kind, places, all }) => [
      make('p', words[kind]),
      listOf(
        places.map(({ record: { name, address, lga }, path, km }) => {
          const area = words.in?.replace('#', nameOf(lga));
          const card = make('article');
          card.append(
            link(name, hrefOf(path)),
            make('span', address),
            make('small', km === undefined ? area : `${area}, ${distance(km, words)}`),
            link(words.directions, mapHref(name, address, words)),
          );
          return card;
        }),
      ),
      ...(all ? [link(tellAll(words[`${kind}All`], all.count, nameOf(all.lga)), hrefOf(all.path))] : []),
    ]);
  } catch {
    return [];
  }
}

function tellAll(sentence = '', count: number, area: string): string {
  return sentence.replace('#', String(count)).replace('NAME', area);
}

function mapHref(name: string, address: string, { map = '' }: DOMStringMap): string {
  return map.replace('NAME', encodeURIComponent(name)).replace('ADDRESS', encodeURIComponent(address));
}

function listAreas(areas: readonly Area[], words: DOMStringMap): HTMLElement[] {
  const copies = areas.slice(0, AREAS_SHOWN).map(({ tile, km }) => {
    const copy = document.importNode(tile, true);
    for (const name of ['data-lga', 'aria-current']) copy.removeAttribute(name);
    // The tile's link may have changed since to the list that is now open.
    copy.addEventListener('click', () => copy.setAttribute('href', tile.href));
    copy.firstElementChild?.after(make('small', distance(km, words)));
    return copy;
  });
  return [make('p', words.areas), listOf(copies)];
}

function make(tag: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function link(text: string | undefined, href: string): HTMLElement {
  return Object.assign(make('a', text), { href });
}

function listOf(contents: readonly HTMLElement[]): HTMLElement {
  const list = make('ol');
  for (const content of contents) list.appendChild(make('li')).append(content);
  return list;
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
