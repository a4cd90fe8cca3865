/** What was typed into one form, as a device keeps it. */
export interface KeptTyping {
  /** The form that it was typed into. */
  form: string;
  /** The version that the form was made from. */
  version: string;
  at: number;
  values: Record<string, string>;
}

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Undefined for anything else that may stand there, and for what nobody has come back to for a month. */
export function readKept(text: string | null, now: number): KeptTyping | undefined {
  try {
    const kept = JSON.parse(text ?? '');
    const isWhole =
      typeof kept.form === 'string' &&
      typeof kept.version === 'string' &&
      typeof kept.at === 'number' &&
      Object.values(kept.values).every((value) => typeof value === 'string');
    return isWhole && now - kept.at < KEPT_DAYS * DAY_MS ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something was typed that the form does not show; spaces around a value are not kept by the server either. */
export function isUnsaved({ values }: KeptTyping, shown: Record<string, string>): boolean {
  return Object.entries(values).some(([name, value]) => value.trim() !== (shown[name] ?? '').trim());
}
