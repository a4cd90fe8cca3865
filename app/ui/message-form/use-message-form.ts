import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { markStart } from './form-traps.tsx';
import { markSent, takeSentMark } from './sent-mark.ts';

/** What is wrong with a field; with an empty `field`, with the form as a whole. */
interface FieldError {
  field: string;
  reason: string;
}

interface MessageFormOptions {
  /** What tells it from other forms, on the page to which it comes back after sending. */
  name: string;
  /** Finds what cannot be sent as it is. */
  check(fields: Record<string, string>): FieldError[] | Promise<FieldError[]>;
  /** Sends the form, or fails. */
  send(form: HTMLFormElement): Promise<void>;
  /** Fetches whatever checking and sending need, as soon as somebody comes to the form. */
  prepare(): Promise<unknown>;
  words: { sent: string; failed: string };
  /** The server's answer to the same form, sent without script. */
  refused?: FieldError[] | undefined;
}

export type MessageFormState = ReturnType<typeof useMessageForm>;

/**
 * A form that script sends, in a browser that could also post it by itself. Its fields stay the browser's own, so
 * that nothing typed is lost, neither to a failure nor to React's coming late.
 */
export function useMessageForm({ name, check, send, prepare, words, refused = [] }: MessageFormOptions) {
  const [errors, setErrors] = useState(refused);
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open');
  const isSending = useRef(false);

  // On the page that was loaded anew after sending.
  useEffect(() => {
    if (takeSentMark(name)) setPhase('sent');
  }, [name]);

  async function submit(form: HTMLFormElement) {
    setPhase('sending');
    try {
      await prepare();
    } catch {
      // The script may have gone with an older version of the site: the browser can still post the form by itself.
      if (navigator.onLine) return form.submit();
    }
    try {
      const found = await check(readFields(form));
      flushSync(() => setErrors(found));
      if (found.length > 0) {
        focusProblem(form);
        return setPhase('open');
      }
      await send(form);
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
    errors,
    phase,
    reasonOf: (field: string) => errors.find((error) => error.field === field)?.reason,
    formProps: {
      ref: leaveChecksToScript,
      onFocus: ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
        markStart(currentTarget);
        // A failure shows when the form is sent.
        prepare().catch(() => {});
      },
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

/** Without script the browser's own checks save a trip to the server; with it, ours say more and look the same. */
function leaveChecksToScript(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}

function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** To the list of problems where there is one, else to the first field that has one. */
function focusProblem(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[data-error-summary], [aria-invalid]')?.focus();
}
