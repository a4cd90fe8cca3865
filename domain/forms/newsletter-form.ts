import type { FormWords } from '#words/message-forms.ts';
import { checkForm, cleanForm, type FieldError, type FormFields } from './form-fields.ts';

const newsletterFields = [
  { name: 'user_email', kind: 'email', required: true, maxLength: 254 },
  { name: 'user_name', kind: 'line', required: false, maxLength: 100 },
] as const;

type NewsletterFieldName = (typeof newsletterFields)[number]['name'];
export type NewsletterForm = Record<NewsletterFieldName, string>;

export function checkNewsletterForm(fields: FormFields, words: FormWords): FieldError[] {
  return checkForm(newsletterFields, fields, words);
}

export function cleanNewsletterForm(fields: FormFields): NewsletterForm {
  return cleanForm(newsletterFields, fields);
}
