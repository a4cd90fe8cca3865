import type { FormWords } from '#words/form-words.ts';
import { checkForm, cleanForm, type FieldError } from './form-fields.ts';

/** What staff write for the visitor to read. */
const noteFields = [{ name: 'note', kind: 'text', required: false, maxLength: 2000 }] as const;

export function checkNote(note: string, words: FormWords): FieldError[] {
  return checkForm(noteFields, { note }, words);
}

export function cleanNote(note: string): string {
  return cleanForm(noteFields, { note }).note;
}
