import { formatMoment } from '#domain/text/format-date.ts';
import {
  isUnsaved,
  type KeptTyping,
  openValues,
  readKept,
  sealValues,
  type TypedValues,
} from './kept-typing.ts';

const PREFIX = 'desk-typed';
const PAUSE_MS = 400;

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed into a form on the device until it is saved, and offers it back after a reload, a failed save or a
 * session that is over. The form says whose it is (`data-person`), by which key of theirs it is encrypted
 * (`data-kept-key`), under which name to keep it (`data-kept-as`) and which form has just been saved (`data-saved`).
 */
export default function startKeepTyped(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const key = form.dataset.keptKey ?? '';
  const name = `${PREFIX}:${form.dataset.person}:${form.dataset.keptAs}`;
  const hidden = (field: string) => new FormData(form).get(field)?.toString() ?? '';
  const shown = typedValues(form);
  const isFilledIn = new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
  let timer = 0;
  let writes = 0;
  let isSigningOut = false;

  dropSaved(form.dataset.saved);
  void offerKept();

  async function offerKept(): Promise<void> {
    const kept = readKept(read(name), Date.now());
    const values = kept && (await openValues(key, kept.sealed));
    if (values && isUnsaved(values, shown)) offer(form as HTMLFormElement, kept, values, isFilledIn, forget);
    // It came back with what was typed, which stands nowhere else.
    else if ('isTyped' in (form as HTMLFormElement).dataset) await keep();
  }

  async function keep(): Promise<void> {
    window.clearTimeout(timer);
    const write = ++writes;
    const now = { form: hidden('form'), version: hidden('version'), at: Date.now() };
    const sealed = await sealValues(key, typedValues(form as HTMLFormElement));
    // Another key may have been pressed meanwhile, or the text thrown away.
    if (write === writes && !isSigningOut)
      store(name, JSON.stringify({ ...now, sealed } satisfies KeptTyping));
  }

  function forget(): void {
    writes++;
    remove(name);
  }

  form.addEventListener('input', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(keep, PAUSE_MS);
  });
  // Encrypting takes a moment, which a page has at these events, and no longer when it is hidden for good.
  const keepNow = () => void (timer && keep());
  form.addEventListener('submit', keepNow);
  window.addEventListener('beforeunload', keepNow);
  document.addEventListener('visibilitychange', keepNow);
  // Its answer clears the storage, which this page must not fill again while it is left.
  document.addEventListener('submit', ({ target }) => {
    isSigningOut = target instanceof HTMLFormElement && target.getAttribute('action') === '/desk/sign-out';
  });
}

function offer(
  form: HTMLFormElement,
  kept: KeptTyping,
  values: TypedValues,
  isFilledIn: Promise<unknown>,
  forget: () => void,
): void {
  const box = form.querySelector<HTMLElement>('[data-kept]');
  const at = box?.querySelector('time');
  if (!box || !at) return;
  at.dateTime = new Date(kept.at).toISOString();
  at.textContent = formatMoment(at.dateTime);
  const version = form.elements.namedItem('version') as HTMLInputElement;
  const older = box.querySelector<HTMLElement>('[data-kept-older]');
  if (older) older.hidden = kept.version === version.value;
  box.hidden = false;
  box.scrollIntoView({ block: 'nearest' });
  function take(): void {
    // Saved again, it must not overwrite what somebody else has saved since.
    if (older) version.value = kept.version;
    if (box) box.hidden = true;
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Whoever goes back gets the form filled in by the browser, which does so after the page has loaded.
  void isFilledIn.then(() => isUnsaved(values, typedValues(form)) || take());
  box.querySelector('[data-kept-restore]')?.addEventListener('click', () => {
    for (const control of textControls(form))
      if (values[control.name] !== undefined && !isReadOnly(control))
        control.value = values[control.name] ?? '';
    take();
    form.querySelector('textarea')?.focus();
  });
  box.querySelector('[data-kept-forget]')?.addEventListener('click', () => {
    forget();
    box.hidden = true;
    form.querySelector('textarea')?.focus();
  });
}

function isReadOnly(control: TextControl): boolean {
  return 'readOnly' in control && control.readOnly;
}

function textControls(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter(
    (control): control is TextControl =>
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLSelectElement && control.autocomplete !== 'off') ||
      (control instanceof HTMLInputElement && /^(?:text|date|datetime-local)$/.test(control.type)),
  );
}

function typedValues(form: HTMLFormElement): TypedValues {
  return Object.fromEntries(textControls(form).map(({ name, value }) => [name, value]));
}

/** What was saved from a form has no need to be kept, wherever it was typed; nor has what is too old, whoever typed it. */
function dropSaved(saved: string | undefined): void {
  try {
    for (const name of Object.keys(localStorage).filter((known) => known.startsWith(`${PREFIX}:`))) {
      const kept = readKept(localStorage.getItem(name), Date.now());
      if (!kept || kept.form === saved) localStorage.removeItem(name);
    }
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Browsers may refuse to keep anything, or be full. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The form itself still has it.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never kept.
  }
}
