import { isReference } from '#domain/complaints/complaint-reference.ts';
import {
  DANGER,
  type GuessNeeds,
  LIKELY,
  LIKELY_DANGER,
  type NeedGuess,
  SURE,
  TIMES_UNRELATED,
} from '#domain/search/need-model.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { urgentWords } from '#facts/benefit-words.ts';
import { language } from '#words/language.ts';
import { searchPage as words } from '#words/search-page.ts';
import type { AnswerCard } from './answer-card.ts';
import { findNames } from './find-names.ts';
import { type Ask, cardOfNeed, cardOfTitle } from './need-cards.ts';
import { careCard, placeOfPhone } from './place-cards.ts';

/** An answer, by the need that it is for. */
export interface Answer {
  need: string;
  card: AnswerCard;
}

export interface Answers {
  /** Somebody may be in danger now: where to turn stands above everything else. */
  isDanger: boolean;
  /** What is surely asked for: a need, or a treatment and a place. */
  cards: Answer[];
  /** What else may be meant, one line each. */
  choices: Answer[];
}

/** A name is meant if the model does not rule it out. */
const LEAST_NAMED = 0.1;
const MOST_CHOICES = 3;
const [EMERGENCY, SICK, UNRELATED] = ['emergency', 'sick', 'none'];
const [SERVICE, PLACE] = ['service', 'place'];
/** Of these needs nothing is named. */
const OF_NAMES: Readonly<Record<string, string>> = { 'is-it-covered': SERVICE, 'find-hospital': PLACE };

/** What answers a text: exact things first, then what the model and the names in it say together. */
export function findAnswers(asked: Omit<Ask, 'names'>, guessNeeds: GuessNeeds | undefined): Answers {
  const { text, site } = asked;
  const ask: Ask = { ...asked, names: findNames(text, site.directory) };
  const guesses = guessNeeds?.(text, language.code) ?? [];
  const isDanger = guessNeeds ? probabilityOf(EMERGENCY, guesses) >= DANGER : isUrgent(text);
  const exact = exactAnswer(ask);
  if (exact) return { isDanger, cards: [exact], choices: [] };
  const { needs, isSure } = chooseNeeds(guesses, ask.names);
  const all = needs.flatMap((need) => {
    const card = cardOfNeed(need, ask);
    return card ? { need, card } : [];
  });
  // Two needs may have one answer.
  const answers = all.filter(
    ({ card }, at) => all.findIndex((other) => other.card.href === card.href) === at,
  );
  const [first, ...others] = answers;
  if (!first || !isSure) return { isDanger, cards: [], choices: answers };
  const both = first.need === SERVICE || first.need === PLACE ? namedBeside(first, ask) : [];
  return { isDanger, cards: [first, ...both].map((answer) => withUnused(answer, ask)), choices: others };
}

/** In place of a model that cannot be read. */
function isUrgent(text: string): boolean {
  const folded = ` ${foldText(text)} `;
  return urgentWords.some((word) => folded.includes(` ${word} `));
}

/** A question in its own words, the reference of a complaint, the number of a hospital. */
function exactAnswer(ask: Ask): Answer | undefined {
  const folded = foldText(ask.text);
  const titled = cardOfTitle(ask, (title) => foldText(title) === folded);
  if (titled) return titled;
  const need = 'complaint-status';
  const status = isReference(ask.text) ? cardOfNeed(need, ask) : undefined;
  if (status) return { need, card: status };
  const place = placeOfPhone(ask.text, ask.site.directory);
  return place && { need: PLACE, card: place };
}

/** Best first; sure, if the first one is to be shown as the answer. */
function chooseNeeds(
  guesses: readonly NeedGuess[],
  { treatment, provider, branches, area, ignored }: Ask['names'],
): { needs: string[]; isSure: boolean } {
  const isNamed: Readonly<Record<string, unknown>> = {
    [PLACE]: provider ?? branches ?? area,
    [SERVICE]: treatment,
  };
  const [top] = guesses;
  const [named] = [PLACE, SERVICE]
    .filter((need) => isNamed[need])
    .map((need) => ({ need, probability: probabilityOf(need, guesses) }))
    .sort((first, second) => second.probability - first.probability);
  // Nothing but a name is asked for, unless it is something else that people ask so.
  const isName =
    !top ||
    top.need === UNRELATED ||
    top.need === SICK ||
    top.probability < LIKELY ||
    (named && named.probability > LEAST_NAMED);
  const ofName = top && OF_NAMES[top.need];
  if (named && ignored.length === 0 && isName) return { needs: [named.need], isSure: true };
  if (ofName && isNamed[ofName] && top.probability >= LIKELY) return { needs: [ofName], isSure: true };
  const meant = guesses.filter(({ need }) => need !== UNRELATED).slice(0, MOST_CHOICES);
  const [best] = meant;
  if (!best || best.probability < TIMES_UNRELATED * probabilityOf(UNRELATED, guesses))
    return { needs: [], isSure: false };
  const isSure = best.probability >= (best.need === EMERGENCY ? LIKELY_DANGER : LIKELY);
  const isAlone = isSure && (best.probability >= SURE || best.need === EMERGENCY);
  const needs = (isAlone ? [best] : meant).map(({ need }) => need);
  // The strip says it already, and a false alarm leads others away from what they ask.
  if (!isSure && best.need === EMERGENCY) needs.push(...needs.splice(0, 1));
  return { needs, isSure };
}

function probabilityOf(wanted: string, guesses: readonly NeedGuess[]): number {
  return guesses.find(({ need }) => need === wanted)?.probability ?? 0;
}

/** "Malaria ikeja" names a treatment and an area: the other one of both. */
function namedBeside({ need }: Answer, ask: Ask): Answer[] {
  const { treatment, provider, branches, area } = ask.names;
  const isPlace = need === SERVICE;
  const isNamed = isPlace ? (provider ?? branches ?? area) : treatment;
  const other = isPlace ? PLACE : SERVICE;
  // "General hospital with dialysis" names no place, and yet asks for some.
  const isAsked = isNamed ?? (isPlace && careCard(ask.text, ask.site.directory));
  const card = isAsked && cardOfNeed(other, ask);
  return card ? [{ need: other, card }] : [];
}

/** Says below a treatment or a place what else was typed. */
function withUnused({ need, card }: Answer, { names: { ignored } }: Ask): Answer {
  if (ignored.length === 0 || (need !== SERVICE && need !== PLACE) || card.isNo) return { need, card };
  return { need, card: { ...card, unused: words.unused(ignored.map((word) => `“${word}”`).join(', ')) } };
}
