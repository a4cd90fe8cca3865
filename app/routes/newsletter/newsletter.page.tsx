import * as formWords from '#words/islands/newsletter-form.ts';
import { messageForms } from '#words/message-forms.ts';
import { newsletterPage as words } from '#words/newsletter-pages.ts';
import { handleForm, type RefusedForm } from '../../handle-form.ts';
import { Island } from '../../islands/island.tsx';
import newsletterForm from '../../layout/footer/newsletter-form.island.tsx';
import { definePage, usePage } from '../../page.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './newsletter.module.css';

export default definePage<RefusedForm | undefined>({
  post: (request) => handleForm('newsletter', '/newsletter/sent', request),
  meta: (refused) => ({
    ...words,
    title: refused ? messageForms.errorTitle(words.title) : words.title,
    canonical: '/newsletter',
    noindex: true,
  }),
  View: Newsletter,
});

/** The footer's form as a page, which also shows its errors when it was sent without script. */
function Newsletter({ data: refused }: { data: RefusedForm | undefined }) {
  const { emailService } = usePage().site;
  return (
    <>
      <PageHead id="newsletter-title" heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <Island
          of={newsletterForm}
          data={{ emailService, refused, pageTitle: words.title }}
          resources={{ words: formWords }}
        />
      </div>
    </>
  );
}
