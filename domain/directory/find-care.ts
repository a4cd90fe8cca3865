import type { Provider } from '#content/schema/directory.ts';
import type { OpenWish, ServiceId } from '#facts/services.ts';
import { foldText } from '../text/fold-text.ts';
import { lagosTime } from '../text/format-date.ts';
import { isAlwaysOpen, isOpenAt, isOpenAtNight, readHours } from './opening-hours.ts';

/** What somebody needs of a place, beside its name and area. */
export interface Need {
  services: ServiceId[];
  open?: OpenWish | undefined;
}

/** The words of content/facts/directory.ts. */
interface NeedWords {
  services: Readonly<Record<ServiceId, readonly string[]>>;
  open: Readonly<Record<OpenWish, readonly string[]>>;
}

/** Takes what is needed out of a question: "dental in Ikeja" needs dental care, and what is left is "in ikeja". */
export function createNeedReader({ services, open }: NeedWords): (typed: string) => Need & { rest: string } {
  // The longest first: of "lab test" nothing must be left.
  const sorted = (phrases: readonly string[]) =>
    phrases.map((phrase) => ` ${phrase} `).toSorted((one, other) => other.length - one.length);
  // "Open" alone asks for now, and is a word of the others.
  const wishes = (['always', 'night', 'now'] as const).map((wish) => [wish, sorted(open[wish])] as const);
  const offers = (Object.keys(services) as ServiceId[]).map((id) => [id, sorted(services[id])] as const);
  const opening = sorted(['open', 'opens', 'opening']);

  return (typed) => {
    let rest = ` ${foldText(typed)} `;
    const takes = (phrases: readonly string[]) => {
      const before = rest;
      for (const phrase of phrases) if (rest.includes(phrase)) rest = rest.replaceAll(phrase, ' ');
      return rest !== before;
    };
    const [wish] = wishes.find(([, phrases]) => takes(phrases)) ?? [];
    const needed = offers.filter(([, phrases]) => takes(phrases)).map(([id]) => id);
    if (wish) takes(opening);
    return { services: needed, open: wish, rest: rest.trim() };
  };
}

export function isNeeded({ services, open }: Need): boolean {
  return services.length > 0 || open !== undefined;
}

/**
 * Whether a place has all that is needed; undefined where that is not known. A service that is not named is never a no,
 * since nobody has said so.
 */
export function meetsNeed(record: Provider, { services, open }: Need, now: Date): boolean | undefined {
  const offered = record.services?.split('; ') ?? [];
  const hasServices = services.every((id) => offered.includes(id)) ? true : undefined;
  const isOpen = open ? isOpenAs(record.hours ?? '', open, now) : true;
  if (isOpen === false) return false;
  return hasServices && isOpen;
}

function isOpenAs(hours: string, wish: OpenWish, now: Date): boolean | undefined {
  // Of most places nothing is known, and each search asks all of them.
  const week = hours ? readHours(hours) : undefined;
  if (!week) return undefined;
  if (wish === 'always') return isAlwaysOpen(week);
  if (wish === 'night') return isOpenAtNight(week);
  const [day = '', time = ''] = lagosTime(now).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  // Sunday is 0 there, and Monday here.
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return isOpenAt(week, weekday, hour * 60 + minute);
}
