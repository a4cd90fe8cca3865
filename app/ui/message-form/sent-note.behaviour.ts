/** Shows after the reload that the form was sent, without hydrating the form's island. */
export default function startSentNote(status: HTMLElement): void {
  const note = takeSentNote(status.dataset.form ?? '');
  if (!note) return;
  status.textContent = note;
  const show = () => status.scrollIntoView({ block: 'center' });
  show();
  // An address that names the form takes the page there once more.
  addEventListener('load', () => requestAnimationFrame(show), { once: true });
}

/**
 * Marks the history entry of a form that was just sent: the mark survives the reload after it and needs neither cookies
 * nor storage.
 */
export function markSent(form: string, note: string): void {
  history.replaceState({ ...history.state, sent: { form, note } }, '');
  // The note may stand elsewhere than where the page was left: the fields are empty then.
  history.scrollRestoration = 'manual';
}

/** Reads and clears the mark. */
export function takeSentNote(form: string): string | undefined {
  const { sent, ...rest } = history.state ?? {};
  if (sent?.form !== form) return undefined;
  history.replaceState(rest, '');
  history.scrollRestoration = 'auto';
  return sent.note;
}
