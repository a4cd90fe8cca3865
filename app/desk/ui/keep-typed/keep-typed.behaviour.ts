import { formatMoment } from '#domain/text/format-date.ts';

const PREFIX = 'desk-typed';
const PAUSE_MS = 400;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const CIPHER = 'AES-GCM';
const NONCE_BYTES = 12;

/** What was typed into one form, as a device keeps it. */
interface KeptTyping {
  form: string;
  version: string;
  at: number;
  /** The values, encrypted: the next person at this device must not read them. */
  sealed: string;
}

type TypedValues = Record<string, string>;

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed into a form on the device until it is saved, and offers it back after a reload, a failed save or a
 * session that is over. The form says whose it is (`data-person`), by which key of theirs it is encrypted
 * (`data-kept-key`), under which name to keep it (`data-kept-as`) and which form has just been saved (`data-saved`).
 */
export default function startKeepTyped(element: HTMLElement): void {
  const form = element as HTMLFormElement;
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
    const kept = readKept(tryStorage((storage) => storage.getItem(name)) ?? null, Date.now());
    const values = kept && (await openValues(key, kept.sealed));
    // It came back with what was typed, which stands nowhere else.
    const isTyped = 'isTyped' in form.dataset;
    if (values && isUnsaved(values, shown, isTyped)) offer(form, kept, values, isFilledIn, forget);
    else if (isTyped) await keep();
  }

  async function keep(): Promise<void> {
    window.clearTimeout(timer);
    const write = ++writes;
    const now = { form: hidden('form'), version: hidden('version'), at: Date.now() };
    const sealed = await sealValues(key, typedValues(form));
    const kept: KeptTyping = { ...now, sealed };
    // Another key may have been pressed meanwhile, or the text thrown away.
    if (write === writes && !isSigningOut)
      tryStorage((storage) => storage.setItem(name, JSON.stringify(kept)));
  }

  function forget(): void {
    writes++;
    tryStorage((storage) => storage.removeItem(name));
  }

  form.addEventListener('input', ({ target }) => {
    // What is only chosen, such as a template, is no text, and must not take the place of one that is kept.
    if (target !== form && !textControls(form).some((control) => control === target)) return;
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
  // Whoever comes back finds the form as it was left, unless somebody has changed something since.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward' && kept.version === version.value) restore();
  else {
    box.hidden = false;
    box.scrollIntoView({ block: 'nearest' });
  }
  function take(): void {
    // Saved again, it must not overwrite what somebody else has saved since.
    if (older) version.value = kept.version;
    if (box) box.hidden = true;
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Whoever goes back gets the form filled in by the browser, which does so after the page has loaded.
  void isFilledIn.then(() => isUnsaved(values, typedValues(form)) || take());
  function restore(): void {
    for (const control of textControls(form)) {
      const isReadOnly = 'readOnly' in control && control.readOnly;
      // An empty one is nothing to bring back, and must not take a text away.
      if (!isReadOnly) control.value = values[control.name] || control.value;
    }
    take();
  }
  box.querySelector('[data-kept-restore]')?.addEventListener('click', () => {
    restore();
    form.querySelector('textarea')?.focus();
  });
  box.querySelector('[data-kept-forget]')?.addEventListener('click', () => {
    forget();
    box.hidden = true;
    form.querySelector('textarea')?.focus();
  });
}

function textControls(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter(
    (control): control is TextControl =>
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLSelectElement && control.autocomplete !== 'off') ||
      (control instanceof HTMLInputElement && /^(?:text|tel|date|datetime-local)$/.test(control.type)),
  );
}

function typedValues(form: HTMLFormElement): TypedValues {
  return Object.fromEntries(textControls(form).map(({ name, value }) => [name, value]));
}

/** What was saved from a form has no need to be kept, wherever it was typed; nor has what is too old, whoever typed it. */
function dropSaved(saved: string | undefined): void {
  tryStorage((storage) => {
    for (const name of Object.keys(storage).filter((known) => known.startsWith(`${PREFIX}:`))) {
      const kept = readKept(storage.getItem(name), Date.now());
      if (!kept || kept.form === saved) storage.removeItem(name);
    }
  });
}

/** Browsers may refuse to keep anything, or be full; the form itself still has it. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** Undefined for anything else that may stand there, and for what nobody has come back to for a month. */
export function readKept(text: string | null, now: number): KeptTyping | undefined {
  try {
    const kept = JSON.parse(text ?? '');
    const isWhole = typeof kept.at === 'number' && typeof kept.sealed === 'string';
    return isWhole && now - kept.at < KEPT_DAYS * DAY_MS ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether something was typed that the form does not show; spaces around a value are not kept by the server either. A form
 * that came back with what was typed may have put more around it, as a template does.
 */
export function isUnsaved(values: TypedValues, shown: TypedValues, isTyped = false): boolean {
  return Object.entries(values).some(([name, value]) => {
    const [typed, now] = [value.trim(), (shown[name] ?? '').trim()];
    return typed !== '' && (isTyped ? !now.includes(typed) : now !== typed);
  });
}

/** Encrypts by a key in base64 that only pages of its owner hold. */
export async function sealValues(key: string, values: TypedValues): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  const sealed = await crypto.subtle.encrypt({ name: CIPHER, iv }, await importKey(key), bytes);
  // Twelve bytes are sixteen letters without padding, so that the two can be joined and read as one.
  return toBase64(iv) + toBase64(new Uint8Array(sealed));
}

/** Undefined when it was sealed by another key, or changed. */
export async function openValues(key: string, sealed: string): Promise<TypedValues | undefined> {
  try {
    const bytes = fromBase64(sealed);
    const iv = bytes.subarray(0, NONCE_BYTES);
    const opened = await crypto.subtle.decrypt(
      { name: CIPHER, iv },
      await importKey(key),
      bytes.subarray(NONCE_BYTES),
    );
    return JSON.parse(new TextDecoder().decode(opened));
  } catch {
    return undefined;
  }
}

function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(key), CIPHER, false, ['encrypt', 'decrypt']);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
