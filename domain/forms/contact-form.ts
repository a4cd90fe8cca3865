import type { FormWords } from '#words/message-forms.ts';
import { checkForm, cleanForm, type FieldError, type FormFields } from './form-fields.ts';

/** The fields of the agency's form, with our own limits. */
export const contactFields = [
  { name: 'user_name', kind: 'line', required: true, maxLength: 100 },
  { name: 'user_email', kind: 'email', required: true, maxLength: 254 },
  { name: 'user_phone', kind: 'line', required: false, maxLength: 30 },
  { name: 'subject', kind: 'line', required: false, maxLength: 150 },
  { name: 'message', kind: 'text', required: true, maxLength: 5000 },
] as const;

type ContactFieldName = (typeof contactFields)[number]['name'];
export type ContactForm = Record<ContactFieldName, string>;

export function checkContactForm(fields: FormFields, words: FormWords): FieldError[] {
  return checkForm(contactFields, fields, words);
}

export function cleanContactForm(fields: FormFields): ContactForm {
  return cleanForm(contactFields, fields);
}
