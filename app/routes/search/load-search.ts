import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FaqGroup, SearchAnswer } from '#content/schema/pages.ts';
import { isReference } from '#domain/complaints/complaint-reference.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { isCutSearch, truncateSearch } from '#domain/text/truncate-search.ts';
import { benefitWords } from '#facts/benefit-words.ts';
import { ownNames } from '#facts/pages.ts';
import { intents } from '#facts/search/intents.ts';
import { faqGroups } from '#words/faq.ts';
import { isThisLashma } from '#words/is-this-lashma.ts';
import { searchAnswers } from '#words/search/answers.ts';
import { ownAnswers } from '#words/search/own-answers.ts';
import { sameWords } from '#words/search/question-words.ts';
import { synonyms } from '#words/search/synonyms.ts';
import { benefitFillerWords, searchFillerWords, searchPage } from '#words/search-page.ts';
import { languagePrefix } from '../../own-path.ts';
import type { Directory, Site } from '../../site.ts';
import { indexDirectory } from '../provider/load-directory.ts';
import { askForCare } from '../provider-services/load-services.ts';
import { type AnswerCard, cardOf, cardOfResult } from './best-answer.tsx';
import { areaWays, careCard, careWays, knowsHours } from './care-cards.ts';
import { createAnswerFinder, LEAST_COVERED, wordsOfRule } from './find-answer.ts';
import { findPlaceCards, namedCard, placeDetailCard, placeOfPhone } from './place-cards.ts';
import {
  answerOfAge,
  benefitCard,
  householdCard,
  lateJoinNote,
  officialCard,
  parentAbroadCard,
  personCard,
  signsOf,
  staffCard,
  waysToPlan,
} from './question-cards.ts';
import { collectDocuments, postDocuments } from './search-documents.ts';
import {
  createSearchIndex,
  type FoundDocument,
  type FoundDocuments,
  type SearchDocument,
  type SearchIndex,
  type SearchKind,
  splitWords,
  stemWord,
  tellingWords,
  withoutOwnNames,
} from './search-index.ts';
import { sharedAnswers } from './shared-answers.ts';

const ROWS_PER_PAGE = 10;
const PLACES: readonly SearchKind[] = ['hospital', 'pharmacy', 'area'];
const PREGNANCY = 'pregnancy';
/** Those that tell only of whom somebody speaks: "physiotherapy for my mother" asks for the treatment. */
const PERSONS: readonly (string | undefined)[] = ['seniors', 'dependants'];
/** It tells of no treatment. */
const SICK = 'sick';
const PLANS: readonly (string | undefined)[] = ['jaara', 'jaara-plus'];
const isOfWhom = (answer: SearchAnswer | undefined) =>
  [...PERSONS, PREGNANCY, SICK, 'sick-child'].includes(answer?.id);
/** Whoever asks these may have the caller on the line. */
const OF_CALLERS: readonly (string | undefined)[] = ['is-this-lashma', 'fraud'];
/** Those whose page is about life in danger; the second is asked when nothing else is known to be open. */
const [EMERGENCY, NIGHT] = ['emergency', 'night'];
const EMERGENCY_PATH = '/emergency';
/** Which languages the site has, each with its link. */
const LANGUAGES = 'languages';
/** When we are open ourselves. */
const HOURS = 'hours';
const NOT_COVERED = 'not-covered';

type SearchSite = Pick<
  Site,
  | 'publicUrl'
  | 'blogs'
  | 'pagePaths'
  | 'retentionDays'
  | 'contentVersion'
  | 'searches'
  | 'directory'
  | 'content'
  | 'languages'
>;

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** The posts are in English. */
const last: readonly SearchKind[] = languagePrefix === '' ? [] : ['post'];
const language = { fillerWords: searchFillerWords, synonyms, last };
const rules = [...searchAnswers, ...ownAnswers, ...sharedAnswers];
const typedForRules = rules.flatMap(wordsOfRule);
/** What people type that is no name of a place. */
const everydayWords = new Set(
  [
    ...typedForRules,
    ...faqGroups.flatMap(({ questions }) =>
      questions.flatMap((each) => [each.question, each.alsoFoundBy ?? '']),
    ),
    ...sameWords.flat(),
    ...Object.values(benefitWords).flatMap(({ named, near = [] }) => [...named, ...near]),
    ...synonyms.flat(),
    ...benefitFillerWords,
    ...searchFillerWords,
  ]
    .flatMap((text) => splitWords(text).map(stemWord))
    .filter((word) => !ownNames.some((name) => splitWords(name).includes(word))),
);
/** What is asked of others than the benefits. */
const wordsOfRules = new Set(
  [...typedForRules, ...sameWords.flat()].flatMap((text) => splitWords(text).map(stemWord)),
);
const wordsOfAnswers = { sameWords, otherWords: everydayWords };
const findAnswer = createAnswerFinder(rules, searchFillerWords, { ...wordsOfAnswers, intents });
const findEmergency = createAnswerFinder(
  searchAnswers.filter(({ id }) => id === EMERGENCY),
  searchFillerWords,
  { ...wordsOfAnswers, intents },
);
interface Source {
  directory: Directory;
  faq: readonly FaqGroup[];
}

