import { useSearchParams } from 'react-router';
import { contactPage, contactForm as words } from '#content/contact-page.ts';
import { formWords } from '#content/form-words.ts';
import { messageForms } from '#content/message-forms.ts';
import { offlineNote } from '#content/offline-page.ts';
import { checkContactForm, contactFields, type ContactForm as Fields } from '#rules/contact-form.ts';
import scene from '../../art/scenes/about.svg';
import type { RefusedForm } from '../../take-form.ts';
import { Field, TextAreaField } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { MessageForm } from '../../ui/message-form/message-form.tsx';
import { useMessageForm } from '../../ui/message-form/use-message-form.ts';
import { useEmailService } from '../../use-email-service.ts';
import styles from './contact-form.module.css';

/** Fetched when somebody comes to the form: no other visitor needs it. */
const loadSender = () => import('../../ui/message-form/email-service.ts');

export function ContactForm({ refused }: { refused?: RefusedForm | undefined }) {
  const emailService = useEmailService();
  const [query] = useSearchParams();
  const state = useMessageForm({
    name: 'contact',
    check: (fields) => checkContactForm(fields, formWords),
    prepare: loadSender,
    async send(form) {
      const { sendByEmailService } = await loadSender();
      await sendByEmailService(form, emailService, emailService.contactTemplateId);
    },
    words,
    refused: refused?.errors,
  });
  const { errors, reasonOf } = state;
  const subject = query.get('subject') ?? '';
  const values: Record<string, string> = { subject, ...refused?.values };
  const field = (name: keyof Fields) => ({
    ...words.fields[name],
    id: idOf(name),
    name,
    error: reasonOf(name),
    defaultValue: values[name],
    required: contactFields.some((rule) => rule.name === name && rule.required),
  });

  return (
    <section id={words.id} className={styles.write} aria-labelledby="write-title">
      <title>{errors.length > 0 ? messageForms.errorTitle(contactPage.title) : contactPage.title}</title>
      <div className={styles.words}>
        <h2 id="write-title">{words.heading}</h2>
        <p>{words.text}</p>
        <p className={styles.call}>
          {words.call.text}
          <a href={words.call.to} className={styles.phone}>
            <Icon name="phone" />
            {words.call.label}
          </a>
        </p>
        <p className={styles.urgent}>{words.urgent}</p>
        <img className={styles.scene} src={scene} alt="" width={640} height={480} loading="lazy" />
      </div>
      <MessageForm
        state={state}
        action="/contact"
        idOf={idOf}
        words={{ ...messageForms, ...words }}
        offlineNote={offlineNote}
        className={styles.form}
      >
        <Field {...field('user_name')} autoComplete="name" />
        <div className={styles.pair}>
          <Field {...field('user_email')} type="email" autoComplete="email" />
          <Field {...field('user_phone')} type="tel" autoComplete="tel" />
        </div>
        {/* A link to the form with another subject begins it anew. */}
        <Field key={subject} {...field('subject')} autoComplete="off" />
        <TextAreaField {...field('message')} rows={6} />
      </MessageForm>
    </section>
  );
}

function idOf(field: string): string {
  return `contact-${field}`;
}
