import type { z } from 'zod';
import { english, translated } from '#content/languages.ts';
import { contactSchema } from '#content/schema/contact.ts';
import {
  type Faq,
  type FaqEntry,
  faqSchema,
  noticeSchema,
  type PartId,
  type Parts,
  type PopUp,
  popUpSchema,
  type QuestionWords,
} from '#content/schema/parts.ts';
import { isWaiting, type PlanFigures, planFigures, planFiguresSchema } from '#content/schema/plan-figures.ts';
import { formatDate, lagosDay } from '#domain/text/format-date.ts';
import { jaaraPlus, planFactsDate, seniorsPlan, since, standardJaara, waitingTimes } from '#facts/plans.ts';
import { differingFacts, type FactTree, type PublishedFacts } from '#facts/published.ts';
import { contentIn, ENGLISH } from '../../languages.ts';
import { builtInContact } from './built-in-contact.ts';
import { contactFacts } from './contact-facts.ts';

/** What is translated as one, in every language that has it, by its name within the part. */
type Units = Record<string, Readonly<Record<string, unknown>>>;
type ReplaceWords = <Words extends Readonly<Record<string, object>>>(unit: string, words: Words) => Words;

export interface PartKind<Content> {
  /** Of what is stored; the content that the site comes with keeps to it too. */
  schema: z.ZodType<Content>;
  /** What visitors see while no version is published; as the schema gives it, so that two texts can be compared. */
  builtIn: Content;
  /** The same with the prices and numbers of the moment, of a part that names any. */
  builtInNow?(): Content;
  /** With other words of its units, by their names; of such a part. */
  replaceWords?(content: Content, replace: ReplaceWords): Content;
  units(content: Content): Units;
  /** The ids of the pictures that it shows. */
  pictures(content: Content): string[];
  /** The ids of all that the build has, as JSON, of a part that staff can take something out of. */
  known?: string;
  /**
   * With what a text lacks that was stored by an earlier build: what is in this build, and was not `known` to who wrote
   * it. `shorten` leaves out what the version before would refuse.
   */
  complete?(stored: unknown, known: readonly string[]): unknown;
  shorten?(content: Content): unknown;
  /** What it puts in the place of facts of the build from this moment on; of most parts nothing. */
  facts?(content: Content, from: string, older: Older): PublishedFacts | undefined;
  /** Whether it is one text, which nobody wants the halves of two of. */
  isWhole?: true;
  /** The page on which staff look at it before it is published. */
  path: string;
  /** Others that show it too. */
  otherPaths?: readonly string[];
}

const languages = [ENGLISH, ...Object.keys(translated)];

function inEachLanguage<Words>(wordsOf: (code: string) => Words | undefined) {
  const found = languages.flatMap((code) => {
    const own = wordsOf(code);
    return own === undefined ? [] : [[code, own] as const];
  });
  return Object.fromEntries(found) as { en: Words } & Record<string, Words>;
}

/** What the site itself says, with the facts of the moment: prices and phone numbers may be other than in the build. */
export function ownQuestion(id: string, code: string): QuestionWords | undefined {
  const all = contentIn(code, 'faq').faqGroups.flatMap(({ questions }) => questions);
  const { id: _id, lang: _lang, ...own } = all.find((question) => question.id === id) ?? { id };
  return 'question' in own ? own : undefined;
}

export function ownPopUp(code: string): PopUp['words']['en'] {
  const { eyebrow, title, text, action, alt } = contentIn(code, 'home').popUp;
  return { eyebrow, title, text, action: action.label, alt };
}

function builtInQuestion(id: string): FaqEntry {
  return { id, words: inEachLanguage((code) => ownQuestion(id, code)) };
}

function builtInPopUp(): PopUp {
  return popUpSchema.parse({
    often: 'page',
    to: english.home.popUp.action.to,
    picture: null,
    words: inEachLanguage(ownPopUp),
  });
}

function builtInFaq(): Faq {
  return faqSchema.parse(
    english.faq.faqGroups.map(({ id, questions }) => ({
      id,
      questions: questions.map((question) => builtInQuestion(question.id)),
    })),
  );
}

const builtInFigures = planFiguresSchema.parse(
  Object.fromEntries(
    Object.entries({ standardJaara, jaaraPlus, seniorsPlan, waitingTimes }).map(([plan, facts]) => [
      plan,
      Object.fromEntries(
        Object.keys(planFigures[plan as keyof PlanFigures]).map((path) => [path, valueAt(facts, path)]),
      ),
    ]),
  ),
);

/** Waiting times are stored where they are other than those of the build, which goes on to give the rest. */
function withoutUsualWaits(figures: PlanFigures): Partial<PlanFigures> {
  const plans = Object.entries(figures).map(([plan, own]) => {
    const isUsual = ([path, figure]: [string, number]) =>
      isWaiting(plan, path) && figure === builtInFigures[plan as keyof PlanFigures][path];
    return [plan, Object.fromEntries(Object.entries(own).filter((entry) => !isUsual(entry)))] as const;
  });
  return Object.fromEntries(plans.filter(([, own]) => Object.keys(own).length > 0));
}

/** A figure that is new in this build is as the build has it. */
function withNewFigures(stored: unknown): unknown {
  return Object.fromEntries(
    Object.entries(builtInFigures).map(([plan, own]) => [plan, { ...own, ...Object(stored)[plan] }]),
  );
}

const idsOf = (topics: Faq) => topics.flatMap(({ questions }) => questions.map(({ id }) => id));

