/** Longer than the server takes at most: whoever has stopped the browser can then send again. */
const LOCKED_MS = 40_000;
const ASK_MS = 1500;

/** Says that a form is being sent, and takes no second press meanwhile: a picture takes seconds to be made. */
export default function startSendOnce(form: HTMLElement): void {
  const note = form.querySelector<HTMLElement>('[data-sending]');
  if (!(form instanceof HTMLFormElement) || !note) return;
  let timer = 0;
  let asking = 0;

  function lock(isLocked: boolean): void {
    window.clearTimeout(timer);
    window.clearInterval(asking);
    timer = isLocked ? window.setTimeout(lock, LOCKED_MS, false) : 0;
    if (note) note.hidden = !isLocked;
    // Not `disabled`: the browser would send no word of the button that was pressed, and take the focus from it.
    for (const button of form.querySelectorAll('button[type=submit]'))
      button.setAttribute('aria-disabled', String(isLocked));
  }

  form.addEventListener('submit', (event) => {
    // The preview goes into its frame, and this page stays.
    if (event.submitter?.hasAttribute('formtarget')) return;
    if (timer) {
      event.preventDefault();
      return;
    }
    lock(true);
    const files = form.querySelectorAll<HTMLInputElement>('input[type=file]');
    if ([...files].some((input) => input.files?.length))
      asking = window.setInterval(showProgress, ASK_MS, note);
  });
  // Also when somebody comes back to a page that the browser has kept as it was.
  window.addEventListener('pageshow', () => lock(false));
}

/** While the answer to the form is waited for, the page is still there; which process knows is the server's matter. */
async function showProgress(note: HTMLElement): Promise<void> {
  const answer = await fetch(`${note.dataset.progressOf}&part`).catch(() => undefined);
  const [, made, parts] = /data-made="(\d+)" data-parts="(\d+)"/.exec((await answer?.text()) ?? '') ?? [];
  const [words, bar] = [note.querySelector('p'), note.querySelector('progress')];
  if (!made || !parts || !words || !bar) return;
  const next = String(Number(made) + 1);
  words.textContent = (note.dataset.making ?? '').replace('{made}', next).replace('{parts}', parts);
  bar.max = Number(parts);
  bar.value = Number(made);
}
