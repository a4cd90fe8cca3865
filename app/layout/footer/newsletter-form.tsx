import { useId } from 'react';
import { messageForms } from '#content/message-forms.ts';
import { offlineNote } from '#content/offline-page.ts';
import { newsletter as words } from '#content/site.ts';
import type { RefusedForm } from '../../take-form.ts';
import { Field } from '../../ui/field/field.tsx';
import { MessageForm } from '../../ui/message-form/message-form.tsx';
import { useMessageForm } from '../../ui/message-form/use-message-form.ts';
import { useEmailService } from '../../use-email-service.ts';
import styles from './newsletter-form.module.css';

/** Fetched when somebody comes to the form: it stands on every page, and few use it. */
const loadCheck = () => import('./check-newsletter.ts');
const loadSender = () => import('../../ui/message-form/email-service.ts');

type NewsletterFormProps = {
  refused?: RefusedForm | undefined;
  /** When the form is what its page is about, it lists its errors and marks the page's title. */
  pageTitle?: string;
};

export function NewsletterForm({ refused, pageTitle }: NewsletterFormProps) {
  const id = useId();
  const emailService = useEmailService();
  const state = useMessageForm({
    name: 'newsletter',
    prepare: () => Promise.all([loadCheck(), loadSender()]),
    async check(fields) {
      const { checkNewsletter } = await loadCheck();
      return checkNewsletter(fields);
    },
    async send(form) {
      const { sendByEmailService } = await loadSender();
      await sendByEmailService(form, emailService, emailService.newsletterTemplateId);
    },
    words,
    refused: refused?.errors,
  });
  const { errors, reasonOf } = state;
  const idOf = (field: string) => `${id}-${field}`;

  return (
    <MessageForm
      state={state}
      action="/newsletter"
      labelledBy="newsletter-title"
      idOf={pageTitle ? idOf : undefined}
      words={{ ...messageForms, ...words }}
      offlineNote={offlineNote}
      className={styles.form}
    >
      {pageTitle && <title>{errors.length > 0 ? messageForms.errorTitle(pageTitle) : pageTitle}</title>}
      <Field
        id={idOf('user_name')}
        label={words.firstName}
        name="user_name"
        autoComplete="given-name"
        defaultValue={refused?.values.user_name}
        error={reasonOf('user_name')}
      />
      <Field
        id={idOf('user_email')}
        label={words.email}
        name="user_email"
        type="email"
        autoComplete="email"
        defaultValue={refused?.values.user_email}
        error={reasonOf('user_email')}
        required
      />
    </MessageForm>
  );
}