/** Each behind the question that it follows in the build, or at the end of its topic. */
function withNewQuestions(stored: unknown, known: readonly string[]): unknown {
  const topics = structuredClone(stored) as Faq;
  const present = new Set([...known, ...idsOf(topics)]);
  for (const { id, questions } of partKinds.faq.builtIn)
    for (const [index, question] of questions.entries()) {
      if (present.has(question.id)) continue;
      const topic = topics.find((each) => each.id === id);
      const at = topic?.questions.findIndex((each) => each.id === questions[index - 1]?.id) ?? -1;
      if (topic) topic.questions.splice(at + 1 || topic.questions.length, 0, question);
      else topics.push({ id, questions: [question] });
    }
  return topics;
}

/** Whether a difference from the build is about how long people wait. */
function hasWaits(changed: object): boolean {
  return Object.entries(changed).some(
    ([plan, own]) => plan === 'waitingTimes' || own?.benefits?.annualScreening !== undefined,
  );
}

function valueAt(facts: object, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], facts);
}

/** The figures as the facts have them: `premiums.individual` is the individual of the premiums. */
function treeOf(figures: PlanFigures): FactTree {
  const tree: FactTree = {};
  for (const [plan, ofPlan] of Object.entries(figures))
    for (const [path, figure] of Object.entries(ofPlan)) {
      const names = [plan, ...path.split('.')];
      const last = names.pop() ?? '';
      const inner = names.reduce<FactTree>((at, name) => {
        at[name] ??= {};
        return at[name] as FactTree;
      }, tree);
      inner[last] = figure;
    }
  return tree;
}

export const partKinds: { [Id in PartId]: PartKind<Parts[Id]> } = {
  notice: {
    schema: noticeSchema,
    builtIn: null,
    units: (notice): Units => (notice ? { notice: notice.words } : {}),
    isWhole: true,
    pictures: () => [],
    path: '/',
  },
  'pop-up': {
    schema: popUpSchema,
    builtIn: builtInPopUp(),
    builtInNow: builtInPopUp,
    replaceWords: (popUp, replace) => ({ ...popUp, words: replace('pop-up', popUp.words) }),
    units: ({ words }): Units => ({ 'pop-up': words }),
    isWhole: true,
    pictures: ({ picture }) => (picture ? [picture.id] : []),
    path: '/',
  },
  faq: {
    schema: faqSchema,
    builtIn: builtInFaq(),
    builtInNow: builtInFaq,
    replaceWords: (topics, replace) =>
      topics.map((topic) => ({
        ...topic,
        questions: topic.questions.map((each) => ({ ...each, words: replace(each.id, each.words) })),
      })),
    known: JSON.stringify(idsOf(builtInFaq())),
    complete: withNewQuestions,
    units: (topics): Units =>
      Object.fromEntries(topics.flatMap(({ questions }) => questions.map(({ id, words }) => [id, words]))),
    pictures: () => [],
    path: '/faq',
  },
  plans: {
    schema: planFiguresSchema,
    builtIn: builtInFigures,
    units: (): Units => ({}),
    pictures: () => [],
    facts(figures, from) {
      const changed = differingFacts(treeOf(builtInFigures), treeOf(figures)) as PublishedFacts | undefined;
      const day = lagosDay(new Date(from));
      const texts = inEachLanguage((code) => formatDate(day, contentIn(code, 'language').dateWords));
      return (
        changed && {
          ...changed,
          ...(day > planFactsDate.iso && { planFactsDate: { iso: day, texts } }),
          ...(day > since.iso && hasWaits(changed) && { since: { iso: day, texts } }),
        }
      );
    },
    complete: withNewFigures,
    shorten: withoutUsualWaits,
    path: '/plan',
    otherPaths: ['/plan/what-is-covered', '/plan/what-would-i-pay', '/faq'],
  },
  contact: {
    schema: contactSchema,
    builtIn: builtInContact,
    // A changed address makes the words of a place older, as they may name it.
    units: ({ words, offices }): Units => ({
      labels: words,
      ...Object.fromEntries(
        offices.map(({ id, lines, words }) => [id, { ...words, en: { ...words.en, lines } }]),
      ),
    }),
    pictures: () => [],
    facts: (content, _from, older) => {
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
 * Of a message, which is one text, it is said field by field; its own name stands for all of them.
 */
export function olderAfter(part: PartId, before: Translatable, content: unknown, checked: Older = {}): Older {
  const [was, is] = [piecesOf(part, before.content), piecesOf(part, content)];
  const isSame = (unit: string, code: string) =>
    JSON.stringify(was[unit]?.[code]) === JSON.stringify(is[unit]?.[code]);
  const isNamed = (all: Older, unit: string, code: string) =>
    all[code]?.some((each) => each === unit || each === part) ?? false;
  const isOlder = (unit: string, code: string) => {
    if (!is[unit]?.[code] || isNamed(checked, unit, code) || !isSame(unit, code)) return false;
    return isNamed(before.older, unit, code) || !isSame(unit, ENGLISH);
  };
  const entries = Object.keys(translated).map(
    (code) => [code, Object.keys(is).filter((unit) => isOlder(unit, code))] as const,
  );
  return Object.fromEntries(entries.filter(([, units]) => units.length > 0));
}

/** The units of a part; of a message its fields. */
function piecesOf(part: PartId, content: unknown): Units {
  const { units, isWhole } = kindOf(part);
  if (!isWhole) return units(content);
  const pieces: Record<string, Record<string, unknown>> = {};
  for (const words of Object.values(units(content)))
    for (const [code, fields] of Object.entries(words))
      for (const [name, value] of Object.entries(Object(fields)))
        pieces[name] = { ...pieces[name], [code]: value };
  return pieces;
}
