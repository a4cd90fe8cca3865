import { useId } from 'react';
import { messageForms } from '#content/message-forms.ts';
import { offlineNote } from '#content/offline-page.ts';
import { newsletter as words } from '#content/site.ts';
import type { RefusedForm } from '../../take-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormTraps } from '../../ui/message-form/form-traps.tsx';
import { useMessageForm } from '../../ui/message-form/use-message-form.ts';
import { OfflineNote } from '../../ui/offline-note/offline-note.tsx';
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
  const { errors, phase, reasonOf, formProps } = useMessageForm({
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

  return (
    <form
      {...formProps}
      className={styles.form}
      method="post"
      action="/newsletter"
      encType="multipart/form-data"
      aria-labelledby="newsletter-title"
    >
      {pageTitle && <title>{errors.length > 0 ? messageForms.errorTitle(pageTitle) : pageTitle}</title>}
      {pageTitle && errors.length > 0 && (
        <div className={styles.whole}>
          <ErrorSummary
            heading={messageForms.problem}
            errors={errors.map(({ field, reason }) => ({
              reason,
              targetId: field ? `${id}-${field}` : undefined,
            }))}
          />
        </div>
      )}
      <Field
        id={`${id}-user_name`}
        label={words.firstName}
        name="user_name"
        autoComplete="given-name"
        defaultValue={refused?.values.user_name}
        error={reasonOf('user_name')}
      />
      <Field
        id={`${id}-user_email`}
        label={words.email}
        name="user_email"
        type="email"
        autoComplete="email"
        defaultValue={refused?.values.user_email}
        error={reasonOf('user_email')}
        required
      />
      <OfflineNote {...offlineNote} className={styles.whole} />
      <FormTraps label={messageForms.trap} />
      <Button type="submit" aria-disabled={phase === 'sending'}>
        {phase === 'sending' ? messageForms.sending : words.submit}
      </Button>
      <p role="status" className={styles.status}>
        {phase === 'sent' && words.sentNote}
      </p>
    </form>
  );
}
