import { type ReactNode, type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { joinClasses } from '../join-classes.ts';
import { Link } from '../link/link.tsx';
import { useFormTarget } from '../link/reader.ts';
import { PhoneWords } from '../no-wrap.tsx';
import type { EmailService } from './email-service.ts';
import styles from './message-form.module.css';
import { markSent } from './sent-note.behaviour.ts';
import { clearStart, Honeypot, markStart, QuestionField, type Refused } from './spam-fields.tsx';

type MessageFormProps = {
  state: ReturnType<typeof useMessageForm>;
  /** The page that the form is posted to without JavaScript. */
  action: string;
  labelledBy?: string;
  /** Maps a field to its id, for a form with an error summary. */
  idOf?: ((field: string) => string) | undefined;
  words: {
    problem: string;
    questionWhy: string;
    trap: string;
    /** What the data is used for. */
    privacy: string;
    privacyLink: { before: string; label: string; to: string };
    submit: string;
    sending: string;
  };
  offlineNote: OfflineNoteWords;
  className?: string | undefined;
  children: ReactNode;
};

/** What every message form has around its fields. */
export function MessageForm({ state, action, labelledBy, idOf, words, ...props }: MessageFormProps) {
  const { name, errors, isSending, note, formProps, refused } = state;
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
      <QuestionField id={`${name}-question`} refused={refused} why={words.questionWhy} />
      <Honeypot label={words.trap} />
      <p className={styles.privacy}>
        {words.privacy} {words.privacyLink.before}
        <Link to={words.privacyLink.to}>{words.privacyLink.label}</Link>.
      </p>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <p
        role="status"
        className={joinClasses(styles.status, styles.whole)}
        data-behaviour="sent-note"
        data-form={name}
      >
        {note}
      </p>
    </form>
  );
}

type OfflineNoteWords = { text: string; call: { label: string; to: string } };

/** Says in a form that it cannot be sent while offline. */
function OfflineNote({ text, call, className }: OfflineNoteWords & { className?: string | undefined }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={joinClasses(styles.place, className)}>
      {!isOnline && (
        <p className={styles.note}>
          {text}{' '}
          <a href={call.to}>
            <PhoneWords text={call.label} />
          </a>
          .
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

interface MessageFormOptions {
  /** Identifies the form after the reload. */
  name: string;
  /** Returns the errors of a form; one with an empty `field` is about the whole form. */
  check(fields: Record<string, string>): Refused['errors'];
  service: EmailService;
  templateId: string;
  words: { sent: string; failed: string; sentNote: string };
  /** Set if the form was sent without script. */
  refused?: Refused | undefined;
  /** The page's title with and without errors, when the form is the page's main content. */
  titles?: { plain: string; error: string } | undefined;
}

const TOO_MANY = 429;

/** A separate chunk, so that other islands do not load it. */
const loadSender = () => import('./email-service.ts');

/**
 * A form sent by script that browsers can also post themselves. Its fields are uncontrolled, so that nothing typed is
 * lost to a failure or to late hydration.
 */
export function useMessageForm(options: MessageFormOptions) {
  const { name, check, service, templateId, words, refused, titles } = options;
  const [errors, setErrors] = useState(refused?.errors ?? []);
  const [isSending, setSending] = useState(false);
  const [note, setNote] = useState(() => shownNote(name));
  const isLocked = useRef(false);
  const title = errors.length > 0 ? titles?.error : titles?.plain;

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  async function submit(form: HTMLFormElement) {
    const found = check(readFields(form));
    flushSync(() => {
      setErrors(found);
      setSending(found.length === 0);
      setNote('');
    });
    if (found.length > 0) return focusProblem(form);
    try {
      await loadSender();
    } catch {
      // The script may be gone with an older build: the browser can still post the form itself.
      if (navigator.onLine) return form.submit();
    }
    let sentNote = words.sentNote;
    try {
      const { sendByEmailService } = await loadSender();
      sentNote = `${sentNote} ${await sendByEmailService(form, service, templateId)}`.trim();
    } catch (error) {
      // The answer is a page with a question to answer first.
      if ((error as { status?: number } | undefined)?.status === TOO_MANY) return form.submit();
      window.alert(words.failed);
      return setSending(false);
    }
    clearStart(form);
    // The tab need not keep the text any more.
    form.dispatchEvent(new Event('sent'));
    if (window.confirm(words.sent)) {
      // Some browsers would restore the sent values after the reload.
      form.reset();
      markSent(name, sentNote);
      window.location.reload();
    }
    setSending(false);
    setNote(sentNote);
  }

  return {
    name,
    refused,
    errors,
    isSending,
    note,
    reasonOf: (field: string) => errors.find((error) => error.field === field)?.reason,
    formProps: {
      ref: takeOver,
      onSubmit: async (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isLocked.current) return;
        isLocked.current = true;
        await submit(event.currentTarget);
        isLocked.current = false;
      },
    },
  };
}

/** What sent-note.behaviour.ts already shows after the reload. */
function shownNote(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[data-form="${name}"]`)?.textContent ?? '';
}

/** Runs at hydration, which the first focus in the form triggers. */
function takeOver(form: HTMLFormElement | null) {
  if (!form) return;
  // Without script native validation saves a request; with script our messages say more and look the same everywhere.
  form.noValidate = true;
  markStart(form);
  // A failure is reported when the form is sent.
  loadSender().catch(() => {});
}

function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Focuses the error summary if there is one, otherwise the first invalid field. */
function focusProblem(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[data-error-summary], [aria-invalid]')?.focus();
}
