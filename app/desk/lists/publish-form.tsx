import { listWords as words } from '#content/desk/lists.ts';
import { FIRST_LIST_DAY } from '#domain/directory/read-list-date.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { DeskForm, type FormState, TextField } from '../ui/desk-form/desk-form.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { isUnchanged } from './list-changes.tsx';
import type { Upload } from './list-service.ts';
import styles from './publish-form.module.css';

/** More would be a mistake more often than not. */
const MOST_REMOVED_SHARE = 0.1;

interface PublishFormProps {
  upload: Upload;
  today: string;
  form: FormState;
}

/** The last step. A list without any change can only get a new date, which few want. */
export function PublishForm(props: PublishFormProps) {
  const { upload, form } = props;
  if (upload.changes && isUnchanged(upload.changes))
    return (
      <Disclosure summary={words.publish.renew} open={form.errors !== undefined} id="publish">
        <div className={styles.renewal}>
          <p>{words.publish.renewExplain}</p>
          <DatedForm {...props} submit={words.publish.renew} variant="secondary" />
        </div>
      </Disclosure>
    );
  return (
    <Panel heading={words.publish.heading} id="publish">
      <p>{words.publish.explain}</p>
      <DatedForm {...props} submit={words.publish.submit} variant="primary" />
    </Panel>
  );
}

type DatedFormProps = PublishFormProps & { submit: string; variant: 'primary' | 'secondary' };

function DatedForm({ upload, today, form, submit, variant }: DatedFormProps) {
  const { values = {}, errors = {} } = form;
  return (
    <DeskForm {...form} fields={{ base: String(upload.current.number) }} submit={submit} variant={variant}>
      <TextField
        name="date"
        type="date"
        label={words.publish.date}
        hint={words.publish.dateHint}
        min={FIRST_LIST_DAY}
        max={today}
        required
      />
      {(errors.older || values.older) && (
        <Tick
          name="older"
          label={words.publish.older}
          error={errors.older}
          isTicked={Boolean(values.older)}
        />
      )}
      {losesMany(upload) && (
        <Tick
          name="confirmed"
          label={words.publish.confirm}
          error={errors.confirmed}
          isTicked={Boolean(values.confirmed)}
          required
        />
      )}
    </DeskForm>
  );
}

export function losesMany({ current, changes }: Upload): boolean {
  return changes !== undefined && changes.removed.length > current.rows * MOST_REMOVED_SHARE;
}

interface TickProps {
  name: string;
  label: string;
  error: string | undefined;
  isTicked: boolean;
  required?: boolean;
}

function Tick({ name, label, error, isTicked, required }: TickProps) {
  const id = `field-${name}`;
  const errorId = error && `${id}-error`;
  return (
    <div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <label className={styles.confirmation}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          defaultChecked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          required={required}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
