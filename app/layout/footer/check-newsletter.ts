import { formWords } from '#content/form-words.ts';
import { checkNewsletterForm } from '#rules/newsletter-form.ts';

/** The rules with their words, in a file of their own so that they can come late. */
export function checkNewsletter(fields: Record<string, string>) {
  return checkNewsletterForm(fields, formWords);
}
