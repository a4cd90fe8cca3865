import { contactForm } from '#words/contact-page.ts';
import { faqGroups } from '#words/faq.ts';
import { messageForms } from '#words/message-forms.ts';

const [first, second] = faqGroups[0]?.questions ?? [];

/** Words of the language in which the gallery is shown. */
export const sample = {
  short: faqGroups[0]?.title ?? '',
  sentence: first?.question ?? '',
  paragraph: first?.answer.join(' ') ?? '',
  other: second?.question ?? '',
  field: contactForm.fields.user_name.label,
  error: messageForms.unreadable,
  /** Longer than any that a page has, and with a word that does not break by itself. */
  long: `${Array(4).fill(first?.question).join(' ')} ${'Ilera-Eko'.repeat(8)}`,
};
