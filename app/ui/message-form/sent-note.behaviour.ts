/** Shows after the reload that the form was sent, without hydrating the form's island. */
export default function startSentNote(status: HTMLElement): void {
  const { form = '', note = '' } = status.dataset;
  if (takeSentMark(form)) status.textContent = note;
}

/**
 * Marks the history entry of a form that was just sent: the mark survives the reload after it and needs neither cookies
 * nor storage.
 */
const SENT_MARK = 'sent';

export function markSent(formName: string): void {
  history.replaceState({ ...history.state, [SENT_MARK]: formName }, '');
}

/** Reads and clears the mark. */
export function takeSentMark(formName: string): boolean {
  const { [SENT_MARK]: sent, ...rest } = history.state ?? {};
  if (sent !== formName) return false;
  history.replaceState(rest, '');
  return true;
}
