import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EmailService } from './email-service.ts';
import { markStart } from './form-traps.tsx';
import { markSent } from './sent-mark.ts';

/** What is wrong with a field; with an empty `field`, with the form as a whole. */
interface FieldError {
  field: string;
  reason: string;
}

interface MessageFormOptions {
  /** What tells it from other forms, on the page to which it comes back after sending. */
  name: string;
  /** Finds what cannot be sent as it is. */
  check(fields: Record<string, string>): FieldError[];
  service: EmailService;
  templateId: string;
  words: { sent: string; failed: string };
  /** The server's answer to the same form, sent without script. */
  refused?: FieldError[] | undefined;
  /** Of the page, when the form is what it is about: as it is, and as it tells that something must be put right. */
  titles?: { plain: string; error: string } | undefined;
}

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** A file of its own, so that no other island has to fetch it. */
const loadSender = () => import('./email-service.ts');

/**
 * A form that script sends, in a browser that could also post it by itself. Its fields stay the browser's own, so
 * that nothing typed is lost, neither to a failure nor to React's coming late.
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
      // The script may have gone with an older version of the site: the browser can still post the form by itself.
      if (navigator.onLine) return form.submit();
    }
    try {
      const { sendByEmailService } = await loadSender();
      await sendByEmailService(form, service, templateId);
    } catch {
      window.alert(words.failed);
      return setPhase('open');
    }
    if (window.confirm(words.sent)) {
      // Some browsers would fill the new page in again with what has just been sent.
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

/** Whether the page tells already that the form was sent: sent-note.behaviour.ts does so after the reload. */
function saysSent(name: string): boolean {
  if (typeof document === 'undefined') return false;
  return Boolean(document.querySelector(`[data-form="${name}"]`)?.textContent);
}

/** Runs as soon as somebody comes to the form, because that is what wakes it. */
function takeOver(form: HTMLFormElement | null) {
  if (!form) return;
  // Without script the browser's own checks save a trip to the server; with it, ours say more and look the same.
  form.noValidate = true;
  markStart(form);
  // A failure shows when the form is sent.
  loadSender().catch(() => {});
}

function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** To the list of problems where there is one, else to the first field that has one. */
function focusProblem(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[data-error-summary], [aria-invalid]')?.focus();
}