let ofLists: { from: Source; documents: Promise<SearchDocument[]> } | undefined;
let latest: { version: number; from: Source; index: Promise<SearchIndex> } | undefined;

const sourceOf = ({ directory, content }: SearchSite): Source => ({
  directory,
  faq: content.faqGroups ?? faqGroups,
});
const isSame = (one: Source | undefined, other: Source) =>
  one?.directory === other.directory && one.faq === other.faq;

/** The results of a page, without what the card says already. */
export async function loadSearch(query: URLSearchParams, site: SearchSite) {
  const typed = query.get('q') ?? '';
  const text = truncateSearch(typed).trim();
  const asked = withoutOwnNames(text, ownNames, searchFillerWords);
  const { isPartial, results } =
    text === '' ? { results: [], isPartial: false } : (await openIndex(site))(asked);
  const everyday = splitWords(asked)
    .map(stemWord)
    .filter((word) => everydayWords.has(word));
  const found = { isPartial, results: results.filter((each) => !isOnlyBegun(each, everyday)) };
  // Of the whole text: what makes a message a fraud may be at its end.
  const official = officialCard(typed, site);
  const card =
    text === ''
      ? undefined
      : (official ??
        referenceCard(text, site) ??
        placeOfPhone(text, site.directory) ??
        namedCard(asked, site.directory) ??
        personCard(text, site, isNameIn(site)) ??
        placeDetailCard(asked, site.directory, isEverydayWord) ??
        chooseCard(asked, found, site));
  // "My pikin no dey breathe" is not answered with how to add a child as well.
  const isAnswered = card?.href === EMERGENCY_PATH && splitWords(asked).length > 2;
  const others = isAnswered ? [] : found.results.filter(({ document }) => !card || !isSaidBy(card, document));
  const asks = Number(query.get('page') ?? 1);
  const page = paginate(others.length, asks, ROWS_PER_PAGE);
  const isMissed = card ? card.isGuess : found.isPartial || found.results.length === 0;
  // Not the page that is shown: of few results there is only one.
  if (text !== '' && asks === 1) site.searches[isMissed ? 'countMissed' : 'countAnswered'](text);
  const isCut = !official && isCutSearch(typed);
  return { text, isCut, card, results: rowsOfPage(others, page), total: others.length, isPartial, page };
}

function isEverydayWord(word: string): boolean {
  return /\d/.test(word) || everydayWords.has(stemWord(word));
}

/** A complaint's reference goes to the page that says how far it is, on which it is typed: it is no part of an address. */
function referenceCard(text: string, { pagePaths }: SearchSite): AnswerCard | undefined {
  const answer = isReference(text) && searchAnswers.find(({ id }) => id === 'complaint-status');
  return answer ? cardOf(answer, pagePaths, faqGroups) : undefined;
}

/** Whether a word may be somebody's name: it is none of every day, of an area or of a kind of place. */
function isNameIn({ directory }: SearchSite): (word: string) => boolean {
  const { localities, types, generic } = indexDirectory(directory);
  return (word) =>
    /^\p{L}+$/u.test(word) &&
    !everydayWords.has(stemWord(word)) &&
    !localities.has(word) &&
    !types.has(word) &&
    !generic.has(word);
}

/** An everyday word is not the beginning of another one in an address: "pari", which is "to end", of "Parish". */
function isOnlyBegun({ document, stems }: FoundDocument, everyday: readonly string[]): boolean {
  const isBegun = (stem: string) => everyday.some((word) => stem !== word && stem.startsWith(word));
  return PLACES.includes(document.kind) && [...stems].every(isBegun);
}

/** Benefits share a URL, so their titles count; a place has its own. */
function isSaidBy({ href, title }: AnswerCard, document: SearchDocument): boolean {
  return document.href === href && (document.title === title || PLACES.includes(document.kind));
}

