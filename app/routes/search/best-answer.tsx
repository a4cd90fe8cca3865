import type { Link as LinkTo } from '#content/schema/site.ts';
import { searchPage as words } from '#words/search-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import type { AnswerCard } from './answer-card.ts';
import styles from './best-answer.module.css';

const TITLE = 'best-answer';

export function BestAnswer({ card }: { card: AnswerCard }) {
  const { href, kind, title, lang, text, values, lines, links, isNo } = card;
  return (
    <section aria-labelledby={TITLE} className={joinClasses(styles.card, isNo && styles.no)}>
      <p className={styles.label}>
        <Icon name={isNo ? 'x' : 'badge-check'} />
        {[isNo ? words.notInLists : words.answer, ...(kind ? [kind] : [])].join(' · ')}
      </p>
      <h2 id={TITLE} className={styles.title}>
        <Link to={href}>{lang ? <span lang={lang}>{title}</span> : title}</Link>
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} lang={lang}>
          {paragraph}
        </p>
      ))}
      {values && <Values values={values} lang={lang} />}
      {lines && (
        <ul className={styles.lines}>
          {lines.map(({ icon, label, note, to }) => (
            <li key={to}>
              <LinkCard to={to} icon={icon} name={label}>
                {note}
              </LinkCard>
            </li>
          ))}
        </ul>
      )}
      <Links links={links} />
    </section>
  );
}

function Values({ values, lang }: { values: NonNullable<AnswerCard['values']>; lang: AnswerCard['lang'] }) {
  return (
    <dl className={styles.values}>
      {values.map(({ label, text }) => (
        <div key={label} className={styles.value}>
          <dt>{label}</dt>
          <dd lang={lang}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ links }: { links: readonly LinkTo[] }) {
  if (links.length === 0) return null;
  return (
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
  );
}
