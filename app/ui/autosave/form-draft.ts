type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type DraftValues = Readonly<Record<string, string>>;

/** Text of a form that was typed and not sent, as `sessionStorage` keeps it until the tab is closed. */
export interface FormDraft {
  values: DraftValues;
}

const SAVED_TYPES = /^(?:text|email|tel|date|datetime-local|checkbox|radio)$/;

/** No password, file or hidden token, no honeypot, which the Tab key skips, and no answer to a question of this moment. */
export function savedControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((control): control is Control => {
    if (!('name' in control) || (control as Control).tabIndex < 0) return false;
    if (control.name === 'question') return false;
    if (control instanceof HTMLInputElement) return SAVED_TYPES.test(control.type) && !control.readOnly;
    // A select without autocomplete belongs to the button next to it, such as a template to fill in.
    if (control instanceof HTMLSelectElement) return control.autocomplete !== 'off';
    return control instanceof HTMLTextAreaElement;
  });
}

export const isTick = ({ type }: Control) => type === 'checkbox' || type === 'radio';

export const draftKeyOf = (control: Control) =>
  isTick(control) ? `${control.name}=${control.value}` : control.name;

export function draftValueOf(control: Control): string {
  if (!isTick(control)) return control.value;
  return (control as HTMLInputElement).checked ? 'on' : '';
}

/** What the server or a link has filled in. */
export const servedValueOf = (control: Control) =>
  control instanceof HTMLSelectElement ? '' : control.defaultValue;

export function setDraftValue(control: Control, value: string): void {
  if (isTick(control)) (control as HTMLInputElement).checked = value !== '';
  else control.value = value;
}

export function valuesOf(form: HTMLFormElement): DraftValues {
  return Object.fromEntries(
    savedControls(form).map((control) => [draftKeyOf(control), draftValueOf(control)]),
  );
}

export function readDraft<Draft extends FormDraft>(key: string): Draft | undefined {
  return tryStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') ?? undefined);
}

/** Whether it could be stored. */
export function writeDraft<Draft extends FormDraft>(key: string, draft: Draft): boolean {
  return tryStorage((storage) => storage.setItem(key, JSON.stringify(draft)) ?? true) ?? false;
}

/** Returns undefined if the browser refuses storage or is out of space; the form itself still has the text. */
export function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
