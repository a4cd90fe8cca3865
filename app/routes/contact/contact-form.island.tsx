import { checkForm, contactFields, type ContactForm as Fields } from '#domain/forms/form-fields.ts';
import type * as formWords from '#words/islands/contact-form.ts';
import type { RefusedForm } from '../../handle-form.ts';
import { defineIsland } from '../../islands/define-island.ts';
import type { EmailServiceConfig } from '../../site.ts';
import { AutosaveNote } from '../../ui/autosave/autosave-note.tsx';
import { Field, TextAreaField } from '../../ui/field/field.tsx';
import { MessageForm, useMessageForm } from '../../ui/message-form/message-form.tsx';
import styles from './contact.module.css';

type ContactFormData = {
  emailService: EmailServiceConfig;
  /** Prefilled by the link that leads to the form. */
  subject: string;
  refused?: RefusedForm | undefined;
};
type Resources = { words: typeof formWords };

export default defineIsland<ContactFormData, Resources>({ name: 'contact-form', View: ContactForm });

function ContactForm({ emailService, subject, refused, words }: ContactFormData & Resources) {
  const { contactForm, contactPage, formWords, messageForms, offlineNote } = words;
  const state = useMessageForm({
    name: 'contact',
    check: (fields) => checkForm(contactFields, fields, formWords),
    service: emailService,
    templateId: emailService.contactTemplateId,
    words: contactForm,
    refused,
    titles: { plain: contactPage.title, error: messageForms.errorTitle(contactPage.title) },
  });
  const values: Record<string, string> = { subject, ...refused?.values };
  const field = (name: keyof Fields) => ({
    ...contactForm.fields[name],
    id: idOf(name),
    name,
    error: state.reasonOf(name),
    defaultValue: values[name],
    required: contactFields.some((rule) => rule.name === name && rule.required),
  });

  return (
    <MessageForm
      state={state}
      action="/contact"
      idOf={idOf}
      words={{ ...messageForms, ...contactForm }}
      offlineNote={offlineNote}
      className={styles.form}
    >
      <Field {...field('user_name')} autoComplete="name" />
      <div className={styles.pair}>
        <Field {...field('user_email')} type="email" autoComplete="email" />
        <Field {...field('user_phone')} type="tel" autoComplete="tel" />
      </div>
      <Field {...field('subject')} autoComplete="off" />
      <TextAreaField {...field('message')} rows={6} />
      <AutosaveNote name="contact" words={messageForms.autosave} />
    </MessageForm>
  );
}

function idOf(field: string): string {
  return `contact-${field}`;
}
