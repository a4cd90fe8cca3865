import { listWords as words } from '#content/desk/lists.ts';
import { FIRST_LIST_DAY } from '#domain/directory/directory-records.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { DeskForm, type FormState, TextField, TickField } from '../ui/desk-form/desk-form.tsx';
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
      {(errors.older || values.older) && <TickField name="older" label={words.publish.older} />}
      {losesMany(upload) && <TickField name="confirmed" label={words.publish.confirm} required />}
    </DeskForm>
  );
}

export function losesMany({ current, changes }: Upload): boolean {
  return changes !== undefined && changes.removed.length > current.rows * MOST_REMOVED_SHARE;
}
