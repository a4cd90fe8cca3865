import type { Field } from '#content/schema/directory.ts';
import { describeHours } from '#domain/directory/describe-hours.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { type ServiceId, serviceIds } from '#facts/services.ts';
import { hoursWords, serviceNames } from '#words/place-details.ts';

/** What a list has stored of a place, as visitors read it. */
export function cellWords(field: Field, stored: string | undefined): string {
  if (!stored) return '';
  if (field === 'hours') return describeHours(stored, hoursWords).join('; ') || stored;
  if (field === 'services')
    return stored
      .split('; ')
      .map((id) => (isService(id) ? serviceNames[id] : id))
      .join(', ');
  return field === 'confirmed' ? formatDate(stored) : stored;
}

function isService(id: string): id is ServiceId {
  return (serviceIds as readonly string[]).includes(id);
}
