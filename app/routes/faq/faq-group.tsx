import type { FaqGroup, FaqQuestion } from '#content/schema/pages.ts';
import { sortByFound } from '#domain/text/search-faq.ts';
import { faqSearch } from '#words/faq.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './faq-group.module.css';

type FaqGroupProps = { group: FaqGroup; found: Set<FaqQuestion>; isOpen: boolean };

/** Questions without a match are hidden rather than left out, so that the browser can show them again. */
export function FaqGroupSection({ group, found, isOpen }: FaqGroupProps) {
  return (
    <section
      id={group.id}
      aria-labelledby={`${group.id}-title`}
      hidden={!group.questions.some((question) => found.has(question))}
    >
      <h2 id={`${group.id}-title`} className={styles.title}>
        {group.title}
      </h2>
      <div className={styles.items}>
        {sortByFound(group.questions, (question) => [question], found).map((question) => (
          <FaqItem
            key={question.id}
            question={question}
            isFound={found.has(question)}
            isOpen={isOpen && found.has(question)}
          />
        ))}
      </div>
    </section>
  );
}

type FaqItemProps = { question: FaqQuestion; isFound: boolean; isOpen: boolean };

/**
 * The id is on the answer, not on the details element, because browsers open a closed details element that contains the
 * URL's target, even without JavaScript.
 */
function FaqItem({ question: entry, isFound, isOpen }: FaqItemProps) {
  const { id, question, answer, links, basis, alsoFoundBy } = entry;
  return (
    <Disclosure
      className={styles.item}
      open={isOpen}
      hidden={!isFound}
      data-also-found-by={alsoFoundBy}
      summary={<h3 className={styles.question}>{question}</h3>}
    >
      <div id={id} className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <PhoneText text={paragraph} />
          </p>
        ))}
        {links && (
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  after={<Icon name={to.startsWith('http') ? 'external' : 'arrow-right'} />}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.basis} data-basis="">
          {basis && `${faqSearch.basis} ${basis} `}
          <a href={`#${id}`} aria-label={faqSearch.linkTo(question)} className={styles.permanent}>
            {faqSearch.permanentLink}
          </a>
        </p>
      </div>
    </Disclosure>
  );
}
