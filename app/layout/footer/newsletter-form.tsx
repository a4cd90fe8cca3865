import { newsletter } from '#content/site.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './newsletter-form.module.css';

export function NewsletterForm() {
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className={styles.title}>
          {newsletter.title}
        </h2>
        <p className={styles.text}>{newsletter.text}</p>
      </div>
      <form
        className={styles.form}
        method="post"
        action="/api/v1.0/email/send-form"
        encType="multipart/form-data"
      >
        <Field label={newsletter.firstName} name="user_name" autoComplete="given-name" maxLength={100} />
        <Field
          label={newsletter.email}
          name="user_email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit">{newsletter.submit}</Button>
      </form>
    </section>
  );
}
