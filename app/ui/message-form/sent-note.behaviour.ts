import { takeSentMark } from './sent-mark.ts';

/** Shows after the reload that the form was sent, without hydrating the form's island. */
export default function startSentNote(status: HTMLElement): void {
  const { form = '', note = '' } = status.dataset;
  if (takeSentMark(form)) status.textContent = note;
}
