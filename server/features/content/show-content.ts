import type { ShownNotice, ShownPopUp, SiteContent } from '#app/site.ts';
import type { FaqGroup } from '#content/schema/pages.ts';
import type { Faq, Notice, PartId, Parts, PopUp } from '#content/schema/parts.ts';
import type { PublishedFacts } from '#facts/published.ts';
import { contentIn, ENGLISH } from '../../languages.ts';
import { defaultFile } from '../picture/picture-files.ts';
import { followingFacts } from './follow-facts.ts';
import { kindOf, type Older, ownPopUp, ownQuestion, partKinds } from './part-kinds.ts';

export interface PublishedPart<Content = unknown> {
  content: Content;
  older: Older;
  endsAt: string | null;
  /** Of a draft, when it is to begin; now, unless that is said. */
  beginsAt?: string | undefined;
}

/** What staff have published, of the parts that they have. */
export type PublishedParts = { [Id in PartId]?: PublishedPart<Parts[Id]> | undefined };

/** What it puts in the place of facts of the build; undefined when that is nothing. */
export function factsOf(parts: PublishedParts): PublishedFacts | undefined {
  const found = Object.entries(parts).map(([part, published]) => {
    if (!published) return undefined;
    const { content, older, beginsAt = new Date().toISOString() } = published;
    return kindOf(part as PartId).facts?.(content, beginsAt, older);
  });
  const facts = Object.assign({}, ...found);
  return Object.keys(facts).length > 0 ? facts : undefined;
}

/** What the pages of a language show of it. */
export function showContent(parts: PublishedParts, code: string): SiteContent {
  const { notice, faq, 'pop-up': popUp } = parts;
  const olderPaths = Object.entries(parts).flatMap(([part, published]) =>
    // What has a page of its own; of a single message the English is shown instead.
    published?.older[code]?.length && kindOf(part as PartId).path !== '/'
      ? [kindOf(part as PartId).path]
      : [],
  );
  return {
    notice: notice && showNotice(notice, code),
    popUp: popUp && showPopUp(popUp, code),
    faqGroups: faq && showFaq(faq, code),
    facts: factsOf(parts),
    olderPaths,
  };
}

const { builtIn: builtInPopUp } = partKinds['pop-up'];
const builtInQuestions = new Map(
  partKinds.faq.builtIn.flatMap(({ questions }) => questions.map(({ id, words }) => [id, words])),
);

/** The words of a single message; an older translation may say the opposite of what it now should. */
function wordsIn<Words>(words: { en: Words } & Record<string, Words>, code: string, isOlder: boolean) {
  const own = isOlder ? undefined : words[code];
  return own ? { words: own } : { words: words.en, ...(code !== ENGLISH && { lang: 'en' as const }) };
}

function showNotice(
  { content, older, endsAt }: PublishedPart<Notice>,
  code: string,
): ShownNotice | undefined {
  if (!content) return undefined;
  const { words, lang } = wordsIn(content.words, code, Boolean(older[code]?.length));
  const { severity, to } = content;
  const label = words.link ?? content.words.en.link;
  const linkLang = code === ENGLISH ? undefined : ('en' as const);
  return {
    severity,
    text: words.text,
    lang,
    link: to && label ? { label, to, lang: words.link ? lang : linkLang } : undefined,
    until: endsAt ?? undefined,
  };
}

function showPopUp({ content, older }: PublishedPart<PopUp>, code: string): ShownPopUp | null {
  const { often, to, picture } = content;
  if (often === 'off') return null;
  const { words, lang } = wordsIn(content.words, code, Boolean(older[code]?.length));
  const { action, ...rest } = followingFacts(words, builtInPopUp.words[lang ?? code], ownPopUp(lang ?? code));
  const image = picture
    ? { src: defaultFile(picture), width: picture.width, height: picture.height }
    : undefined;
  return { ...rest, lang, often, action: { label: action, to }, image };
}

/** A question without a translation is shown in English, and an older translation as it is: the page says so. */
function showFaq({ content }: PublishedPart<Faq>, code: string): FaqGroup[] {
  const titles = new Map(contentIn(code, 'faq').faqGroups.map(({ id, title }) => [id, title]));
  return content.flatMap(({ id, questions }) => {
    const title = titles.get(id);
    const shown = questions.map((question) => {
      const { words, lang } = wordsIn(question.words, code, false);
      const own = ownQuestion(question.id, lang ?? code);
      const builtIn = builtInQuestions.get(question.id)?.[lang ?? code];
      return { id: question.id, ...followingFacts(words, builtIn, own), ...(lang && { lang }) };
    });
    return title && shown.length > 0 ? { id, title, questions: shown } : [];
  });
}
