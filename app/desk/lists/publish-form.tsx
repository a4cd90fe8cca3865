import { listWords } from '#content/desk/lists.ts';
import { FIRST_LIST_DAY, readListDate } from '#domain/directory/directory-records.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { DeskForm, type FormState, TextField, TickField } from '../ui/desk-form/desk-form.tsx';
import { Panel } from '../ui/page-parts/page-parts.tsx';
import { isUnchanged } from './list-changes.tsx';
import type { Upload } from './list-service.ts';
import styles from './publish-form.module.css';

const words = listWords.publish;
/** More would be a mistake more often than not. */
const MOST_REMOVED_SHARE = 0.1;

/** The last step. A list without any change can only get a new date, which few want. */
export function PublishForm({ upload, today, form }: { upload: Upload; today: IsoDay; form: FormState }) {
  const { values = {}, errors = {} } = form;
  const isRenewal = hasNoChanges(upload);
  const datedForm = (
    <DeskForm
      {...form}
      fields={{ base: String(upload.current.number) }}
      submit={isRenewal ? words.renew : words.submit}
      variant={isRenewal ? 'secondary' : 'primary'}
    >
      <TextField
        name="date"
        type="date"
        label={words.date}
        hint={words.dateHint}
        min={FIRST_LIST_DAY}
        max={today}
        required
      />
      {(errors.older || values.older) && <TickField name="older" label={words.older} />}
      {losesMany(upload) && <TickField name="confirmed" label={words.confirm} required />}
    </DeskForm>
  );
  return isRenewal ? (
    <Disclosure summary={words.renew} open={form.errors !== undefined} id="publish">
      <div className={styles.renewal}>
        <p>{words.renewExplain}</p>
        {datedForm}
      </div>
    </Disclosure>
  ) : (
    <Panel heading={words.heading} id="publish">
      <p>{words.explain}</p>
      {datedForm}
    </Panel>
  );
}

function hasNoChanges({ changes }: Upload): boolean {
  return changes !== undefined && isUnchanged(changes);
}

export function losesMany({ current, changes }: Upload): boolean {
  return changes !== undefined && changes.removed.length > current.rows * MOST_REMOVED_SHARE;
}

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
  const errors = {
    ...(!date && { date: words.badDate(formatDate(FIRST_LIST_DAY)) }),
    ...(date === dateNow && hasNoChanges(upload) && { date: words.sameDate }),
    ...(isOlder && !fields.older && { older: words.isOlder(formatDate(dateNow)) }),
    ...(losesMany(upload) && !fields.confirmed && { confirmed: words.unconfirmed }),
  };
  return date && Object.keys(errors).length === 0 ? { date } : { errors };
}
