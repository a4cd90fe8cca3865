import { contactPage as words } from '#content/contact-page.ts';
import { messageForms } from '#content/message-forms.ts';
import { handleForm, type RefusedForm } from '../../handle-form.ts';
import { definePage, usePage } from '../../page.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './contact.module.css';
import { ContactCards } from './contact-cards.tsx';
import { MessageSection } from './message-section.tsx';

const SUBJECT = 'subject';

export default definePage<RefusedForm | undefined>({
  query: [SUBJECT],
  post: (request) => handleForm('contact', '/contact/sent', request),
  meta: (refused) => ({
    ...words,
    title: refused ? messageForms.errorTitle(words.title) : words.title,
    canonical: '/contact',
  }),
  View: Contact,
});

function Contact({ data: refused }: { data: RefusedForm | undefined }) {
  const { query } = usePage();
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <ContactCards />
        <MessageSection subject={query.get(SUBJECT) ?? ''} refused={refused} />
      </div>
    </>
  );
}
