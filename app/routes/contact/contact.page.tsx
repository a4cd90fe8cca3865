import { contactPage as words } from '#words/contact-page.ts';
import { whereToEnrol } from '#words/enrolment-places.ts';
import { messageForms } from '#words/message-forms.ts';
import { handleForm, type RefusedForm } from '../../handle-form.ts';
import { definePage, usePage } from '../../page.ts';
import { describeOffices } from '../../structured-data/offices.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { FromAbroad } from '../from-abroad.tsx';
import styles from './contact.module.css';
import { ContactCards } from './contact-cards.tsx';
import { MessageSection } from './message-section.tsx';
import { WhereToEnrol } from './where-to-enrol.tsx';

const SUBJECT = 'subject';

export default definePage<RefusedForm | undefined>({
  query: [SUBJECT],
  post: (request) => handleForm('contact', '/contact/sent', request),
  meta: (refused) => ({
    ...words,
    title: refused ? messageForms.errorTitle(words.title) : words.title,
    canonical: '/contact',
    subject: describeOffices,
  }),
  View: Contact,
});

function Contact({ data: refused }: { data: RefusedForm | undefined }) {
  const { query } = usePage();
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead}>
        <Link to={whereToEnrol.shortcut.to} className={styles.shortcut}>
          <Icon name="map-pin" />
          {whereToEnrol.shortcut.label}
        </Link>
      </PageHead>
      <div className={styles.page}>
        <ContactCards />
        <FromAbroad />
        <MessageSection subject={query.get(SUBJECT) ?? ''} refused={refused} />
      </div>
      <WhereToEnrol />
    </>
  );
}
