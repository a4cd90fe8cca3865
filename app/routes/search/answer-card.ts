import { resources } from '#content/en/resources.ts';
import type { SearchAnswer } from '#content/schema/pages.ts';
import type { Link } from '#content/schema/site.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { faqGroups } from '#words/faq.ts';
import { pages } from '#words/pages.ts';
import { searchPage as words } from '#words/search-page.ts';
import { languagePrefix } from '../../own-path.ts';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import type { SearchDocument } from './search-index.ts';

/** The best answer, shown before all results. */
export interface AnswerCard {
  /** The page that says it in full. */
  href: string;
  /** What it is, such as a question or a hospital. */
  kind?: string | undefined;
  title: string;
  /** Of title, text and values, when it is not the page's. */
  lang?: 'en' | undefined;
  text: readonly string[];
  /** Values with their names, such as prices. */
  values?: readonly { label: string; text: string }[] | undefined;
  /** Numbers, addresses and places, each a link. */
  lines?: readonly { icon: IconName; label: string; note: string; to: string }[] | undefined;
  links: readonly Link[];
  /** Nothing of the site is just what was looked for. */
  isGuess?: boolean;
  /** It says that there is no such thing, so it is no result. */
  isNo?: boolean;
}

const questions = faqGroups.flatMap((group) => group.questions);

/** The card of a rule; undefined where the site has no such page. */
export function cardOf(answer: SearchAnswer, pagePaths: readonly string[]): AnswerCard | undefined {
  if ('faq' in answer) return faqCard(answer.faq, answer.links);
  if ('page' in answer)
    return pagePaths.includes(answer.page) ? pageCard(answer.page, answer.links) : undefined;
  const { title, text = [], amounts, lines, links } = answer;
  const values = amounts?.map(({ label, naira }) => ({ label, text: formatNaira(naira) }));
  return { href: links[0]?.to ?? '/', title, text, values, lines, links };
}

function faqCard(id: string, links: readonly Link[] = []): AnswerCard | undefined {
  const question = questions.find((entry) => entry.id === id);
  return (
    question && {
      href: `/faq#${id}`,
      kind: words.kinds.faq,
      title: question.question,
      text: question.answer,
      links: withoutRepeats([...(question.links ?? []), ...links]),
    }
  );
}

function withoutRepeats(links: readonly Link[]): Link[] {
  return [...new Map(links.map((link) => [link.to, link])).values()];
}

function pageCard(path: string, links: readonly Link[] = []): AnswerCard | undefined {
  const page = pages.find((entry) => entry.path === path);
  return page && { href: path, kind: words.kinds.page, title: page.name, text: [page.about], links };
}

/** A result that deserves to be the answer: a question, or a benefit with what each plan gives. */
export function cardOfResult(document: SearchDocument): AnswerCard | undefined {
  const { kind, href, title, text, values } = document;
  if (kind === 'faq') return faqCard(href.replace('/faq#', ''));
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

const ENGLISH_KINDS: readonly SearchDocument['kind'][] = ['covered', 'policy', 'post'];

/** Marks what is written in English only among the words of another language. */
export function langOfDocument({ kind, href }: SearchDocument): 'en' | undefined {
  const isEnglish = ENGLISH_KINDS.includes(kind) || resources.some((resource) => resource.href === href);
  return languagePrefix !== '' && isEnglish ? 'en' : undefined;
}