/**
 * The surest first: a household with its price, what people ask for most, what a plan covers, a place or an area by its
 * name, then what covers a part of the search. A name of words that people use every day, such as "mother", is no
 * hospital's unless the search has a word such as "hospital".
 */
function chooseCard(
  text: string,
  { results, isPartial }: FoundDocuments,
  site: SearchSite,
): AnswerCard | undefined {
  const { pagePaths, directory } = site;
  const { faq } = sourceOf(site);
  const wish = askForCare(text, directory);
  const { byTextWord } = indexDirectory(directory);
  const isName = (word: string) => byTextWord.has(word) || byTextWord.has(stemWord(word));
  const isOtherWord = (word: string) => isName(word) || wordsOfRules.has(stemWord(word));
  const benefit = benefitCard(text, searchFillerWords, isOtherWord);
  const urgent = findEmergency(text, { isName });
  const asked = findAnswer(text, { signs: signsOf(text, benefit.row), isName });
  // "Pregnant woman is bleeding" tells of whom, and that it cannot wait; "stroke rehabilitation" tells that it can.
  const isCalm = asked?.isIntent && urgent?.stems.every((stem) => asked.stems.includes(stem));
  const rule = urgent && (isOfWhom(asked?.answer) || (asked?.isIntent && !isCalm)) ? urgent : asked;
  const found = rule && cardOf(rule.answer, pagePaths, faq);
  const late = rule?.answer.id === PREGNANCY ? lateJoinNote(text) : undefined;
  const isUrgent = rule?.answer.id === EMERGENCY || rule?.answer.id === NIGHT;
  const isNight = rule?.answer.id === NIGHT || (isUrgent && wish.need.open === 'night');
  const ruleCard = found && {
    ...found,
    // Of "mama" alone nobody knows what it is about: it may be something that no rule knows.
    ...(isOfWhom(rule?.answer) && { note: searchPage.ofUnlisted.at(-1) }),
    ...(late && { note: late }),
    // Behind what to do at once.
    ...(isNight && !knowsHours(directory) && { text: [...found.text, searchPage.noHours] }),
    ...(OF_CALLERS.includes(rule?.answer.id) && { note: isThisLashma.rules.join(' ') }),
    links: [
      ...found.links,
      ...(isUrgent || (rule?.isIntent && 'covered' in rule.answer) ? areaWays(wish, directory) : []),
      // Whether a plan pays for it is asked later: "my baby has convulsion".
      ...(rule?.answer.id === EMERGENCY ? wayToBenefit(benefit.whole) : []),
    ],
    ...(rule?.answer.id === LANGUAGES && languagesOf(site)),
  };
  const titled = results.find(({ document }) => document.kind === 'faq' && isCalled(document, text));
  if (titled && !urgent && rule?.asked !== 1) return cardOfResult(titled.document, faq);
  // Whoever asks what a plan leaves out wants to see its own list.
  const more = rule?.answer.id === NOT_COVERED ? waysToPlan(text) : [];
  if (rule?.isIntent && ruleCard) return { ...ruleCard, links: [...ruleCard.links, ...more] };
  const people = householdCard(text) ?? parentAbroadCard(text) ?? staffCard(text);
  if (people) return people;
  const ofAge = answerOfAge(text);
  const answer = ofAge && searchAnswers.find(({ id }) => id === ofAge);
  if (answer) return cardOf(answer, pagePaths, faq);
  // "Accident Ikorodu night" does not wait for opening hours.
  const isAboutUs = rule?.answer.id === HOURS && rule.covered === 1;
  const care = isAboutUs || urgent ? undefined : careCard(text, wish, directory);
  if (rule?.answer.id === EMERGENCY && ruleCard && benefit.whole) return ruleCard;
  const places = findPlaceCards(text, directory, isEverydayWord);
  // "Island Maternity" is a hospital's name before it asks for a maternity ward on the island.
  if (care && places.isNamed) return places.sure;
  if (care) return { ...care, links: [...care.links, ...wayToBenefit(benefit.whole ?? benefit.among)] };
  // "Eko Hospital", where "Èkó" is the state, of which other titles tell; "First Cardiology", which is no row's.
  const missing = places.isWellKnown ? places.no : undefined;
  const isAllOfIt = rule?.asked === 1 || (rule?.covered === 1 && (!benefit.whole || benefit.whole.isNearest));
  if (isAllOfIt && ruleCard && !missing) return ruleCard;
  if (benefit.whole && !missing) {
    const { lines, links } = careWays(wish);
    return {
      ...benefit.whole,
      lines,
      links: [...benefit.whole.links, ...links, ...waysToPlaces(places.sure)],
    };
  }
  const among = benefit.among && {
    ...benefit.among,
    links: [...benefit.among.links, ...areaWays(wish, directory)],
  };
  const [best] = results;
  const isBenefit = tellingWords(text, searchFillerWords).length < 3 && isOfBenefit(best?.document);
  const resultCard =
    best && !isPartial && (best.isNamed || isBenefit) ? cardOfResult(best.document, faq) : undefined;
  const isEveryday = splitWords(text).every(isEverydayWord);
  const perhaps = isEveryday && !places.isGeneric ? undefined : places.perhaps;
  const isAboutPlaces = places.isAsked || results.every(({ document }) => PLACES.includes(document.kind));
  const no = isAboutPlaces && !isEveryday ? places.no : undefined;
  // "Skin doctor for my mother" tells more than that somebody is sick.
  const isTreatment = rule?.answer.id === SICK && (!among?.isNearest || rule.asked < LEAST_COVERED);
  const ofPerson = PERSONS.includes(rule?.answer.id) || isTreatment ? among : undefined;
  // "Hospital that accepts Jaara Plus near Festac" asks for the hospital.
  const ofArea = PLANS.includes(rule?.answer.id) && places.isGeneric ? places.around : undefined;
  return (
    places.sure ??
    ofPerson ??
    ofArea ??
    (missing && rule?.answer.isWhole ? missing : ruleCard) ??
    missing ??
    among ??
    places.around ??
    resultCard ??
    perhaps ??
    no
  );
}

