/** Shows after the reload that the form was sent, without hydrating the form's island. */
export default function startSentNote(status: HTMLElement): void {
  const { form = '', note = '' } = status.dataset;
  if (!takeSentMark(form)) return;
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
const SENT_MARK = 'sent';

export function markSent(formName: string): void {
  history.replaceState({ ...history.state, [SENT_MARK]: formName }, '');
  // The note may stand elsewhere than where the page was left: the fields are empty then.
  history.scrollRestoration = 'manual';
}

/** Reads and clears the mark. */
export function takeSentMark(formName: string): boolean {
  const { [SENT_MARK]: sent, ...rest } = history.state ?? {};
  if (sent !== formName) return false;
  history.replaceState(rest, '');
  history.scrollRestoration = 'auto';
  return true;
}
