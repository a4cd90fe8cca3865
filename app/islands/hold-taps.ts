/** The buttons of a stepper, and whatever the form of /enrol would send to us. */
const HELD = '[name=step], [data-behaviour=kept-enrolment] *';

/**
 * What is pressed before an island is hydrated waits for it instead of loading the page anew, so that the focus stays on
 * the button. Where the island cannot be loaded, the form is sent after all.
 */
export function holdTaps(island: HTMLElement): void {
  const { dataset } = island;
  const held: HTMLElement[] = [];

  island.addEventListener('submit', (event) => {
    const { submitter } = event;
    if ('hydrated' in dataset || 'failed' in dataset || !submitter?.matches(HELD)) return;
    event.preventDefault();
    held.push(submitter);
    island.setAttribute('aria-busy', 'true');
  });

  async function release() {
    island.removeAttribute('aria-busy');
    for (const button of held.splice(0)) {
      // What was typed before hydration, and the tap before this one, are rendered first.
      await new Promise((resolve) => setTimeout(resolve, 30));
      button.click();
    }
  }
  new MutationObserver(release).observe(island, { attributeFilter: ['data-hydrated', 'data-failed'] });
}
