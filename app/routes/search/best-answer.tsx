import { resources } from '#content/en/resources.ts';
import type { FaqGroup, SearchAnswer } from '#content/schema/pages.ts';
import type { Link as LinkTo } from '#content/schema/site.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import type { PostLanguage } from '#facts/blog.ts';
import { language } from '#words/language.ts';
import { pages } from '#words/pages.ts';
import { coverStart } from '#words/plans.ts';
import { searchPage as words } from '#words/search-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { LinkList } from '../../ui/link/link-list.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import { PhoneText } from '../phone-text.tsx';
import styles from './best-answer.module.css';
import { COVERED, coveredDocuments, coveredValues } from './covered-documents.ts';
import type { SearchDocument } from './search-index.ts';

const TITLE = 'best-answer';
const aboutCover = [COVERED, coverStart.dates.to];

export function BestAnswer({ card }: { card: AnswerCard }) {
  const { href, kind, title, lang, note, text, values, lines, links, isNo, isNearest, isWarning } = card;
  // Whom to call first, as in an emergency, is called from the first screen.
  const firstWay = links.findIndex(({ to }) => !to.startsWith('tel:'));
  const calls = firstWay < 0 ? links : links.slice(0, firstWay);
  const ways = links.slice(calls.length);
  const label = isNo ? words.notInLists : isNearest ? words.nearest : words.answer;
  return (
    <section aria-labelledby={TITLE} className={joinClasses(styles.card, (isNo || isWarning) && styles.no)}>
      <p className={styles.label}>
        <Icon name={isWarning ? 'circle-alert' : isNo ? 'x' : 'badge-check'} />
        {[...(isWarning ? [] : [label]), ...(kind ? [kind] : [])].join(' · ')}
      </p>
      <h2 id={TITLE} className={styles.title}>
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
      {lines && (
        <ul className={styles.lines}>
          {lines.map(({ icon, label, note, to }) => (
            <li key={to}>
              <LinkCard to={to} icon={icon} name={label} note={note} />
            </li>
          ))}
        </ul>
      )}
      {ways.length > 0 && <LinkList links={ways} />}
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

export interface AnswerCard {
  href: string;
  /** What it is, such as a question or a hospital. */
  kind?: string | undefined;
  title: string;
  /** In the page's language, before the text. */
  note?: string | undefined;
  /** Of title, text and values, when it is not the page's. */
  lang?: PostLanguage | undefined;
  text: readonly string[];
  values?: readonly { label: string; text: string }[] | undefined;
  lines?: readonly { icon: IconName; label: string; note: string; to: string }[] | undefined;
  links: readonly LinkTo[];
  /** Nothing of the site is just what was looked for. */
  isGuess?: boolean;
  /** It is about something near to what was looked for, and says so. */
  isNearest?: boolean;
  /** It warns, in the colour of danger. */
  isWarning?: boolean;
  /** It says that there is no such thing, so it is no result. */
  isNo?: boolean;
}

/** The questions with their answers, as they are published. */
type Faq = readonly FaqGroup[];

/** The card of a rule; undefined where the site has no such page. */
export function cardOf(answer: SearchAnswer, pagePaths: readonly string[], faq: Faq): AnswerCard | undefined {
  if ('page' in answer && pagePaths.includes(answer.page)) return pageCard(answer.page, answer.links);
  if ('faq' in answer && answer.faq) return faqCard(faq, answer.faq, answer.links);
  if ('page' in answer || 'faq' in answer) return undefined;
  if ('covered' in answer) return coveredCard(answer.covered, answer.links);
  const { title, text = [], amounts, lines, links } = answer;
  const values = amounts?.map(({ label, naira }) => ({ label, text: formatNaira(naira) }));
  return { href: links[0]?.to ?? '/', title, text, values, lines, links };
}

/** A row of /plan/what-is-covered, with what each plan gives; to one word of it, where that was asked for. */
export function coveredCard(
  id: string,
  links: readonly LinkTo[] = [],
  word?: string,
): AnswerCard | undefined {
  const document = coveredDocuments().find(({ href }) => href.endsWith(`#${id}`));
  const card = document && cardOfBenefit(document);
  return card && { ...card, ...(word && { values: coveredValues(id, word) }), links };
}

function faqCard(faq: Faq, id: string, links: readonly LinkTo[] = []): AnswerCard | undefined {
  const question = faq.flatMap(({ questions }) => questions).find((entry) => entry.id === id);
  return (
    question && {
      href: `/faq#${id}`,
      kind: words.kinds.faq,
      title: question.question,
      lang: question.lang,
      text: question.answer,
      links: withoutRepeats([...(question.links ?? []), ...links]),
    }
  );
}

function withoutRepeats(links: readonly LinkTo[]): LinkTo[] {
  return [...new Map(links.map((link) => [link.to, link])).values()];
}

function pageCard(path: string, links: readonly LinkTo[] = []): AnswerCard | undefined {
  const page = pages.find((entry) => entry.path === path);
  return page && { href: path, kind: words.kinds.page, title: page.name, text: [page.about], links };
}

/** A result that deserves to be the answer: a question, or a benefit with what each plan gives. */
export function cardOfResult(document: SearchDocument, faq: Faq): AnswerCard | undefined {
  if (document.kind === 'faq') return faqCard(faq, document.href.replace('/faq#', ''));
  return cardOfBenefit(document);
}

function cardOfBenefit(document: SearchDocument): AnswerCard | undefined {
  const { kind, href, title, text, values } = document;
  if (kind === 'covered' || kind === 'benefit')
    return {
      href,
      kind: words.kinds[kind],
      title,
      lang: langOfDocument(document),
      text: text ? [text] : [],
      values,
      links: [],
    };
  return undefined;
}

/** Marks what is not written in the page's language, such as what there is in English only. */
export function langOfDocument({ kind, href, lang }: SearchDocument): PostLanguage | undefined {
  const isEnglish = kind === 'policy' || resources.some((resource) => resource.href === href);
  const own = lang ?? (isEnglish ? 'en' : undefined);
  return own === language.code ? undefined : own;
}
