import { readKept } from './kept-enrolment.ts';

/**
 * Keeps the answers on the phone from the first tap: as plain HTML the form would send them to us, so what is pressed
 * before the island is hydrated waits for it. Where the island cannot be loaded, the form is sent after all.
 */
export default function keepOnPhone(form: HTMLElement): void {
  const island = form.closest<HTMLElement>('[data-island]');
  if (!(form instanceof HTMLFormElement) || !island) return;
  const held: HTMLElement[] = [];
  const isHydrated = () => 'hydrated' in island.dataset;

  form.addEventListener('submit', (event) => {
    if (isHydrated() || 'failed' in island.dataset || !event.submitter) return;
    event.preventDefault();
    held.push(event.submitter);
    form.setAttribute('aria-busy', 'true');
  });

  async function release() {
    form.removeAttribute('aria-busy');
    for (const button of held.splice(0, isHydrated() ? held.length : 1)) {
      // What was typed before hydration, and the tap before this one, are rendered first.
      await new Promise((resolve) => setTimeout(resolve, 30));
      button.click();
    }
  }
  new MutationObserver(() => release()).observe(island, {
    attributeFilter: ['data-hydrated', 'data-failed'],
  });

  // What this phone has kept only the island can show. Islands listen for their first use after all behaviours started.
  if (readKept(location.search))
    setTimeout(() => form.dispatchEvent(new Event('focusin', { bubbles: true })));
}
