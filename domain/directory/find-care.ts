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
export function readNeed(typed: string, words: NeedWords): Need & { rest: string } {
  let rest = ` ${foldText(typed)} `;
  const takes = (phrases: readonly string[]) => {
    // The longest first: of "lab test" nothing must be left.
    const found = phrases
      .toSorted((one, other) => other.length - one.length)
      .filter((phrase) => {
        const isThere = rest.includes(` ${phrase} `);
        if (isThere) rest = rest.replaceAll(` ${phrase} `, ' ');
        return isThere;
      });
    return found.length > 0;
  };
  // "Open" alone asks for now, and is a word of the others.
  const open = (['always', 'night', 'now'] as const).find((wish) => takes(words.open[wish]));
  const services = (Object.keys(words.services) as ServiceId[]).filter((id) => takes(words.services[id]));
  if (open) takes(['open', 'opens', 'opening']);
  return { services, open, rest: rest.trim() };
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
  const week = readHours(hours);
  if (!week) return undefined;
  if (wish === 'always') return isAlwaysOpen(week);
  if (wish === 'night') return isOpenAtNight(week);
  const [day = '', time = ''] = lagosTime(now).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  // Sunday is 0 there, and Monday here.
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return isOpenAt(week, weekday, hour * 60 + minute);
}
