import type { HeadersArgs } from 'react-router';
import { contactPage as words } from '#content/contact-page.ts';
import { pageMeta } from '../../page-meta.ts';
import { takeForm } from '../../take-form.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import type { Route } from './+types/contact.ts';
import styles from './contact.module.css';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';

const SUBJECT = 'subject';

export const handle = { query: [SUBJECT] };

/** The title is the form's: it says so when something must be put right. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...words, canonical: '/contact' }).filter((tag) => !('title' in tag));
}

export function action(args: Route.ActionArgs) {
  return takeForm('contact', '/contact/sent', args);
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export default function Contact({ actionData: refused }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <ContactCards />
        <ContactForm refused={refused} />
      </div>
    </>
  );
}
