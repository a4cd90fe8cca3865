import { complaintStatusPage as words } from '#words/complaint-page.ts';
import { messageForms } from '#words/message-forms.ts';
import type { RefusedForm } from '../../handle-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useFormTarget } from '../../ui/link/reader.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './status-form.module.css';

export function StatusForm({ refused }: { refused: RefusedForm | undefined }) {
  const target = useFormTarget('/complaint/status');
  const { errors = [], values = {} } = refused ?? {};
  const field = (name: keyof typeof words.fields) => ({
    ...words.fields[name],
    id: idOf(name),
    name,
    error: errors.find((error) => error.field === name)?.reason,
    defaultValue: values[name],
    required: true,
    autoComplete: 'off',
    spellCheck: false,
  });
  const { lost } = words;
  return (
    <>
      <PageHead id="status-title" heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <form
          className={styles.form}
          method="post"
          {...target}
          encType="multipart/form-data"
          aria-labelledby="status-title"
        >
          {errors.length > 0 && (
            <ErrorSummary
              heading={messageForms.problem}
              errors={errors.map(({ field: name, reason }) => ({
                reason,
                targetId: name ? idOf(name) : undefined,
              }))}
            />
          )}
          <Field {...field('reference')} autoCapitalize="characters" />
          <Field {...field('contact')} inputMode="email" autoCapitalize="none" />
          <Button type="submit">{words.submit}</Button>
        </form>
        <section className={styles.lost} aria-labelledby="lost-title">
          <h2 id="lost-title" className={styles.heading}>
            {lost.heading}
          </h2>
          <p>{lost.text}</p>
          <a href={lost.to} className={styles.phone}>
            <Icon name="phone" />
            {lost.label}
          </a>
        </section>
      </div>
    </>
  );
}

function idOf(field: string): string {
  return `status-${field}`;
}
