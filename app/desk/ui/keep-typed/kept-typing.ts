/** What was typed into one form, as a device keeps it. */
export interface KeptTyping {
  /** The form that it was typed into. */
  form: string;
  /** The version that the form was made from. */
  version: string;
  at: number;
  /** The values, encrypted: the next person at this device must not read them. */
  sealed: string;
}

export type TypedValues = Record<string, string>;

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const CIPHER = 'AES-GCM';
const NONCE_BYTES = 12;

/** Undefined for anything else that may stand there, and for what nobody has come back to for a month. */
export function readKept(text: string | null, now: number): KeptTyping | undefined {
  try {
    const kept = JSON.parse(text ?? '');
    const isWhole =
      typeof kept.form === 'string' &&
      typeof kept.version === 'string' &&
      typeof kept.at === 'number' &&
      typeof kept.sealed === 'string';
    return isWhole && now - kept.at < KEPT_DAYS * DAY_MS ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something was typed that the form does not show; spaces around a value are not kept by the server either. */
export function isUnsaved(values: TypedValues, shown: TypedValues): boolean {
  return Object.entries(values).some(([name, value]) => value.trim() !== (shown[name] ?? '').trim());
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
