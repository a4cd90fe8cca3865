import type { z } from 'zod';
import { english, translated } from '#content/languages.ts';
import { contactSchema } from '#content/schema/contact.ts';
import {
  type FaqEntry,
  faqSchema,
  noticeSchema,
  type PartId,
  type Parts,
  popUpSchema,
  type QuestionWords,
} from '#content/schema/parts.ts';
import { differingFacts, type PublishedFacts } from '#facts/published.ts';
import { ENGLISH } from '../../languages.ts';
import { builtInContact } from './built-in-contact.ts';
import { contactFacts } from './contact-facts.ts';

/** What is translated as one, in every language that has it, by its name within the part. */
type Units = Record<string, Readonly<Record<string, unknown>>>;

export interface PartKind<Content> {
  /** Of what is stored; the content that the site comes with keeps to it too. */
  schema: z.ZodType<Content>;
  /** What visitors see while no version is published; as the schema gives it, so that two texts can be compared. */
  builtIn: Content;
  /** Whether a second person is to approve this, unless the setting of the part says otherwise. */
  asksApproval(content: Content): boolean;
  units(content: Content): Units;
  /** The ids of the pictures that it shows. */
  pictures(content: Content): string[];
  /** What it puts in the place of facts of the build; of most parts nothing. */
  facts?(content: Content, older: Older): PublishedFacts | undefined;
  /** The page on which staff look at it before it is published. */
  path: string;
  /** Others that show it too. */
  alsoAt?: readonly string[];
}

const languages = { [ENGLISH]: english, ...translated };

function inEachLanguage<Words>(wordsOf: (words: typeof english) => Words | undefined) {
  const found = Object.entries(languages).flatMap(([code, words]) => {
    const own = wordsOf(words);
    return own === undefined ? [] : [[code, own] as const];
  });
  return Object.fromEntries(found) as { en: Words } & Record<string, Words>;
}

function builtInQuestion(id: string): FaqEntry {
  const words = inEachLanguage(({ faq }): QuestionWords | undefined => {
    const all = faq.faqGroups.flatMap(({ questions }) => questions);
    const { id: _id, lang: _lang, ...own } = all.find((question) => question.id === id) ?? { id };
    return 'question' in own ? own : undefined;
  });
  return { id, words };
}

export const partKinds: { [Id in PartId]: PartKind<Parts[Id]> } = {
  notice: {
    schema: noticeSchema,
    builtIn: null,
    // What frightens people, or sends them away, is read by two.
    asksApproval: (notice) => notice?.severity === 'urgent',
    units: (notice): Units => (notice ? { notice: notice.words } : {}),
    pictures: () => [],
    path: '/',
  },
  'pop-up': {
    schema: popUpSchema,
    builtIn: popUpSchema.parse({
      often: 'page',
      to: english.home.popUp.action.to,
      picture: null,
      words: inEachLanguage(({ home: { popUp } }) => {
        const { eyebrow, title, text, action, alt } = popUp;
        return { eyebrow, title, text, action: action.label, alt };
      }),
    }),
    asksApproval: () => false,
    units: ({ words }): Units => ({ 'pop-up': words }),
    pictures: ({ picture }) => (picture ? [picture.id] : []),
    path: '/',
  },
  faq: {
    schema: faqSchema,
    builtIn: faqSchema.parse(
      english.faq.faqGroups.map(({ id, questions }) => ({
        id,
        questions: questions.map((question) => builtInQuestion(question.id)),
      })),
    ),
    asksApproval: () => false,
    units: (topics): Units =>
      Object.fromEntries(topics.flatMap(({ questions }) => questions.map(({ id, words }) => [id, words]))),
    pictures: () => [],
    path: '/faq',
  },
  contact: {
    schema: contactSchema,
    builtIn: builtInContact,
    // A wrong number or address sends people to strangers.
    asksApproval: () => true,
    // A changed address makes the words of a place older, as they may name it.
    units: ({ words, offices }): Units => ({
      labels: words,
      ...Object.fromEntries(
        offices.map(({ id, lines, words }) => [id, { ...words, en: { ...words.en, lines } }]),
      ),
    }),
    pictures: () => [],
    facts: (content, older) => {
      const own = contactFacts(content, older);
      return differingFacts(contactFacts(builtInContact, {}), own) as PublishedFacts | undefined;
    },
    path: '/contact',
    otherPaths: ['/', '/emergency'],
  },
};

/** For work that is the same for every part. */
export function kindOf(part: PartId): PartKind<unknown> {
  return partKinds[part] as PartKind<unknown>;
}

/** The units whose English is newer than their words in a language, by its code. */
export type Older = Readonly<Record<string, readonly string[]>>;

interface Translatable {
  content: unknown;
  older: Older;
}

/**
 * What is older after a change: a unit whose English has changed while its translation has not, and what was so before.
 * `checked` are languages whose words somebody has looked at, unit by unit: they are right although they stay as they were.
 */
export function olderAfter(part: PartId, before: Translatable, content: unknown, checked: Older = {}): Older {
  const { units } = kindOf(part);
  const [was, is] = [units(before.content), units(content)];
  const isSame = (unit: string, code: string) =>
    JSON.stringify(was[unit]?.[code]) === JSON.stringify(is[unit]?.[code]);
  const isOlder = (unit: string, code: string) => {
    if (!is[unit]?.[code] || checked[code]?.includes(unit) || !isSame(unit, code)) return false;
    return before.older[code]?.includes(unit) || !isSame(unit, ENGLISH);
  };
  const entries = Object.keys(translated).map(
    (code) => [code, Object.keys(is).filter((unit) => isOlder(unit, code))] as const,
  );
  return Object.fromEntries(entries.filter(([, units]) => units.length > 0));
}
