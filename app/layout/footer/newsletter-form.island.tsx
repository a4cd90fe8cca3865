import { checkForm, newsletterFields } from '#domain/forms/form-fields.ts';
import type * as formWords from '#words/islands/newsletter-form.ts';
import type { RefusedForm } from '../../handle-form.ts';
import { defineIsland } from '../../islands/define-island.ts';
import type { EmailServiceConfig } from '../../site.ts';
import { Field } from '../../ui/field/field.tsx';
import { MessageForm, useMessageForm } from '../../ui/message-form/message-form.tsx';
import styles from './newsletter-form.module.css';

type NewsletterFormData = {
  emailService: EmailServiceConfig;
  refused?: RefusedForm | undefined;
  /** Set when the form is the page's main content: it then lists its errors and marks the page title. */
  pageTitle?: string;
};
type Resources = { words: typeof formWords };

export default defineIsland<NewsletterFormData, Resources>({ name: 'newsletter-form', View: NewsletterForm });

function NewsletterForm({ emailService, refused, pageTitle, words }: NewsletterFormData & Resources) {
  const { newsletter, formWords, messageForms, offlineNote } = words;
  const state = useMessageForm({
    name: 'newsletter',
    check: (fields) => checkForm(newsletterFields, fields, formWords),
    service: emailService,
    templateId: emailService.newsletterTemplateId,
    words: newsletter,
    refused,
    titles: pageTitle ? { plain: pageTitle, error: messageForms.errorTitle(pageTitle) } : undefined,
  });
  const { reasonOf } = state;

  return (
    <MessageForm
      state={state}
      action="/newsletter"
      labelledBy="newsletter-title"
      idOf={pageTitle ? idOf : undefined}
      words={{ ...messageForms, ...newsletter }}
      offlineNote={offlineNote}
      className={styles.form}
    >
      <Field
        id={idOf('user_name')}
        label={newsletter.firstName}
        name="user_name"
        autoComplete="given-name"
        defaultValue={refused?.values.user_name}
        error={reasonOf('user_name')}
      />
      <Field
        id={idOf('user_email')}
        label={newsletter.email}
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

function idOf(field: string): string {
  return `newsletter-${field}`;
}
