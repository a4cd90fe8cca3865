import { readKept } from './kept-enrolment.ts';

/** Wakes the island around it when this phone has kept a summary, which only the island can show. */
export default function showKept(form: HTMLElement): void {
  if (location.search !== '' || !readKept()) return;
  // Islands listen for their first use only after all behaviours have started.
  setTimeout(() => form.dispatchEvent(new Event('focusin', { bubbles: true })));
}
