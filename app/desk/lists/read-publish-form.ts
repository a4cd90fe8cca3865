import { listWords as words } from '#content/desk/lists.ts';
import { FIRST_LIST_DAY, readListDate } from '#domain/directory/directory-records.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import { isUnchanged } from './list-changes.tsx';
import type { Upload } from './list-service.ts';
import { losesMany } from './publish-form.tsx';

type Fields = Readonly<Record<string, string>>;

/** The date with which a list is to be published, or what is wrong with the form, by its fields. */
export function readPublishForm(
  fields: Fields,
  upload: Upload,
  today: IsoDay,
): { date: IsoDay } | { errors: Fields } {
  const date = readListDate(fields.date ?? '', today);
  const dateNow = upload.current.date;
  const isOlder = date !== undefined && date < dateNow;
  const isRepeated = date === dateNow && upload.changes !== undefined && isUnchanged(upload.changes);
  const errors = {
    ...(!date && { date: words.publish.badDate(formatDate(FIRST_LIST_DAY)) }),
    ...(isRepeated && { date: words.publish.sameDate }),
    ...(isOlder && !fields.older && { older: words.publish.isOlder(formatDate(dateNow)) }),
    ...(losesMany(upload) && !fields.confirmed && { confirmed: words.publish.unconfirmed }),
  };
  return date && Object.keys(errors).length === 0 ? { date } : { errors };
}
