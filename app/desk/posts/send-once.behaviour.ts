/** Longer than the server takes at most: whoever has stopped the browser can then send again. */
const LOCKED_MS = 40_000;

/** Says that a form is being sent, and takes no second press meanwhile: a picture takes seconds to be made. */
export default function startSendOnce(form: HTMLElement): void {
  const note = form.querySelector<HTMLElement>('[data-sending]');
  if (!(form instanceof HTMLFormElement) || !note) return;
  let timer = 0;

  function lock(isLocked: boolean): void {
    window.clearTimeout(timer);
    timer = isLocked ? window.setTimeout(lock, LOCKED_MS, false) : 0;
    if (note) note.hidden = !isLocked;
    // Not `disabled`: the browser would send no word of the button that was pressed, and take the focus from it.
    for (const button of form.querySelectorAll('button[type=submit]'))
      button.setAttribute('aria-disabled', String(isLocked));
  }

  form.addEventListener('submit', (event) => {
    // The preview goes into its frame, and this page stays.
    if (event.submitter?.hasAttribute('formtarget')) return;
    if (timer) event.preventDefault();
    else lock(true);
  });
  // Also when somebody comes back to a page that the browser has kept as it was.
  window.addEventListener('pageshow', () => lock(false));
}
