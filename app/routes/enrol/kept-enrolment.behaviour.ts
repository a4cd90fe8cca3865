import { readKept } from './kept-enrolment.ts';

/** What this phone has kept only the island can show. Islands listen for their first use after all behaviours started. */
export default function showKept(form: HTMLElement): void {
  if (readKept(location.search))
    setTimeout(() => form.dispatchEvent(new Event('focusin', { bubbles: true })));
}