/** "Kini mo gbodo mu lo" is "Kí ni mo gbọ́dọ̀ mú lọ?" */
function isCalled({ title }: SearchDocument, text: string): boolean {
  const [name, typed] = [title, text].map((each) => foldText(each).replaceAll(' ', ''));
  return name === typed;
}

/** The site in each of its languages. */
function languagesOf({ languages }: SearchSite): Pick<AnswerCard, 'title' | 'links'> {
  return {
    title: searchPage.languages(languages.map(({ name }) => name).join(', ')),
    links: languages.map(({ code, name }) => ({ label: name, to: '/', hrefLang: code })),
  };
}

/** Beside an answer about something else they say of what they are: of the town Iba, not of the fever. */
function waysToPlaces(
  { kind, links }: Pick<AnswerCard, 'kind' | 'links'> = { links: [] },
): AnswerCard['links'] {
  return kind ? links.map((link) => ({ ...link, label: `${kind}: ${link.label}` })) : links;
}

/** Beside the places that offer it: whether it is covered. */
function wayToBenefit(card: AnswerCard | undefined): AnswerCard['links'] {
  return card ? [{ label: `${card.kind} ${card.title}`, to: card.href }] : [];
}

/** Few words that only the benefits have are asked of them: "cough". */
function isOfBenefit(document: SearchDocument | undefined): boolean {
  return document?.kind === 'covered' || document?.kind === 'benefit';
}

/** Made bit by bit at the first search after a change; all but the posts anew only when lists or questions have changed. */
async function openIndex(site: SearchSite): Promise<SearchIndex> {
  const { blogs, contentVersion } = site;
  const version = contentVersion();
  const from = sourceOf(site);
  if (latest?.version === version && isSame(latest.from, from)) return latest.index;
  const previous = latest?.index;
  const index = build();
  latest = { version, from, index };
  return index.catch(async () => {
    // Without the database, the search works on what it knew before, and tries again next time.
    if (latest?.index === index) latest = undefined;
    return previous ?? createSearchIndex(await readFixed(), language);
  });

  async function build(): Promise<SearchIndex> {
    const posts = await blogs.listForSearch();
    return createSearchIndex([...(await readFixed()), ...postDocuments(posts)], language);
  }

  function readFixed(): Promise<SearchDocument[]> {
    if (!ofLists || !isSame(ofLists.from, from)) ofLists = { from, documents: collect(from, site) };
    return ofLists.documents;
  }
}

async function collect({ directory, faq }: Source, site: SearchSite): Promise<SearchDocument[]> {
  const documents = await collectDocuments(directory, site, faq);
  await nextTurn();
  indexDirectory(directory);
  await nextTurn();
  return documents;
}
