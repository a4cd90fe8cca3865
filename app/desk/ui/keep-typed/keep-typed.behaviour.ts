import { formatMoment } from '#domain/text/format-date.ts';
import { isUnsaved, type KeptTyping, readKept } from './kept-typing.ts';

const PREFIX = 'desk-typed';
const PAUSE_MS = 400;

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed into a form on the device until it is saved, and offers it back after a reload, a failed save or a
 * session that is over. The form says whose it is (`data-person`), under which name to keep it (`data-kept-as`) and which
 * form has just been saved (`data-saved`).
 */
export default function startKeepTyped(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const ofPerson = `${PREFIX}:${form.dataset.person}:`;
  const key = ofPerson + form.dataset.keptAs;
  const hidden = (name: string) => new FormData(form).get(name)?.toString() ?? '';
  let timer = 0;

  dropSaved(ofPerson, form.dataset.saved);
  const kept = readKept(read(key), Date.now());
  if (kept && isUnsaved(kept, typedValues(form))) offer(form, kept, () => remove(key));
  // It came back with what was typed, which stands nowhere else.
  else if ('isTyped' in form.dataset) keep();

  function keep(): void {
    window.clearTimeout(timer);
    const now: KeptTyping = {
      form: hidden('form'),
      version: hidden('version'),
      at: Date.now(),
      values: typedValues(form as HTMLFormElement),
    };
    write(key, JSON.stringify(now));
  }

  form.addEventListener('input', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(keep, PAUSE_MS);
  });
  form.addEventListener('submit', () => timer && keep());
  window.addEventListener('pagehide', () => timer && keep());
}

function offer(form: HTMLFormElement, kept: KeptTyping, forget: () => void): void {
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
  window.addEventListener('pageshow', () => isUnsaved(kept, typedValues(form)) || take(), { once: true });
  box.querySelector('[data-kept-restore]')?.addEventListener('click', () => {
    for (const control of textControls(form))
      if (kept.values[control.name] !== undefined && !isReadOnly(control))
        control.value = kept.values[control.name] ?? '';
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

function typedValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(textControls(form).map(({ name, value }) => [name, value]));
}

/** What was saved from a form has no need to be kept, wherever it was typed; nor has what is too old. */
function dropSaved(prefix: string, saved: string | undefined): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      const kept = readKept(localStorage.getItem(key), Date.now());
      if (!kept || kept.form === saved) localStorage.removeItem(key);
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

function write(key: string, text: string): void {
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
