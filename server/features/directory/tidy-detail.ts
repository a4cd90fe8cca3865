import type { DetailField } from '#content/schema/directory.ts';
import { FIRST_LIST_DAY, readListDate } from '#domain/directory/directory-records.ts';
import { readHours, writeHours } from '#domain/directory/opening-hours.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { formatDate, lagosDay } from '#domain/text/format-date.ts';
import { type ServiceId, serviceIds, serviceWords } from '#facts/services.ts';
import { serviceNames } from '#words/place-details.ts';

type Tidied = { value: string } | { reason: string };

/** Brings what people write about a place into the form in which it is stored, or says what is wrong with it. */
export function tidyDetail(field: Exclude<DetailField, 'phone'>, text: string): Tidied {
  return tidiers[field](text);
}

const tidiers: Record<Exclude<DetailField, 'phone'>, (text: string) => Tidied> = {
  hours(text) {
    const week = readHours(text);
    return week
      ? { value: writeHours(week) }
      : {
          reason:
            'is not understood: write 24 hours, or days with times such as Mon-Fri 8am-6pm; Sat 9am-2pm; Sun closed',
        };
  },

  services(text) {
    const typed = text.split(/[,;|\n]/).filter((part) => part.trim() !== '');
    const found = typed.map(serviceOf);
    const unknown = typed.find((_, at) => found[at] === undefined);
    if (unknown !== undefined)
      return {
        reason: `names “${unknown.trim()}”, which is none of: ${serviceIds.map((id) => serviceNames[id]).join(', ')}`,
      };
    return { value: serviceIds.filter((id) => found.includes(id)).join('; ') };
  },

  confirmed(text) {
    const day = readListDate(text, lagosDay(new Date()));
    return day ? { value: day } : { reason: `is not a day between ${formatDate(FIRST_LIST_DAY)} and today` };
  },

  coordinates(text) {
    const [, lat, lon] = /^(-?\d+(?:\.\d+)?)°?\s*[,; ]\s*(-?\d+(?:\.\d+)?)°?$/.exec(text) ?? [];
    if (lat === undefined) return { reason: 'is not two numbers such as 6.6018, 3.3515' };
    const [north, east] = [Number(lat), Number(lon)];
    if (isInLagos(north, east)) return { value: [north, east].map(toDegrees).join(', ') };
    const isSwapped = isInLagos(east, north);
    return {
      reason: isSwapped ? 'is not in Lagos: the two numbers are swapped' : 'is not in Lagos',
    };
  },
};

function serviceOf(text: string): ServiceId | undefined {
  const typed = foldText(text);
  return serviceIds.find(
    (id) =>
      [id, serviceNames[id]].some((name) => foldText(name) === typed) ||
      (serviceWords[id] as readonly string[]).includes(typed),
  );
}

/** A box around the state. */
function isInLagos(lat: number, lon: number): boolean {
  return lat > 6.3 && lat < 6.75 && lon > 2.65 && lon < 4.4;
}

/** Five digits tell a metre; the schema wants three at least. */
function toDegrees(degrees: number): string {
  return degrees.toFixed(5).replace(/0{1,2}$/, '');
}
