import { formatMoment } from '#domain/text/format-date.ts';
import {
  type DraftValues,
  draftKeyOf,
  draftValueOf,
  type FormDraft,
  isTick,
  readDraft,
  savedControls,
  setDraftValue,
  tryStorage,
  valuesOf,
  writeDraft,
} from '../../../ui/autosave/form-draft.ts';

const PREFIX = 'desk-draft:';

interface DeskDraft extends FormDraft {
  savedAt: number;
  /** The id of the form, which the page after a successful save names. */
  form: string;
  /** What was saved when the text was started, by the hidden fields that say so. */
  revision: Record<string, string>;
}

/**
 * Saves what is typed into a form until the form is saved, and offers it after a reload, a failed save or the end of the
 * session. If a colleague has saved meanwhile, it shows the text next to theirs; once brought back, the text keeps its
 * old revision, so that the server detects the conflict.
 */
export default function startAutosaveForm(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const { autosave, saved } = form.dataset;
  const isTyped = 'isTyped' in form.dataset;
  const key = `${PREFIX}${document.documentElement.dataset.person}:${autosave}`;
  const box = form.querySelector<HTMLElement>('[data-draft]');
  const revisionFields = [...form.querySelectorAll<HTMLInputElement>('[data-revision]')];
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let hasInput = false;
  if (!box || !tryStorage((storage) => storage)) return;

  deleteDrafts((_key, draft) => draft?.form === saved);
  const draft = readDraft<DeskDraft>(key);
  form.addEventListener('input', ({ target }) => {
    // A choice for one action, such as a template, is no text and must not replace a draft.
    if (target !== form && !savedControls(form).some((control) => control === target)) return;
    hasInput = true;
    save();
  });
  if (visit?.type === 'reload' || visit?.type === 'back_forward')
    window.addEventListener(
      'pageshow',
      () => {
        // The browser has filled in old text next to the revision of today.
        if (!hasInput) form.reset();
        offer();
      },
      { once: true },
    );
  else offer();

  function save(): void {
    const id = new FormData(form).get('form')?.toString() ?? '';
    const revision = Object.fromEntries(revisionFields.map(({ name, value }) => [name, value]));
    const values = valuesOf(form);
    writeDraft<DeskDraft>(key, { form: id, savedAt: Date.now(), revision, values });
  }

  function offer(): void {
    if (!box) return;
    if (!draft || !isUnsaved(draft.values, valuesOf(form), isTyped)) {
      // The text of a refused form is nowhere else.
      if (isTyped) save();
      return;
    }
    const isOlder = revisionFields.some(({ name, value }) => draft.revision[name] !== value);
    if (visit?.type === 'back_forward' && !isOlder) {
      restore();
      return;
    }
    const time = box.querySelector('time');
    if (time) {
      time.dateTime = new Date(draft.savedAt).toISOString();
      time.textContent = formatMoment(time.dateTime);
    }
    const older = box.querySelector<HTMLElement>('[data-draft-older]');
    if (older) older.hidden = !isOlder;
    if (isOlder) older?.querySelector('dl')?.append(...textsOf(form, draft.values));
    box.querySelector('[data-draft-restore]')?.addEventListener('click', () => {
      restore();
      form.querySelector('textarea')?.focus();
    });
    box.querySelector('[data-draft-delete]')?.addEventListener('click', () => {
      tryStorage((storage) => storage.removeItem(key));
      box.hidden = true;
      form.querySelector('textarea')?.focus();
    });
    box.hidden = false;
    box.scrollIntoView({ block: 'nearest' });
  }

  function restore(): void {
    for (const control of savedControls(form)) {
      const value = draft?.values[draftKeyOf(control)];
      if (value || (isTick(control) && value !== undefined)) setDraftValue(control, value);
    }
    for (const field of revisionFields) field.value = draft?.revision[field.name] ?? field.value;
    if (box) box.hidden = true;
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The draft's own text by its labels, where the form shows another. */
function textsOf(form: HTMLFormElement, values: DraftValues): HTMLElement[] {
  return savedControls(form).flatMap((control) => {
    const value = values[draftKeyOf(control)] ?? '';
    if (value === draftValueOf(control)) return [];
    const [term, text] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = control.labels?.[0]?.textContent ?? control.name;
    text.textContent = isTick(control) ? (value ? '✓' : '✗') : value || '–';
    return [term, text];
  });
}

/**
 * Whether something was typed that the form does not show. The server trims values. Empty text is never offered in place
 * of other text; a form that came back with what was typed may have put more around it, as a template does.
 */
export function isUnsaved(values: DraftValues, shown: DraftValues, isTyped = false): boolean {
  return Object.entries(values).some(([name, value]) => {
    const [typed, now] = [value.trim(), (shown[name] ?? '').trim()];
    return typed !== '' && (isTyped ? !now.includes(typed) : now !== typed);
  });
}

/** Deletes what other people, or with undefined what all people, have typed in this tab. */
export function deleteDraftsOfOthers(person: string | undefined): void {
  deleteDrafts((key) => person === undefined || !key.startsWith(`${PREFIX}${person}:`));
}

function deleteDrafts(isDeleted: (key: string, draft: DeskDraft | undefined) => boolean): void {
  tryStorage((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(PREFIX) && isDeleted(key, readDraft(key))) storage.removeItem(key);
  });
}
