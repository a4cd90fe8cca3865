import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FaqGroup } from '#content/schema/pages.ts';
import { paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { isCutSearch, truncateSearch } from '#domain/text/truncate-search.ts';
import { everydayWords, smallWords } from '#facts/everyday-words.ts';
import { ownNames } from '#facts/pages.ts';
import { faqGroups } from '#words/faq.ts';
import { searchFillerWords } from '#words/search-page.ts';
import { synonyms } from '#words/synonyms.ts';
import { languagePrefix } from '../../own-path.ts';
import type { Directory, Site } from '../../site.ts';
import { officialCard } from '../is-this-lashma/checked-card.ts';
import { indexDirectory } from '../provider/load-directory.ts';
import { type Answer, type Answers, findAnswers } from './find-answers.ts';
import { dictionaryOf } from './name-dictionary.ts';
import { collectDocuments, postDocuments } from './search-documents.ts';
import {
  createSearchIndex,
  type FoundDocument,
  type SearchDocument,
  type SearchIndex,
  type SearchKind,
  splitWords,
  stemWord,
  withoutOwnNames,
} from './search-index.ts';

const ROWS_PER_PAGE = 10;
const PLACES: readonly SearchKind[] = ['hospital', 'pharmacy', 'area'];
const EMERGENCY = 'emergency';
const nothing: Answers = { isDanger: false, cards: [], choices: [] };

export type SearchSite = Pick<
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
  | 'guessNeeds'
>;

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** The posts are in English. */
const last: readonly SearchKind[] = languagePrefix === '' ? [] : ['post'];
const language = { fillerWords: searchFillerWords, synonyms, last };
const plainStems = new Set([...everydayWords, ...smallWords].map(stemWord));

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

/** The answers to a text, and a page of the results without what the answers say already. */
export async function loadSearch(query: URLSearchParams, site: SearchSite) {
  const typed = query.get('q') ?? '';
  const text = truncateSearch(typed).trim();
  const { isPartial, results } =
    text === '' ? { results: [], isPartial: false } : await findPages(text, site);
  const { isCut, cards, choices, isDanger } =
    text === '' ? { ...nothing, isCut: false } : await answerText(typed, site);
  // "My pikin no dey breathe" is not answered with how to add a child as well.
  const isStory = cards[0]?.need === EMERGENCY && splitWords(text).length > 2;
  const others = isStory
    ? []
    : results.filter(({ document }) => !cards.some((answer) => isSaidBy(answer, document)));
  const asks = Number(query.get('page') ?? 1);
  const page = paginate(others.length, asks, ROWS_PER_PAGE);
  const isAnswered = cards.some(({ card }) => !card.isGuess) || choices.length > 0;
  const isMissed = !isAnswered && (cards.length > 0 || isPartial || results.length === 0);
  // Not the page that is shown: of few results there is only one.
  if (text !== '' && asks === 1) site.searches[isMissed ? 'countMissed' : 'countAnswered'](text);
  return {
    text,
    isCut,
    isDanger,
    cards,
    choices,
    results: rowsOfPage(others, page),
    total: others.length,
    isPartial,
    page,
  };
}

/** What answers a text, without the pages that have its words. */
export async function answerText(typed: string, site: SearchSite): Promise<Answers & { isCut: boolean }> {
  // Of the whole text: what makes a message a fraud may be at its end.
  const official = officialCard(typed, site);
  if (official) return { ...nothing, cards: [{ need: 'is-this-lashma', card: official }], isCut: false };
  const from = sourceOf(site);
  const documents = await readFixed(from, site);
  const ask = {
    text: truncateSearch(typed).trim(),
    site,
    faq: from.faq,
    findDocument: (href: string) => documents.find((document) => document.href === href),
  };
  return { ...findAnswers(ask, site.guessNeeds), isCut: isCutSearch(typed) };
}

/** All that may be meant, best first. */
export function answersOf({ cards, choices }: Answers): Answer[] {
  return [...cards, ...choices];
}

async function findPages(text: string, site: SearchSite) {
  const asked = withoutOwnNames(text, ownNames, searchFillerWords);
  const { isPartial, results } = (await openIndex(site))(asked);
  const everyday = splitWords(asked)
    .map(stemWord)
    .filter((word) => plainStems.has(word));
  return { isPartial, results: results.filter((each) => !isOnlyBegun(each, everyday)) };
}

/** An everyday word is not the beginning of another one in an address: "pari", which is "to end", of "Parish". */
function isOnlyBegun({ document, stems }: FoundDocument, everyday: readonly string[]): boolean {
  const isBegun = (stem: string) => everyday.some((word) => stem !== word && stem.startsWith(word));
  return PLACES.includes(document.kind) && [...stems].every(isBegun);
}

/** Benefits share a URL, so their titles count; a place has its own. */
function isSaidBy({ card: { href, title } }: Answer, document: SearchDocument): boolean {
  return document.href === href && (document.title === title || PLACES.includes(document.kind));
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
    return previous ?? createSearchIndex(await readFixed(from, site), language);
  });

  async function build(): Promise<SearchIndex> {
    const posts = await blogs.listForSearch();
    return createSearchIndex([...(await readFixed(from, site)), ...postDocuments(posts)], language);
  }
}

function readFixed(from: Source, site: SearchSite): Promise<SearchDocument[]> {
  if (!ofLists || !isSame(ofLists.from, from)) ofLists = { from, documents: collect(from, site) };
  return ofLists.documents;
}

async function collect({ directory, faq }: Source, site: SearchSite): Promise<SearchDocument[]> {
  const documents = await collectDocuments(directory, site, faq);
  for (const prepare of [indexDirectory, dictionaryOf]) {
    await nextTurn();
    prepare(directory);
  }
  await nextTurn();
  return documents;
}
