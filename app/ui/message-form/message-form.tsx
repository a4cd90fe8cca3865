import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { joinClasses } from '../join-classes.ts';
import { Link } from '../link/link.tsx';
import { useFormTarget } from '../link/reader.ts';
import { OfflineNote } from '../offline-note/offline-note.tsx';
import { Honeypot } from './honeypot.tsx';
import styles from './message-form.module.css';
import type { MessageFormState } from './use-message-form.ts';

type MessageFormProps = {
  state: MessageFormState;
  /** The page that the form is posted to without JavaScript. */
  action: string;
  labelledBy?: string;
  /** Maps a field to its id, for a form with an error summary. */
  idOf?: ((field: string) => string) | undefined;
  words: {
    problem: string;
    trap: string;
    /** What the data is used for. */
    privacy: string;
    privacyLink: { before: string; label: string; to: string };
    submit: string;
    sending: string;
    sentNote: string;
  };
  offlineNote: { text: string; call: { label: string; to: string } };
  className?: string | undefined;
  children: ReactNode;
};

/** What every message form has around its fields. */
export function MessageForm({ state, action, labelledBy, idOf, words, ...props }: MessageFormProps) {
  const { name, errors, phase, formProps } = state;
  const { offlineNote, className, children } = props;
  const target = useFormTarget(action);
  return (
    <form
      {...formProps}
      className={joinClasses(styles.form, className)}
      method="post"
      {...target}
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
    >
      {idOf && errors.length > 0 && (
        <div className={styles.whole}>
          <ErrorSummary
            heading={words.problem}
            errors={errors.map(({ field, reason }) => ({
              reason,
              targetId: field ? idOf(field) : undefined,
            }))}
          />
        </div>
      )}
      {children}
      <OfflineNote {...offlineNote} className={styles.whole} />
      <Honeypot label={words.trap} />
      <p className={styles.privacy}>
        {words.privacy} {words.privacyLink.before}
        <Link to={words.privacyLink.to}>{words.privacyLink.label}</Link>.
      </p>
      <Button type="submit" aria-disabled={phase === 'sending'}>
        {phase === 'sending' ? words.sending : words.submit}
      </Button>
      <p
        role="status"
        className={joinClasses(styles.status, styles.whole)}
        data-behaviour="sent-note"
        data-form={name}
        data-note={words.sentNote}
      >
        {phase === 'sent' && words.sentNote}
      </p>
    </form>
  );
}
