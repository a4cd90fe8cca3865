import {
  draftKeyOf,
  draftValueOf,
  isTick,
  readDraft,
  savedControls,
  setDraftValue,
  tryStorage,
  valuesOf,
  writeDraft,
} from './form-draft.ts';

/**
 * Keeps the text of the form around the note, and shows the note, which says so and can clear the text. Text that was
 * sent already is kept only once the user changes it.
 */
export function autosave(note: HTMLElement, key: string, isSent: boolean): void {
  const form = note.closest('form');
  if (!form || !note.hidden) return;
  const remove = () => tryStorage((storage) => storage.removeItem(key));
  const save = () => {
    const values = valuesOf(form);
    const isStored = writeDraft(key, { values });
    if (!Object.values(values).some(Boolean)) remove();
    return isStored;
  };

  for (const control of savedControls(form)) {
    const value = readDraft(key)?.values[draftKeyOf(control)];
    // What the server or a link has filled in is newer, and so is a choice in the same group.
    const isEmpty = isTick(control)
      ? !form.querySelector(`[name="${control.name}"]:checked`)
      : draftValueOf(control) === '';
    if (value && isEmpty) setDraftValue(control, value);
  }
  if (!isSent && !save()) return;
  note.hidden = false;
  form.addEventListener('input', save);
  note.querySelector('button')?.addEventListener('click', () => {
    const controls = savedControls(form);
    for (const control of controls) setDraftValue(control, '');
    remove();
    controls[0]?.focus();
  });
}
