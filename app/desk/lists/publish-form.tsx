import { listWords as words } from '#content/desk/lists.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { DeskForm, type FormState, TextField } from '../ui/desk-form/desk-form.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import type { Upload } from './list-service.ts';
import styles from './publish-form.module.css';

/** More would be a mistake more often than not. */
const MOST_REMOVED_SHARE = 0.1;

interface PublishFormProps {
  upload: Upload;
  today: string;
  form: FormState;
}

export function PublishForm({ upload, today, form }: PublishFormProps) {
  const { current, changes } = upload;
  return (
    <Panel heading={words.publish.heading} id="publish">
      <p>{words.publish.explain}</p>
      <DeskForm {...form} fields={{ base: String(current.number) }} submit={words.publish.submit}>
        <TextField
          name="date"
          type="date"
          label={words.publish.date}
          hint={words.publish.dateHint}
          defaultValue={today}
          max={today}
          required
        />
        {losesMany(upload) && (
          <>
            <Banner tone="warning">{words.publish.loss(changes?.removed.length ?? 0, current.rows)}</Banner>
            <Confirmation error={form.errors?.confirmed} isChecked={Boolean(form.values?.confirmed)} />
          </>
        )}
      </DeskForm>
    </Panel>
  );
}

export function losesMany({ current, changes }: Upload): boolean {
  return changes !== undefined && changes.removed.length > current.rows * MOST_REMOVED_SHARE;
}

const CONFIRMATION_ID = 'field-confirmed';

function Confirmation({ error, isChecked }: { error: string | undefined; isChecked: boolean }) {
  const errorId = error && `${CONFIRMATION_ID}-error`;
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
          id={CONFIRMATION_ID}
          name="confirmed"
          value="yes"
          defaultChecked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          required
        />
        <span>{words.publish.confirm}</span>
      </label>
    </div>
  );
}
