import { faqSearch } from '#content/faq.ts';
import type { FaqGroup, FaqQuestion } from '#content/schema/faq.ts';
import { phoneLines } from '#content/site.ts';
import { splitAtPhoneLines } from '#rules/split-at-phone-lines.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './faq-group.module.css';

export function FaqGroupSection({ group, isOpen }: { group: FaqGroup; isOpen: boolean }) {
  return (
    <section id={group.id} aria-labelledby={`${group.id}-title`}>
      <h2 id={`${group.id}-title`} className={styles.title}>
        {group.title}
      </h2>
      <div className={styles.items}>
        {group.questions.map((question) => (
          <FaqItem key={question.id} question={question} isOpen={isOpen} />
        ))}
      </div>
    </section>
  );
}

/**
 * The id stands on the answer, not on the item: a browser opens by itself what holds the place that an address
 * names, also without JavaScript.
 */
function FaqItem({ question: { id, question, answer, links, basis }, isOpen }: FaqItemProps) {
  return (
    <Disclosure
      className={styles.item}
      open={isOpen}
      summary={<h3 className={styles.question}>{question}</h3>}
    >
      <div id={id} className={styles.answer}>
        {answer.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
        {links && (
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to} className={styles.link}>
                  {label}
                  <Icon name={to.startsWith('http') ? 'external' : 'arrow-right'} />
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.basis}>
          {basis && `${faqSearch.basis} ${basis} `}
          <a href={`#${id}`} aria-label={faqSearch.linkTo(question)} className={styles.permanent}>
            {faqSearch.link}
          </a>
        </p>
      </div>
    </Disclosure>
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      {splitAtPhoneLines(text, Object.values(phoneLines)).map((part) =>
        part.to ? (
          <a key={part.text} href={part.to}>
            <Unbroken>{part.text}</Unbroken>
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

type FaqItemProps = { question: FaqQuestion; isOpen: boolean };
