import { takeSentMark } from './sent-mark.ts';

/** Says on the page that was loaded anew that its form has just been sent: the form's island sleeps there. */
export default function startSentNote(status: HTMLElement): void {
  const { form = '', note = '' } = status.dataset;
  if (takeSentMark(form)) status.textContent = note;
}
