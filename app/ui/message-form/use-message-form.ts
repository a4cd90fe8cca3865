import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EmailService } from './email-service.ts';
import { clearStart, markStart } from './honeypot.tsx';
import { markSent } from './sent-mark.ts';

/** An error of a field, or with an empty `field` of the whole form. */
interface FieldError {
  field: string;
  reason: string;
}

interface MessageFormOptions {
  /** Identifies the form after the reload. */
  name: string;
  /** Returns the errors of a form. */
  check(fields: Record<string, string>): FieldError[];
  service: EmailService;
  templateId: string;
  words: { sent: string; failed: string };
  /** The server's errors, when the form was sent without script. */
  refused?: FieldError[] | undefined;
  /** The page's title with and without errors, when the form is the page's main content. */
  titles?: { plain: string; error: string } | undefined;
}

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** A separate chunk, so that other islands do not load it. */
const loadSender = () => import('./email-service.ts');

/**
 * A form sent by script that browsers can also post themselves. Its fields are uncontrolled, so that nothing typed is
 * lost to a failure or to late hydration.
 */
export function useMessageForm(options: MessageFormOptions) {
  const { name, check, service, templateId, words, refused = [], titles } = options;
  const [errors, setErrors] = useState(refused);
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>(() => (saysSent(name) ? 'sent' : 'open'));
  const isSending = useRef(false);
  const title = errors.length > 0 ? titles?.error : titles?.plain;

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  async function submit(form: HTMLFormElement) {
    const found = check(readFields(form));
    flushSync(() => {
      setErrors(found);
      setPhase(found.length > 0 ? 'open' : 'sending');
    });
    if (found.length > 0) return focusProblem(form);
    try {
      await loadSender();
    } catch {
      // The script may be gone with an older build: the browser can still post the form itself.
      if (navigator.onLine) return form.submit();
    }
    try {
      const { sendByEmailService } = await loadSender();
      await sendByEmailService(form, service, templateId);
    } catch {
      window.alert(words.failed);
      return setPhase('open');
    }
    clearStart(form);
    if (window.confirm(words.sent)) {
      // Some browsers would restore the sent values after the reload.
      form.reset();
      markSent(name);
      window.location.reload();
    }
    setPhase('sent');
  }

  return {
    name,
    errors,
    phase,
    reasonOf: (field: string) => errors.find((error) => error.field === field)?.reason,
    formProps: {
      ref: takeOver,
      onSubmit: async (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        await submit(event.currentTarget);
        isSending.current = false;
      },
    },
  };
}

/** Whether sent-note.behaviour.ts already reports success after the reload. */
function saysSent(name: string): boolean {
  if (typeof document === 'undefined') return false;
  return Boolean(document.querySelector(`[data-form="${name}"]`)?.textContent);
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
