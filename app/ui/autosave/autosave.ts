import {
  draftKeyOf,
  draftValueOf,
  isTick,
  readDraft,
  savedControls,
  servedValueOf,
  setDraftValue,
  tryStorage,
  valuesOf,
  writeDraft,
} from './form-draft.ts';

/**
 * Keeps the text of the form around the note, and shows the note, which says so and can clear the text. Text that was
 * sent already is kept only once the user changes it; what was typed before this was loaded is newer than what is kept.
 */
export function autosave(note: HTMLElement, key: string, state: { isSent: boolean; isTyped: boolean }): void {
  const form = note.closest('form');
  if (!form || !note.hidden) return;
  const remove = () => tryStorage((storage) => storage.removeItem(key));
  const save = () => {
    const values = valuesOf(form);
    const isStored = writeDraft(key, { values });
    if (!Object.values(values).some(Boolean)) remove();
    return isStored;
  };
  // What the server or a link has filled in is newer, and so is a choice in the same group. What the browser itself fills
  // in on the way back to an earlier page is older.
  const restore = (isTyped: boolean) => {
    for (const control of savedControls(form)) {
      const value = readDraft(key)?.values[draftKeyOf(control)];
      const current = draftValueOf(control);
      const isNewer = isTick(control)
        ? form.querySelector(`[name="${control.name}"]${isTyped ? ':checked' : '[checked]'}`)
        : current && (isTyped || current === servedValueOf(control));
      if (value && !isNewer) setDraftValue(control, value);
    }
  };

  restore(state.isTyped);
  if (!state.isSent && !save()) return;
  note.hidden = false;
  form.addEventListener('input', save);
  addEventListener('pageshow', ({ persisted }) => persisted && restore(false));
  note.querySelector('button')?.addEventListener('click', () => {
    const controls = savedControls(form);
    for (const control of controls) setDraftValue(control, '');
    remove();
    controls[0]?.focus();
  });
}
