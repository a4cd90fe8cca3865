import { coverStart } from '#words/plans.ts';
import { searchPage as words } from '#words/search-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { LinkList } from '../../ui/link/link-list.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import { PhoneText } from '../phone-text.tsx';
import type { AnswerCard } from './answer-card.ts';
import styles from './best-answer.module.css';
import { COVERED } from './covered-documents.ts';
import type { Answer } from './find-answers.ts';

const aboutCover = [COVERED, coverStart.dates.to];

/** Numbers to call come before what there is to read; behind it the main way on, and up to two others. */
export function BestAnswer({ answer: { need, card } }: { answer: Answer }) {
  const { href, kind, title, lang, note, unused, text, values, lines, links } = card;
  const { isNo, isNearest, isWarning } = card;
  const calls = links.filter(({ to }) => to.startsWith('tel:'));
  const ways = links.filter((link) => !calls.includes(link));
  // The same page in several languages has no main one.
  const main = ways.find(({ hrefLang }) => !hrefLang);
  const others = ways.filter((link) => link !== main);
  const label = isNo ? words.notInLists : isNearest ? words.nearest : words.answer;
  const titleId = `answer-${need}`;
  return (
    <section
      aria-labelledby={titleId}
      className={joinClasses(styles.card, (isNo || isWarning) && styles.no)}
      data-answer={need}
    >
      <p className={styles.label}>
        <Icon name={isWarning ? 'circle-alert' : isNo ? 'x' : 'badge-check'} />
        {[...(isWarning ? [] : [label]), ...(kind ? [kind] : [])].join(' · ')}
      </p>
      <h2 id={titleId} className={styles.title}>
        <Link to={href}>{lang ? <span lang={lang}>{title}</span> : title}</Link>
      </h2>
      {calls.length > 0 && (
        <p className={styles.calls}>
          {calls.map(({ label, to }) => (
            <ButtonLink key={to} to={to} label={label} icon="phone" />
          ))}
        </p>
      )}
      {note && <PhoneText text={note} tag="p" />}
      {values && <Values values={values} lang={lang} />}
      {(kind === words.kinds.covered || aboutCover.includes(href)) && <p>{coverStart.activeOrCovered}</p>}
      {text.map((paragraph) => (
        <p key={paragraph} lang={lang}>
          <PhoneText text={paragraph} />
        </p>
      ))}
      {lines && lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ icon, label, note, to }) => (
            <li key={to}>
              <LinkCard to={to} icon={icon} name={label} note={note} />
            </li>
          ))}
        </ul>
      )}
      {unused && <p>{unused}</p>}
      {main && (
        <p>
          <ButtonLink to={main.to} label={main.label} variant="secondary" />
        </p>
      )}
      {others.length > 0 && <LinkList links={others} />}
    </section>
  );
}

/** What may be meant, one line each. */
export function Choices({ heading, choices }: { heading: string; choices: readonly Answer[] }) {
  return (
    <section aria-labelledby="choices" className={styles.card}>
      <h2 id="choices" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.choices}>
        {choices.map(({ need, card: { href, title, lang } }) => (
          <li key={need} data-answer={need}>
            <Link to={href} className={styles.choice}>
              {lang ? <span lang={lang}>{title}</span> : title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Values({ values, lang }: { values: NonNullable<AnswerCard['values']>; lang: AnswerCard['lang'] }) {
  return (
    <dl className={styles.values}>
      {values.map(({ label, text }) => (
        <div key={label} className={styles.value}>
          <dt>{label}</dt>
          <dd lang={lang}>
            <PhoneText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
