/**
 * A mark in the tab's history entry that a form has just been sent. It outlives the reload that follows, for the
 * words that say so, and needs no cookie and no storage.
 */
const SENT_MARK = 'sent';

export function markSent(formName: string): void {
  history.replaceState({ ...history.state, [SENT_MARK]: formName }, '');
}

/** Whether the mark of this form is there; it holds once. */
export function takeSentMark(formName: string): boolean {
  const { [SENT_MARK]: sent, ...rest } = history.state ?? {};
  if (sent !== formName) return false;
  history.replaceState(rest, '');
  return true;
}
